"""Foursquare, a solitaire by Wil Su (rules.md, section 4): values and rules, no Qt, no sentences."""
