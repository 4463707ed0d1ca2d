#!/bin/sh
# A disk image with the app and a link to drag it onto; after `make bundle`. Untested: nobody has run it yet.
set -eu
cd "$(dirname "$0")/../.."

version=$1
app="dist/Quarto Desktop.app"
folder=build/dmg
rm -rf "$folder"
mkdir -p "$folder"
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
codesign --force --deep --options runtime --entitlements packaging/macos/entitlements.plist \
    --sign "${SIGNING_IDENTITY:--}" "$folder/Quarto Desktop.app"
hdiutil create -volname "Quarto Desktop $version" -srcfolder "$folder" -ov -format UDZO \
    "dist/quarto-desktop-$version.dmg"
