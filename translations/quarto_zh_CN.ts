<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quarto Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarto Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board game for two with sixteen pieces, no two alike. Play a friend, play the computer, or watch it play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Quarto” is a trademark of Gigamic. This is an independent program that is not connected with Gigamic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence. It uses Qt and PySide6, which are free software under the GNU Lesser General Public License, version 3; you may replace them with your own copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine: built-in search, interpreted · Qt {qt} · PySide6 {pyside} · Python {python}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Announce QUARTO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that four pieces in a line have something in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full; the game ends without a winner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still learning: often overlooks what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed: sees most wins, makes human mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: takes every win and avoids every gift it should not give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks several pieces ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As strong as the computer can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player must now do what was to be done. This is the published rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The app makes a random move for the player who was too slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who was too slow loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must see every line of four yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line your opponent did not announce lights up on your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line you may announce lights up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicesForm</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gives first chooses a piece; the other places it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point out announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Confirmation</name>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the board is not finished. It will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Quarto Desktop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSettingsDialog</name>
    <message>
        <source>Game Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules start a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes count from the next move on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>%n game(s) won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose, then give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces appear in their places without moving there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer pauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits this long before it places and before it gives, so that you can follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one click a piece cannot be unchosen: it is given at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters a-d and numbers 1-4 at the board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Give a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {piece}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same game with the sides swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the game from its beginning, move by move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Four Alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Alike (Square Variant)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarto Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the piece. Your opponent has to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines win, and blocks win too. Keep an eye on the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it, say it, win it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file ({token}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game file: it must begin with [Quarto &quot;1&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was written by a later version of the program (format {token}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” is not a proper header line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header “{token}” is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header “{token}” comes after the first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which rules were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” is not a value that can stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{token}” is not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is already over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece in hand must be placed first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece has been given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sixteen pieces have been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is already in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is already on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules know no announcing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player has announced falsely and must wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game can end so only in classic, with a full board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the sixteenth piece, running out of time is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is four rows of four squares and the piece in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces are written 0 to 9 and A to F, empty squares as dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} (by chance, time was up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announces falsely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announces QUARTO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends as a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gave the {piece} piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} placed the {piece} piece on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announced QUARTO, but there is no open line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ran out of time. {turn}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{matches}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUARTO! {matches}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full, and the last piece matched nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full, and nobody announced a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hollow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {traits} pieces: {start}-{end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {traits} pieces: block {start}-{end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{computer} ({level})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You place this piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places this piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give the next piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives the next piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody moved for three turns, so the game waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is covered and the clock stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how the game began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how it stood after step {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is looking for a square…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is looking at the last piece…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is choosing a piece for you…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is choosing a piece to give…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the piece in hand on an empty square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a line first. Then give {opponent} a piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a piece to give to {opponent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce QUARTO before you place!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce QUARTO before you give!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full. Announce QUARTO, or end the game as a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place the piece in hand, then give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to place: a piece must be given first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece stands there already. Choose an empty square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is in hand. It must be placed, not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is on the board and stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to announce in this game: a match wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a false announcement you must wait until the next piece has been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can end as a draw only when the board is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused. Continue it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. Return to the game first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules cannot change during a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{former} {latter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{former}; {latter}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimerChoice</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message>
        <source>The clock stands still.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
