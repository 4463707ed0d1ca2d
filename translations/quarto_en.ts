<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
