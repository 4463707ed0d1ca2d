<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FoursquareCounts</name>
    <message numerus="yes">
        <source>Stock: %n card(s) left</source>
        <translation>
            <numerusform>Stock: %n card left</numerusform>
            <numerusform>Stock: %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) turn</source>
        <translation>
            <numerusform>%n pile turns</numerusform>
            <numerusform>%n piles turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) come up</source>
        <translation>
            <numerusform>%n pile comes up</numerusform>
            <numerusform>%n piles come up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won with %n card(s) left!</source>
        <translation>
            <numerusform>Won with %n card left!</numerusform>
            <numerusform>Won with %n cards left!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolitaireCounts</name>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message numerus="yes">
        <source>Time left for this turn: %n second(s)</source>
        <translation>
            <numerusform>Time left for this turn: %n second</numerusform>
            <numerusform>Time left for this turn: %n seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
