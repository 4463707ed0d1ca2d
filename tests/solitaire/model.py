"""A second Foursquare, written straight from rules.md in another style, to play against the room.

One dictionary from names such as ``"d4"`` to lists of ``[card, face_up]``; nothing of the room is used.
"""

LETTERS = "abcdefg"
DIGITS = "1234567"
MASK = 0xFFFFFFFFFFFFFFFF


def pack():
    return [rank + suit for suit in "SHDC" for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")]


def rank(card):
    return 1 if card[0] == "A" else int(card[:-1])


class Mixer:
    """SplitMix64."""

    def __init__(self, seed):
        self.x = seed & MASK

    def draw(self):
        self.x = (self.x + 0x9E3779B97F4A7C15) & MASK
        z = self.x
        z ^= z >> 30
        z = (z * 0xBF58476D1CE4E5B9) & MASK
        z ^= z >> 27
        z = (z * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return z


def shuffled(number):
    """The deal of a number, and how many outputs of the generator were skipped for it."""
    mixer, cards, skipped, i = Mixer(number), pack(), 0, 39
    while i >= 1:
        r = mixer.draw()
        if r >= 2**64 - (2**64 % (i + 1)):
            skipped += 1
            continue
        j = r % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return cards, skipped


class Model:
    """A game: `stock` what is left, `piles` the table, `status`, `reason`, `score`."""

    def __init__(self, stock, house=False):
        self.stock = list(stock)
        self.house = house
        self.piles = {}
        self.status = "playing"
        self.reason = None
        self.score = None

    def may(self, name):
        """Whether the next card may go there."""
        if self.status != "playing":
            return False
        if name in self.piles:
            return len(self.piles[name]) < 4
        if not self.piles:
            return name == "d4"
        touching = False
        for other in self.piles:
            across = abs(ord(other[0]) - ord(name[0]))
            along = abs(ord(other[1]) - ord(name[1]))
            if across > 3 or along > 3:
                return False
            if across + along == 1:
                touching = True
        return touching

    def legal(self):
        return [letter + digit for letter in LETTERS for digit in DIGITS if self.may(letter + digit)]

    def place(self, name):
        card = self.stock.pop(0)
        self.piles.setdefault(name, []).append([card, True])
        for axis in (1, 0):  # the row shares the digit, the column the letter
            line = [where for where in self.piles if where[axis] == name[axis] and where != name]
            self.flip(name, rank(card), line)
        self.judge()

    def flip(self, name, value, line):
        tops = [self.piles[where][-1] for where in line]
        seen = [rank(top[0]) for top in tops if top[1]]
        if not tops:
            return
        if seen:
            higher = all(value > other for other in seen)
            lower = all(value < other for other in seen)
            if not higher and not lower:
                return
            if self.house:
                mine = self.piles[name][-1]
                mine[1] = not mine[1]
        for top in tops:
            top[1] = not top[1]

    def down(self):
        return len([pile for pile in self.piles.values() if not pile[-1][1]])

    def judge(self):
        if len(self.piles) == 16 and self.down() == 0:
            self.status, self.reason, self.score = "won", "grid", len(self.stock)
        elif self.down() > 4:
            self.status, self.reason = "lost", "face-down"
        elif not self.stock:
            self.status, self.reason = "lost", "stock"

    def as_json(self):
        """What the command line prints of this game."""
        return {
            "status": self.status,
            "reason": self.reason,
            "score": self.score,
            "down": self.down(),
            "placed": sum(len(pile) for pile in self.piles.values()),
            "cells": {name: [pile[-1][0], pile[-1][1], len(pile)] for name, pile in self.piles.items()},
            "legal": self.legal(),
            "next": self.stock[0] if self.status == "playing" else None,
        }
