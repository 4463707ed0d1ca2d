<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quarto Desktop</source>
        <translation>关于 Quarto Desktop</translation>
    </message>
    <message>
        <source>Quarto Desktop</source>
        <translation>Quarto Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A board game for two with sixteen pieces, no two alike. Play a friend, play the computer, or watch it play.</source>
        <translation>两个人玩的棋，十六枚棋子，没有两枚一样。和朋友下，和电脑下，或者看电脑自己下。</translation>
    </message>
    <message>
        <source>“Quarto” is a trademark of Gigamic. This is an independent program that is not connected with Gigamic.</source>
        <translation>“Quarto”是 Gigamic 公司的商标。这是一款独立的软件，与 Gigamic 没有关系。</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence. It uses Qt and PySide6, which are free software under the GNU Lesser General Public License, version 3; you may replace them with your own copies.</source>
        <translation>本软件是自由软件，采用 MIT 许可证。它用到了 Qt 和 PySide6，二者是采用 GNU 宽通用公共许可证（LGPL）第 3 版的自由软件，你可以换成自己的版本。</translation>
    </message>
    <message>
        <source>Engine: compiled · Qt {qt} · PySide6 {pyside} · Python {python}</source>
        <translation>引擎：已编译 · Qt {qt} · PySide6 {pyside} · Python {python}</translation>
    </message>
    <message>
        <source>Engine: interpreted, exact from {squares} empty squares on · Qt {qt} · PySide6 {pyside} · Python {python}</source>
        <translation>引擎：解释执行，剩 {squares} 个空格起完全精确 · Qt {qt} · PySide6 {pyside} · Python {python}</translation>
    </message>
</context>
<context>
    <name>Accessibility</name>
    <message>
        <source>Game table</source>
        <translation>棋桌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>展台</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>备选区</translation>
    </message>
    <message>
        <source>part of the winning match</source>
        <translation>属于赢的那一组</translation>
    </message>
    <message>
        <source>part of a line that can be announced</source>
        <translation>在能宣布的线上</translation>
    </message>
    <message>
        <source>placed last</source>
        <translation>刚放下</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things that are spoken</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Analysis</source>
        <translation>局面分析</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Play from here...</source>
        <translation>从这里开始下…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Played and tried out</source>
        <translation>下过的和试过的</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>How far the analysis is</source>
        <translation>分析进度</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter: wins</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: draws</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: loses</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>必胜</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>必败</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>还没算出来</translation>
    </message>
    <message>
        <source>{what}: {worth}</source>
        <translation>{what}：{worth}</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>还没算出来</translation>
    </message>
    <message>
        <source>Wins: {count}</source>
        <translation>必胜：{count}</translation>
    </message>
    <message>
        <source>Draws: {count}</source>
        <translation>和棋：{count}</translation>
    </message>
    <message>
        <source>Losses: {count}</source>
        <translation>必败：{count}</translation>
    </message>
    <message>
        <source>{what}: QUARTO was not announced</source>
        <translation>{what}：没有宣布 QUARTO</translation>
    </message>
    <message>
        <source>{what}: {worth}, and a win was there</source>
        <translation>{what}：{worth}，本来能胜</translation>
    </message>
    <message>
        <source>{what}: {worth}, and a draw was there</source>
        <translation>{what}：{worth}，本来能和</translation>
    </message>
    <message>
        <source>A piece must be given. What is each one worth?</source>
        <translation>该给棋子了。给哪一枚，结果会怎样？</translation>
    </message>
    <message>
        <source>The {piece} piece must be placed. What is each square worth?</source>
        <translation>该放{piece}的棋子了。放在哪一格，结果会怎样？</translation>
    </message>
    <message>
        <source>{known} of {total} known</source>
        <translation>已算出 {known} / {total}</translation>
    </message>
    <message>
        <source>{matched}. Announcing QUARTO wins.</source>
        <translation>{matched}。宣布 QUARTO 就胜了。</translation>
    </message>
    <message>
        <source>Stopped; {known} of {total} known</source>
        <translation>已停止，算出了 {known} / {total}</translation>
    </message>
    <message>
        <source>Something went wrong while this was being worked out. What is shown is right.</source>
        <translation>计算时出了错。已经显示的结果是对的。</translation>
    </message>
    <message>
        <source>Nothing is left to find out here. Go back to try something else.</source>
        <translation>这里没有什么可算的了。退回去再试试别的吧。</translation>
    </message>
    <message>
        <source>On this computer the engine is not compiled: early in the game this can take very long. You can stop it at any time.</source>
        <translation>这台电脑上的引擎没有编译，开局阶段可能要算很久。随时可以停止。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>{listed}.</source>
        <translation>{listed}。</translation>
    </message>
    <message>
        <source>With best play on both sides, whoever places now wins.</source>
        <translation>双方都不出错的话，现在放棋子的一方必胜。</translation>
    </message>
    <message>
        <source>With best play on both sides, this ends in a draw.</source>
        <translation>双方都不出错的话，结果是和棋。</translation>
    </message>
    <message>
        <source>With best play on both sides, whoever places now loses.</source>
        <translation>双方都不出错的话，现在放棋子的一方必败。</translation>
    </message>
    <message>
        <source>With best play on both sides, whoever gives now wins.</source>
        <translation>双方都不出错的话，现在给棋子的一方必胜。</translation>
    </message>
    <message>
        <source>With best play on both sides, whoever gives now loses.</source>
        <translation>双方都不出错的话，现在给棋子的一方必败。</translation>
    </message>
    <message>
        <source>The board is full and nobody has won: a draw.</source>
        <translation>棋盘满了，谁也没有胜：和棋。</translation>
    </message>
    <message>
        <source>Won with {matched}.</source>
        <translation>赢了。{matched}。</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Announce QUARTO</source>
        <translation>宣布 QUARTO</translation>
    </message>
    <message>
        <source>Say that four pieces in a line have something in common</source>
        <translation>看到一条线上的四枚棋子有相同的特征，就按这里</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>和棋结束</translation>
    </message>
    <message>
        <source>The board is full; the game ends without a winner</source>
        <translation>棋盘满了，这局不分胜负</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>In hand</source>
        <translation>手中的棋子</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>备选区</translation>
    </message>
</context>
<context>
    <name>CardPromptPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>回到我的牌局</translation>
    </message>
</context>
<context>
    <name>CardResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同一局再来</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>最好的走法</translation>
    </message>
    <message>
        <source>Watch the best game found in this deal, card by card</source>
        <translation>一张一张地看这一局能找到的最好走法</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Search for the best line</source>
        <translation>寻找最好的走法</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Against the computer</source>
        <translation>和电脑下</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>两个人下</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <translation>看电脑下</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Player one</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>Player two</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>Computer one</source>
        <translation>电脑一</translation>
    </message>
    <message>
        <source>Computer two</source>
        <translation>电脑二</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Still learning: often overlooks what is there.</source>
        <translation>还在学：明摆着的也常常看不见。</translation>
    </message>
    <message>
        <source>Relaxed: sees most wins, makes human mistakes.</source>
        <translation>轻轻松松：能赢多半看得出，也会像人一样出错。</translation>
    </message>
    <message>
        <source>Looks several pieces ahead.</source>
        <translation>会往后多想好几步。</translation>
    </message>
    <message>
        <source>Careful: overlooks little, and counts the last squares through.</source>
        <translation>小心谨慎：很少看漏，收尾也算得清。</translation>
    </message>
    <message>
        <source>Never makes a mistake. Can you hold the draw?</source>
        <translation>从不出错。你能逼平它吗？</translation>
    </message>
    <message>
        <source>Makes no mistake once at most {squares} squares are empty; before that the engine, which is not compiled here, is too slow.</source>
        <translation>空格不多于 {squares} 个时从不出错；再早就算不过来了，因为这里的引擎没有编译。</translation>
    </message>
    <message>
        <source>Turn passes</source>
        <translation>换对方走</translation>
    </message>
    <message>
        <source>Random move</source>
        <translation>随机走一步</translation>
    </message>
    <message>
        <source>Game is lost</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>The other player must now do what was to be done. This is the published rule.</source>
        <translation>该做的事改由对方来做。规则原本就是这样。</translation>
    </message>
    <message>
        <source>The app makes a random move for the player who was too slow.</source>
        <translation>谁慢了，软件就替谁随机走一步。</translation>
    </message>
    <message>
        <source>The player who was too slow loses.</source>
        <translation>谁慢了，谁就输。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>What my opponent missed</source>
        <translation>对手漏掉的</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>You must see every line of four yourself.</source>
        <translation>成没成线，全靠自己看。</translation>
    </message>
    <message>
        <source>A line your opponent did not announce lights up on your turn.</source>
        <translation>对手没宣布的线，轮到你时会亮起来。</translation>
    </message>
    <message>
        <source>Every line you may announce lights up.</source>
        <translation>凡是你能宣布的线，都会亮起来。</translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one}对{two}</translation>
    </message>
    <message>
        <source>random first</source>
        <translation>先后随机</translation>
    </message>
    <message>
        <source>you first</source>
        <translation>你先给</translation>
    </message>
    <message>
        <source>{player} first</source>
        <translation>{player}先给</translation>
    </message>
</context>
<context>
    <name>ChoicesForm</name>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Time and help</source>
        <translation>限时和提示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Gives first</source>
        <translation>谁先给</translation>
    </message>
    <message>
        <source>Whoever gives first chooses a piece; the other places it.</source>
        <translation>先给的人挑一枚棋子，由对方来放。</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>每回合限时</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>时间到了</translation>
    </message>
    <message>
        <source>Point out announcements</source>
        <translation>提示宣布</translation>
    </message>
    <message>
        <source>Computer one</source>
        <translation>电脑一</translation>
    </message>
    <message>
        <source>Computer two</source>
        <translation>电脑二</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Player one</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Player two</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>可以不填</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Who gave first in this game. Choosing the other one swaps the sides.</source>
        <translation>这一局由谁先给。选另一位，双方就交换位置。</translation>
    </message>
    <message>
        <source>The players swap sides: each goes on in the other’s place, with a full turn.</source>
        <translation>双方交换位置：各自替对方接着走，这一回合重新计时。</translation>
    </message>
</context>
<context>
    <name>Confirmation</name>
    <message>
        <source>Keep playing</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>这局认输吗？</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>认输就算对方赢。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>开始新对局吗？</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>离开这一局吗？</translation>
    </message>
    <message>
        <source>The game on the board could not be kept. It will be lost.</source>
        <translation>桌上这一局没能存下来，走了就没有了。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Open another game?</source>
        <translation>打开另一局？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Close Quarto Desktop?</source>
        <translation>关闭 Quarto Desktop 吗？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{game}.
It is not finished, and will be lost.</source>
        <translation>{game}。
这一局还没玩完，再往下就没有了。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留着这一局</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>从这里接着玩？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>替换这个文件？</translation>
    </message>
    <message>
        <source>“{name}” is there already. Saving writes over it.</source>
        <translation>“{name}”已经存在，保存会覆盖它。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>换个名字</translation>
    </message>
    <message>
        <source>Delete from the history?</source>
        <translation>从历史中删除？</translation>
    </message>
    <message>
        <source>{what} The statistics stay as they are.</source>
        <translation>{what}统计不变。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Reset the statistics of Foursquare?</source>
        <translation>把四方牌的统计清零？</translation>
    </message>
    <message>
        <source>All results so far count no more. The history keeps its games.</source>
        <translation>以前的结果不再算进统计，历史里的棋局都还在。</translation>
    </message>
    <message>
        <source>Go on with your game?</source>
        <translation>继续上次那一局？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Start another deal?</source>
        <translation>换一局？</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>换一局</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>把统计清零？</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>清零</translation>
    </message>
    <message>
        <source>Start this deal again?</source>
        <translation>这一局重新开始？</translation>
    </message>
    <message>
        <source>All cards go back into the stock.</source>
        <translation>所有的牌都回到牌堆里。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Look at the best line already?</source>
        <translation>现在就看最好的走法？</translation>
    </message>
    <message>
        <source>This game will count as assisted.</source>
        <translation>看了以后，这一局就算电脑帮过忙。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>看</translation>
    </message>
    <message>
        <source>Best scores, streaks and counts begin anew. The history keeps its games.</source>
        <translation>最高分、连胜和各项统计都从头算起，历史里的牌局都还在。</translation>
    </message>
    <message>
        <source>Save first...</source>
        <translation>先保存…</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Choose a deal</source>
        <translation>选一局</translation>
    </message>
    <message>
        <source>Which deal shall we play?</source>
        <translation>玩哪一局？</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>家规</translation>
    </message>
    <message>
        <source>The placed card turns with its line. Best scores and par are kept apart.</source>
        <translation>放下的牌跟着它那条线一起翻面。最高分和标准成绩分开记。</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>随便一局</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>1 to 1,000,000; the same number is always the same deal.</source>
        <translation>1 到 1,000,000；局号一样，牌就一样。</translation>
    </message>
    <message>
        <source>Your best score in this deal: {score}</source>
        <translation>这一局你的最高分：{score}</translation>
    </message>
    <message>
        <source>Type the number of a deal, from 1 to 1,000,000.</source>
        <translation>请输入局号，从 1 到 1,000,000。</translation>
    </message>
    <message>
        <source>This is not a number. Type one from 1 to 1,000,000, in digits.</source>
        <translation>这不是数字。请输入 1 到 1,000,000 的局号。</translation>
    </message>
    <message>
        <source>There is no deal of this number. They go from 1 to 1,000,000.</source>
        <translation>没有这个局号。局号从 1 到 1,000,000。</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>局号</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Something went wrong that should not have.</source>
        <translation>软件出了不该出的错。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Your game is kept, and you can play on. If the program behaves strangely, close it and start it again. The details below help whoever mends this.</source>
        <translation>这一局已经存好，可以接着玩。要是软件不太对劲，就关掉再打开。下面的详细信息，能帮修理的人找到毛病。</translation>
    </message>
    <message>
        <source>The program could not start. Your games and settings are kept as they were. Please start it once more; if that fails too, “quarto-desktop --safe-mode” starts it without your settings. The details below help whoever mends this.</source>
        <translation>程序没能启动。对局和设置都原样留着。请再启动一次；要是还不行，可以用“quarto-desktop --safe-mode”不带设置启动。下面的详细信息，能帮修理的人找到毛病。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Games (*.quarto)</source>
        <translation>对局文件 (*.quarto)</translation>
    </message>
    <message>
        <source>Histories (*.json)</source>
        <translation>历史文件 (*.json)</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>打开一局</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>保存这一局</translation>
    </message>
    <message>
        <source>Export the History</source>
        <translation>导出历史</translation>
    </message>
    <message>
        <source>Import a History</source>
        <translation>导入历史</translation>
    </message>
    <message>
        <source>Export as a Picture</source>
        <translation>导出为图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>导出为文字</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>文件名：</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>类型：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>已保存为 {name}。</translation>
    </message>
    <message>
        <source>The game is in the clipboard.</source>
        <translation>这一局已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The position is in the clipboard.</source>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Quarto history</source>
        <translation>Quarto 历史</translation>
    </message>
</context>
<context>
    <name>Foursquare</name>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}，空格</translation>
    </message>
    <message>
        <source>{cell}, {card}</source>
        <translation>{cell}，{card}</translation>
    </message>
    <message>
        <source>{cell}, face down: {card}</source>
        <translation>{cell}，背面朝上：{card}</translation>
    </message>
    <message>
        <source>, pile of {count}</source>
        <translation>，一叠 {count} 张</translation>
    </message>
    <message>
        <source>Beneath: {cards}.</source>
        <translation>下面压着：{cards}。</translation>
    </message>
    <message>
        <source>{cell}. {more}</source>
        <translation>{cell}。{more}</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>No card to place</source>
        <translation>没有要放的牌</translation>
    </message>
    <message>
        <source>Next card: {card}</source>
        <translation>下一张：{card}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>还剩 {count} 张</translation>
    </message>
    <message>
        <source>Face down: {count} - lost</source>
        <translation>背面朝上：{count} 张，输了</translation>
    </message>
    <message>
        <source>Face down: {count} of {most}</source>
        <translation>背面朝上：{count} / {most}</translation>
    </message>
    <message>
        <source>Careful: one more loses!</source>
        <translation>小心：再多一张就输！</translation>
    </message>
    <message>
        <source>All others in the row lie face down: {turn}.</source>
        <translation>这一行别的牌都背面朝上：{turn}。</translation>
    </message>
    <message>
        <source>All others in the column lie face down: {turn}.</source>
        <translation>这一列别的牌都背面朝上：{turn}。</translation>
    </message>
    <message>
        <source>{card} is the highest in its row: {turn}.</source>
        <translation>{card} 在行里最大：{turn}。</translation>
    </message>
    <message>
        <source>{card} is the lowest in its row: {turn}.</source>
        <translation>{card} 在行里最小：{turn}。</translation>
    </message>
    <message>
        <source>{card} is the highest in its column: {turn}.</source>
        <translation>{card} 在列里最大：{turn}。</translation>
    </message>
    <message>
        <source>{card} is the lowest in its column: {turn}.</source>
        <translation>{card} 在列里最小：{turn}。</translation>
    </message>
    <message>
        <source>{card}: nothing turns.</source>
        <translation>{card}：什么也不翻。</translation>
    </message>
    <message>
        <source>This wins the game!</source>
        <translation>这样就赢了！</translation>
    </message>
    <message>
        <source>This would lose the game.</source>
        <translation>这样就输了。</translation>
    </message>
    <message>
        <source>{count} of {most} face down then.</source>
        <translation>放下以后，背面朝上 {count} / {most}。</translation>
    </message>
    <message>
        <source>{card} placed on {cell}.</source>
        <translation>{card} 放在 {cell}。</translation>
    </message>
    <message>
        <source>The game is over. Undo takes a card back, or begin a new deal.</source>
        <translation>这一局玩完了。可以撤销，也可以开始新的一局。</translation>
    </message>
    <message>
        <source>The first card goes into the middle.</source>
        <translation>第一张放在中间。</translation>
    </message>
    <message>
        <source>Four cards lie here already: a pile holds no more.</source>
        <translation>这里已经有四张牌了，一叠最多四张。</translation>
    </message>
    <message>
        <source>An empty cell must touch a card: left, right, above or below.</source>
        <translation>空格旁边要有牌才行，上下左右哪边有都行。</translation>
    </message>
    <message>
        <source>The grid has its four columns already.</source>
        <translation>已经有四列了，不能再往旁边放。</translation>
    </message>
    <message>
        <source>The grid has its four rows already.</source>
        <translation>已经有四行了，不能再往上下放。</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>percent</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Hint: wins {chance} of the time, expected score {score}.</source>
        <translation>提示：赢的机会 {chance}，大概能得 {score} 分。</translation>
    </message>
    <message>
        <source>Best cell: {cell}. It wins {chance} of the time, expected score {score}.</source>
        <translation>最好放在 {cell}：赢的机会 {chance}，大概能得 {score} 分。</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输了</translation>
    </message>
    <message>
        <source>Won with the last card!</source>
        <translation>用最后一张牌赢了！</translation>
    </message>
    <message>
        <source>Sixteen piles, and all of them are face up.</source>
        <translation>十六叠牌，全都正面朝上。</translation>
    </message>
    <message>
        <source>{count} cards lie face down; four is the most.</source>
        <translation>{count} 张牌背面朝上，最多只能有四张。</translation>
    </message>
    <message>
        <source>The stock is empty, and the grid is not complete.</source>
        <translation>牌堆用完了，还没摆成。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>FoursquareCounts</name>
    <message numerus="yes">
        <source>Stock: %n card(s) left</source>
        <translation>
            <numerusform>牌堆还剩 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) turn</source>
        <translation>
            <numerusform>%n 叠翻面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) come up</source>
        <translation>
            <numerusform>%n 叠翻上来</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won with %n card(s) left!</source>
        <translation>
            <numerusform>赢了，还剩 %n 张牌！</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Something went wrong while the computer was thinking.</source>
        <translation>电脑思考时出了点问题。</translation>
    </message>
</context>
<context>
    <name>GameSettingsDialog</name>
    <message>
        <source>Game Settings</source>
        <translation>对局设置</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Other rules start a new game.</source>
        <translation>换规则要另开一局。</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Changes count from the next move on.</source>
        <translation>从下一步开始生效。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Search the help</source>
        <translation>在帮助里查找</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”.</source>
        <translation>没有找到“{query}”。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>This page of the help is missing. Please install the program again.</source>
        <translation>这一页帮助不见了，请重新安装本软件。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Opponent or deal</source>
        <translation>对手或牌局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Delete...</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Export all...</source>
        <translation>全部导出…</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>没有这样的对局。</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are kept here.</source>
        <translation>还没有玩完过一局。玩完的每一局都会保存在这里。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>First won</source>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>Won, score {score}</source>
        <translation>胜，{score} 分</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>家规</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>电脑帮过忙</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import or Set Up a Position</source>
        <translation>导入或摆局面</translation>
    </message>
    <message>
        <source>Paste the text of a game, or a position: four rows such as ..../.F../..../.... 0, or 16 or 17 characters in a row. Or put pieces on the board: click one, then a square.</source>
        <translation>把一局棋的文字粘贴到这里，或者粘贴一个局面：四行，例如 ..../.F../..../.... 0，也可以是连着的 16 或 17 个字符。还可以直接摆：先点一枚棋子，再点一格。</translation>
    </message>
    <message>
        <source>Text of a game or position</source>
        <translation>棋局或局面的文字</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There is nothing to read yet.</source>
        <translation>这里还没有内容。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Played as last time: {summary}. You can change this during the game.</source>
        <translation>照上次的设置：{summary}。下到一半也能改。</translation>
    </message>
    <message>
        <source>{rules}: {players}. {standing}</source>
        <translation>{rules}：{players}。{standing}</translation>
    </message>
    <message>
        <source>A position. A piece must be given first.</source>
        <translation>这是一个局面，先要给出一枚棋子。</translation>
    </message>
    <message>
        <source>A position. In hand: {piece}.</source>
        <translation>这是一个局面，手中的棋子：{piece}。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New Game...</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resign...</source>
        <translation>认输(&amp;R)…</translation>
    </message>
    <message>
        <source>Game &amp;Settings...</source>
        <translation>对局设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;History...</source>
        <translation>历史(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Back to the Start Page</source>
        <translation>回到开始页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <translation>复制这一局(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation>复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Pas&amp;te Game or Position</source>
        <translation>粘贴一局或局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Import or Set Up a Position...</source>
        <translation>导入或摆局面(&amp;I)…</translation>
    </message>
    <message>
        <source>Export as Te&amp;xt...</source>
        <translation>导出为文字(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <translation>新的一局(&amp;N)</translation>
    </message>
    <message>
        <source>Same Deal &amp;Again</source>
        <translation>同一局再来(&amp;A)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <translation>下一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <translation>上一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Choose a Deal...</source>
        <translation>选一局(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day</source>
        <translation>每日一局(&amp;D)</translation>
    </message>
    <message>
        <source>Quarto S&amp;tatistics...</source>
        <translation>Quarto 统计(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export as Picture...</source>
        <translation>导出为图片(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Foursquare Statistics...</source>
        <translation>四方牌统计(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Give the Chosen Piece</source>
        <translation>给出选中的棋子(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Announce QUARTO</source>
        <translation>宣布 QUARTO(&amp;A)</translation>
    </message>
    <message>
        <source>End as a &amp;Draw</source>
        <translation>和棋结束(&amp;D)</translation>
    </message>
    <message>
        <source>Anal&amp;yse Position...</source>
        <translation>分析局面(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Let the Computer Play</source>
        <translation>自动演示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Best Line of This Deal</source>
        <translation>这一局最好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>Look Be&amp;neath the Pile</source>
        <translation>看下面压着什么(&amp;N)</translation>
    </message>
    <message>
        <source>To the &amp;Beginning</source>
        <translation>回到开头(&amp;B)</translation>
    </message>
    <message>
        <source>One Step Bac&amp;k</source>
        <translation>后退一步(&amp;K)</translation>
    </message>
    <message>
        <source>One Step &amp;Forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Back to the Ga&amp;me</source>
        <translation>回到对局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move List</source>
        <translation>走法列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reduce Motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Give with One Click</source>
        <translation>一点就给(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;House Rule for New Deals</source>
        <translation>新牌局用家规(&amp;H)</translation>
    </message>
    <message>
        <source>Tell Whether It Can Still Be &amp;Won</source>
        <translation>显示还能不能赢(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>偏好设置(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help for This Game</source>
        <translation>这种玩法的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Using the App</source>
        <translation>软件怎么用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;About Quarto Desktop</source>
        <translation>关于 Quarto Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>You can resign on your own turn.</source>
        <translation>轮到你的时候才能认输。</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>a card</comment>
        <translation>放牌(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>{turn}. {sentence}</source>
        <translation>{turn}. {sentence}</translation>
    </message>
    <message>
        <source>Beginning of the game</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the newest move</source>
        <translation>到最新一步</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Viewing the beginning</source>
        <translation>正在看开局</translation>
    </message>
    <message>
        <source>Viewing turn {number}</source>
        <translation>正在看第 {number} 回合</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Please note</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>PlacementsPanel</name>
    <message>
        <source>Cards placed</source>
        <translation>放过的牌</translation>
    </message>
</context>
<context>
    <name>PlayExport</name>
    <message>
        <source>The same game for the program (File, Import or Set Up a Position...):</source>
        <translation>同一局牌，给软件读的（文件 → 导入或摆局面…）：</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>没让电脑帮忙</translation>
    </message>
    <message>
        <source>It covers {card}.</source>
        <translation>盖住 {card}。</translation>
    </message>
    <message>
        <source>Face up now: {cells}.</source>
        <translation>翻成正面：{cells}。</translation>
    </message>
    <message>
        <source>Face down now: {cells}.</source>
        <translation>翻成背面：{cells}。</translation>
    </message>
    <message>
        <source>(7H): face down; 7H+2: two more cards beneath; S ♠, H ♥, D ♦, C ♣</source>
        <translation>(7H)：背面朝上；7H+2：下面还压着两张；S ♠，H ♥，D ♦，C ♣</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>gives first</source>
        <translation>先给</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>赢了 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>和了 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>places first</source>
        <translation>先放</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不停顿</translation>
    </message>
    <message>
        <source>Choose, then give</source>
        <translation>先选再给</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>一点就给</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>先问我</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>直接继续</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>没玩完的一局</translation>
    </message>
    <message>
        <source>What happens to it when the program starts. It is not lost either way.</source>
        <translation>打开软件的时候怎么办。选哪个都不会丢。</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Pieces appear in their places without moving there.</source>
        <translation>棋子直接出现在要去的地方，不再慢慢移过去。</translation>
    </message>
    <message>
        <source>Computer pauses</source>
        <translation>电脑停顿</translation>
    </message>
    <message>
        <source>It waits this long before it places and before it gives, so that you can follow.</source>
        <translation>电脑放棋子和给棋子之前都先等一等，好让你看清楚。</translation>
    </message>
    <message>
        <source>Giving</source>
        <translation>给棋子</translation>
    </message>
    <message>
        <source>With one click a piece cannot be unchosen: it is given at once.</source>
        <translation>一点就给的话，棋子马上给出去，不能再改。</translation>
    </message>
    <message>
        <source>In Foursquare: tells after every card whether it can still be won.</source>
        <translation>四方牌里，每放一张牌就告诉你还能不能赢。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>赢的机会</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Letters a-d and numbers 1-4 at the board.</source>
        <translation>棋盘边上的字母 a-d 和数字 1-4。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>棋桌</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Give a piece</source>
        <translation>给出棋子</translation>
    </message>
    <message>
        <source>Give {piece}</source>
        <translation>给出{piece}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Ask the computer again</source>
        <translation>让电脑再想一次</translation>
    </message>
</context>
<context>
    <name>RecentActions</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
</context>
<context>
    <name>ResultBars</name>
    <message>
        <source>{name}: {won} won, {drawn} drawn, {lost} lost</source>
        <translation>{name}：胜 {won}，和 {drawn}，负 {lost}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>The same game with the sides swapped</source>
        <translation>同样的玩法，双方交换先后</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>一步步看</translation>
    </message>
    <message>
        <source>Look at the game from its beginning, move by move</source>
        <translation>从头开始，一步一步看这局棋</translation>
    </message>
    <message>
        <source>Analyse...</source>
        <translation>分析…</translation>
    </message>
    <message>
        <source>What every square and every piece was worth, at the step that is shown</source>
        <translation>看看这一步时每一格、每一枚棋子的价值</translation>
    </message>
</context>
<context>
    <name>SolitaireCounts</name>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>三颗星得了 %n 颗</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolitairePrompt</name>
    <message>
        <source>Best line: {step} of {all}</source>
        <translation>最好的走法：{step} / {all}</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>电脑在玩</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>这一局玩完了</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>请放 {card}</translation>
    </message>
    <message>
        <source>Something went wrong while the computer was thinking.</source>
        <translation>电脑思考的时候出了问题。</translation>
    </message>
    <message>
        <source>Cards in an order of their own</source>
        <translation>自定顺序的牌</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>家规</translation>
    </message>
    <message>
        <source>The aim: a grid of four by four with all sixteen cards face up. The first card goes in the middle, and the grid grows around it.</source>
        <translation>目标：摆成四乘四的牌阵，十六张全都正面朝上。第一张放在正中，牌阵会围着它展开。</translation>
    </message>
    <message>
        <source>Best so far: {score}</source>
        <translation>最高分：{score}</translation>
    </message>
    <message>
        <source>Not won without help yet</source>
        <translation>还没有全靠自己赢过</translation>
    </message>
    <message>
        <source>Not won yet</source>
        <translation>还没赢过</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>用过提示</translation>
    </message>
    <message>
        <source>the computer played</source>
        <translation>让电脑放过牌</translation>
    </message>
    <message>
        <source>best line seen</source>
        <translation>看过最好的走法</translation>
    </message>
    <message>
        <source>help earlier on</source>
        <translation>早先帮过</translation>
    </message>
    <message>
        <source>Assisted: {why}</source>
        <translation>电脑帮过忙：{why}</translation>
    </message>
    <message>
        <source>Can it still be won? ...</source>
        <translation>还能赢吗？正在算……</translation>
    </message>
    <message>
        <source>It can hardly be won any more.</source>
        <translation>恐怕赢不了了。</translation>
    </message>
    <message>
        <source>It can still be won: about {chance}.</source>
        <translation>还能赢，机会大约 {chance}。</translation>
    </message>
    <message>
        <source>Looking for the best line of this deal...</source>
        <translation>正在寻找这一局最好的走法……</translation>
    </message>
    <message>
        <source>Par is not known.</source>
        <translation>还不知道标准成绩。</translation>
    </message>
    <message>
        <source>The search found no way to win this deal.</source>
        <translation>没有找到能赢这一局的走法。</translation>
    </message>
    <message>
        <source>Par: {score}</source>
        <translation>标准成绩：{score}</translation>
    </message>
    <message>
        <source>This is the best line found. Go back to your game to place cards.</source>
        <translation>这是找到的最好走法。要自己放牌，先回到你的牌局。</translation>
    </message>
    <message>
        <source>Your earlier results could not be read. They begin anew.</source>
        <translation>以前的成绩读不出来，只好从头算起。</translation>
    </message>
    <message>
        <source>Your earlier results could not be read and begin anew. The file is kept: {file}</source>
        <translation>以前的成绩读不出来，只好从头算起。原来的文件还留着：{file}</translation>
    </message>
</context>
<context>
    <name>SolitaireStatistics</name>
    <message>
        <source>Foursquare statistics</source>
        <translation>四方牌统计</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>普通规则</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>家规</translation>
    </message>
    <message>
        <source>Reset statistics...</source>
        <translation>统计清零…</translation>
    </message>
    <message>
        <source>No game has ended yet. A deal counts once each time it is played to its end.</source>
        <translation>还没有玩完过一局。每次从头玩到尾算一局。</translation>
    </message>
    <message>
        <source>How often each score was reached</source>
        <translation>每种得分各有几次</translation>
    </message>
    <message>
        <source>Best score of each deal</source>
        <translation>每一局的最高分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No deal has been won without help yet. The first win begins the chart.</source>
        <translation>还没有全靠自己赢过一局。赢了第一局，这里就有图表了。</translation>
    </message>
    <message>
        <source>Every game so far was assisted, and such games do not count. Play a deal to its end without help, and it stands here.</source>
        <translation>到现在每一局电脑都帮过忙，这样的不计入。不靠电脑玩完一局，就会记在这里。</translation>
    </message>
    <message>
        <source>-</source>
        <comment>no score yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>played</source>
        <translation>玩过的局数</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢的局数</translation>
    </message>
    <message>
        <source>of games won</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>assisted, not counted</source>
        <translation>电脑帮过忙，不计入</translation>
    </message>
    <message>
        <source>win in a row now</source>
        <translation>目前连胜</translation>
    </message>
    <message>
        <source>wins in a row now</source>
        <translation>目前连胜</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>score {score}: {count}</source>
        <translation>{score} 分：{count} 次</translation>
    </message>
    <message>
        <source>Deal {number}: {score}</source>
        <translation>第 {number} 局：{score} 分</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Quarto Desktop</source>
        <translation>Quarto Desktop</translation>
    </message>
    <message>
        <source>Sixteen pieces, no two alike. What shall we play?</source>
        <translation>十六枚棋子，没有两枚一样。想玩哪一种？</translation>
    </message>
    <message>
        <source>Foursquare</source>
        <translation>四方牌</translation>
    </message>
    <message>
        <source>A quiet solitaire with forty cards.</source>
        <translation>四十张牌，一个人静静地玩。</translation>
    </message>
    <message>
        <source>New deal · house rule</source>
        <translation>新的一局 · 家规</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>Options...</source>
        <translation>选项…</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>全部等级</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>No game against this level has been finished yet.</source>
        <translation>还没和这个等级的电脑下完过一局。</translation>
    </message>
    <message>
        <source>From left to right: won, drawn, lost. Between two people it counts for whoever gave first.</source>
        <translation>从左到右依次是胜、和、负。两个人下的棋，算先给棋子的一方的。</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game you finish is counted here, once.</source>
        <translation>还没有下完过一局。下完的每局棋在这里只计一次。</translation>
    </message>
    <message>
        <source>Reset statistics...</source>
        <translation>统计清零…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>game against the computer</source>
        <translation>和电脑下的局数</translation>
    </message>
    <message>
        <source>games against the computer</source>
        <translation>和电脑下的局数</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>most wins in a row</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>won giving first</source>
        <translation>先给时获胜</translation>
    </message>
    <message>
        <source>won placing first</source>
        <translation>先放时获胜</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>mean time of a turn</source>
        <translation>平均每回合用时</translation>
    </message>
    <message>
        <source>QUARTO announced</source>
        <translation>宣布 QUARTO</translation>
    </message>
    <message>
        <source>line missed</source>
        <translation>漏掉的线</translation>
    </message>
    <message>
        <source>lines missed</source>
        <translation>漏掉的线</translation>
    </message>
    <message>
        <source>announced falsely</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>lost in a row now</source>
        <translation>目前连败</translation>
    </message>
    <message>
        <source>won in a row now</source>
        <translation>目前连胜</translation>
    </message>
</context>
<context>
    <name>TableModels</name>
    <message>
        <source>Click here or press Enter to give it</source>
        <translation>点这里或按回车给出去</translation>
    </message>
    <message>
        <source>Choose a piece with Enter; Enter again gives it</source>
        <translation>按回车选一枚棋子，再按一次就给出去</translation>
    </message>
    <message>
        <source>Go to a square and press Enter</source>
        <translation>走到一格，按回车放下</translation>
    </message>
    <message>
        <source>Choose a piece, then click here to give it</source>
        <translation>选一枚棋子，再点这里给出去</translation>
    </message>
    <message>
        <source>Click a square, or drag the piece there</source>
        <translation>点一个空格，或者把棋子拖过去</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Four Alike</source>
        <translation>大同棋</translation>
    </message>
    <message>
        <source>Four Alike (Square Variant)</source>
        <translation>大同棋（方块版）</translation>
    </message>
    <message>
        <source>Quarto Classic</source>
        <translation>Quarto 经典</translation>
    </message>
    <message>
        <source>You choose the piece. Your opponent has to play it.</source>
        <translation>棋子你来挑，对手来下。</translation>
    </message>
    <message>
        <source>Lines win, and blocks win too. Keep an eye on the middle.</source>
        <translation>成线能赢，成方块也能赢，盯紧中间！</translation>
    </message>
    <message>
        <source>See it, say it, win it.</source>
        <translation>看得见，喊得出，才算赢。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>This file is longer than any game.</source>
        <translation>这个文件太长了，不可能是一局的记录。</translation>
    </message>
    <message>
        <source>This is not a text file: the byte {token} cannot stand in UTF-8.</source>
        <translation>这不是文本文件：字节 {token} 不属于 UTF-8 编码。</translation>
    </message>
    <message>
        <source>This is not a game file: it must begin with [Quarto &quot;1&quot;].</source>
        <translation>这不是棋谱文件：开头必须是 [Quarto &quot;1&quot;]。</translation>
    </message>
    <message>
        <source>This file was written by a later version of the program (format {token}).</source>
        <translation>这个文件是更新版本的软件写的（格式 {token}）。</translation>
    </message>
    <message>
        <source>“{token}” is not a proper header line.</source>
        <translation>开头信息“{token}”写得不对。</translation>
    </message>
    <message>
        <source>The header “{token}” is there twice.</source>
        <translation>开头信息“{token}”出现了两次。</translation>
    </message>
    <message>
        <source>The header “{token}” comes after the first move.</source>
        <translation>开头信息“{token}”写到走法后面去了。</translation>
    </message>
    <message>
        <source>The file does not say which rules were played.</source>
        <translation>文件里没有写用的是哪种规则。</translation>
    </message>
    <message>
        <source>The file does not name one deal.</source>
        <translation>文件没有写明是哪一局牌。</translation>
    </message>
    <message>
        <source>“{token}” is not a value that can stand here.</source>
        <translation>这里不能写“{token}”。</translation>
    </message>
    <message>
        <source>“{token}” is no move.</source>
        <translation>“{token}”不是走法。</translation>
    </message>
    <message>
        <source>“{token}” is not allowed here.</source>
        <translation>这里不允许“{token}”。</translation>
    </message>
    <message>
        <source>The game is already over.</source>
        <translation>这局已经结束了。</translation>
    </message>
    <message>
        <source>The piece in hand must be placed first.</source>
        <translation>要先放下手中的棋子。</translation>
    </message>
    <message>
        <source>No piece has been given.</source>
        <translation>还没有给出棋子。</translation>
    </message>
    <message>
        <source>All sixteen pieces have been placed.</source>
        <translation>十六枚棋子都放完了。</translation>
    </message>
    <message>
        <source>A piece stands there already.</source>
        <translation>那里已经有棋子了。</translation>
    </message>
    <message>
        <source>This piece is already in hand.</source>
        <translation>这枚棋子已经在手中了。</translation>
    </message>
    <message>
        <source>This piece is already on the board.</source>
        <translation>这枚棋子已经在棋盘上了。</translation>
    </message>
    <message>
        <source>These rules know no announcing.</source>
        <translation>这种规则不用宣布。</translation>
    </message>
    <message>
        <source>This player has announced falsely and must wait.</source>
        <translation>这位棋手误报过，还得等一等。</translation>
    </message>
    <message>
        <source>A game can end so only in classic, with a full board.</source>
        <translation>只有 Quarto 经典里棋盘满了，才能这样结束。</translation>
    </message>
    <message>
        <source>After the sixteenth piece, running out of time is a draw.</source>
        <translation>第十六枚放下以后，时间到了就是和棋。</translation>
    </message>
    <message>
        <source>Some settings could not be understood, so these are as at first.</source>
        <translation>有些设置的值不对，已经恢复成最初的样子。</translation>
    </message>
    <message>
        <source>Safe mode: the saved settings are left alone. What you change now lasts until the program ends.</source>
        <translation>安全模式：这次不用存好的设置，现在改的，关掉软件就没了。</translation>
    </message>
    <message>
        <source>A position is four rows of four squares and the piece in hand.</source>
        <translation>局面要写四行，每行四格，再写手中的棋子。</translation>
    </message>
    <message>
        <source>Pieces are written 0 to 9 and A to F, empty squares as dots.</source>
        <translation>棋子写成 0 到 9 和 A 到 F，空格写成点。</translation>
    </message>
    <message>
        <source>A piece is there twice.</source>
        <translation>有一枚棋子出现了两次。</translation>
    </message>
    <message>
        <source>The board is full: there is nothing left to play.</source>
        <translation>棋盘满了，没有棋可下了。</translation>
    </message>
    <message>
        <source>Four pieces that match are on the board already: under these rules the game would be over.</source>
        <translation>棋盘上已经有四枚凑成了，按这种规则，这局棋早就结束了。</translation>
    </message>
    <message>
        <source>“{token}” cannot be read as a position.</source>
        <translation>“{token}”不像是一个局面。</translation>
    </message>
    <message>
        <source>Piece {token} is there twice: {piece}.</source>
        <translation>棋子 {token}（{piece}）出现了两次。</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>“{name}” could not be opened.
{problem}</source>
        <translation>“{name}”打不开。
{problem}</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be shown.
{problem}</source>
        <translation>这一局的记录已损坏，无法显示。
{problem}</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}).</source>
        <translation>“{name}”读不出来（{reason}）。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved ({reason}). The game goes on; save it somewhere else.</source>
        <translation>“{name}”没能保存（{reason}）。这一局不受影响，请换个地方保存。</translation>
    </message>
    <message>
        <source>The settings could not be read, so all of them are as at first.</source>
        <translation>设置文件读不出来，已经全部恢复成最初的样子。</translation>
    </message>
    <message>
        <source>{player} ran out of time.</source>
        <translation>{player}超时了。</translation>
    </message>
    <message>
        <source>Undo took back the whole turn, because there was a false announcement in it.</source>
        <translation>这一回合里有过误报，所以整个回合一起撤销了。</translation>
    </message>
    <message>
        <source>gives {piece}</source>
        <translation>给出{piece}</translation>
    </message>
    <message>
        <source>places on {square}</source>
        <translation>放在 {square}</translation>
    </message>
    <message>
        <source>announces falsely</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>announces QUARTO</source>
        <translation>宣布 QUARTO</translation>
    </message>
    <message>
        <source>runs out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>ends as a draw</source>
        <translation>和棋结束</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>loses on time</source>
        <translation>超时判负</translation>
    </message>
    <message>
        <source>A line that was passed over earlier cannot be claimed any more. {player} may announce again when the next piece has been placed.</source>
        <translation>以前漏掉的线不能再抢报。等下一枚棋子放下以后，{player}可以再宣布。</translation>
    </message>
    <message>
        <source>{player} gave the {piece} piece.</source>
        <translation>{player}给出了{piece}。</translation>
    </message>
    <message>
        <source>{player} placed the {piece} piece on {square}.</source>
        <translation>{player}把{piece}放在了 {square}。</translation>
    </message>
    <message>
        <source>{player} announced QUARTO, but no line is open now.</source>
        <translation>{player}宣布了 QUARTO，可是现在没有能宣布的线。</translation>
    </message>
    <message>
        <source>{player} ran out of time. {turn}!</source>
        <translation>{player}超时了，{turn}！</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>和棋！</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player}赢了！</translation>
    </message>
    <message>
        <source>{matches}.</source>
        <translation>{matches}。</translation>
    </message>
    <message>
        <source>QUARTO! {matches}.</source>
        <translation>QUARTO！{matches}。</translation>
    </message>
    <message>
        <source>The board is full, and the last piece matched nothing.</source>
        <translation>棋盘满了，最后一枚也没有凑成。</translation>
    </message>
    <message>
        <source>The board is full, and no line was announced.</source>
        <translation>棋盘满了，没有谁宣布成功。</translation>
    </message>
    <message>
        <source>{player} resigned.</source>
        <translation>{player}认输了。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Filling</source>
        <translation>虚实</translation>
    </message>
    <message>
        <source>big</source>
        <translation>大</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>light</source>
        <translation>白</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方</translation>
    </message>
    <message>
        <source>round</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>实心</translation>
    </message>
    <message>
        <source>hollow</source>
        <translation>空心</translation>
    </message>
    <message>
        <source>four {traits} pieces: {start}-{end}</source>
        <translation>四枚{traits}棋子：{start}-{end}</translation>
    </message>
    <message>
        <source>four {traits} pieces: block {start}-{end}</source>
        <translation>四枚{traits}棋子：方块 {start}-{end}</translation>
    </message>
    <message>
        <source>Player one</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>Player two</source>
        <translation>玩家二</translation>
    </message>
    <message>
        <source>Computer 1</source>
        <translation>电脑 1</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>电脑 2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{computer} ({level})</source>
        <translation>{computer}（{level}）</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>轮到{player}了</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>You place this piece</source>
        <translation>由你来放</translation>
    </message>
    <message>
        <source>{player} places this piece</source>
        <translation>由{player}来放</translation>
    </message>
    <message>
        <source>You give the next piece</source>
        <translation>由你来给</translation>
    </message>
    <message>
        <source>{player} gives the next piece</source>
        <translation>由{player}来给</translation>
    </message>
    <message>
        <source>Nobody moved for three turns, so the game waits for you.</source>
        <translation>连着三个回合没有人走，先停下来等你。</translation>
    </message>
    <message>
        <source>The board is covered and the clock stands still.</source>
        <translation>棋盘遮起来了，表也停了。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停中</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回头看</translation>
    </message>
    <message>
        <source>This is how the game began.</source>
        <translation>这是开局的样子。</translation>
    </message>
    <message>
        <source>This is an earlier moment, the one marked in the list.</source>
        <translation>这是前面的某一刻，列表里标着的那一步。</translation>
    </message>
    <message>
        <source>It is looking for a square…</source>
        <translation>正在找空格……</translation>
    </message>
    <message>
        <source>It is looking at the last piece…</source>
        <translation>正在看最后一枚棋子……</translation>
    </message>
    <message>
        <source>It is choosing a piece for you…</source>
        <translation>正在替你挑棋子……</translation>
    </message>
    <message>
        <source>It is choosing a piece to give…</source>
        <translation>正在挑一枚给对方……</translation>
    </message>
    <message>
        <source>Place the piece in hand on an empty square.</source>
        <translation>把手中的棋子放到一个空格里。</translation>
    </message>
    <message>
        <source>Give it: click the stand, press Enter or use the button.</source>
        <translation>给出去：点展台、按回车或者按下面的按钮。</translation>
    </message>
    <message>
        <source>Look for a line first. Then give {opponent} a piece.</source>
        <translation>先找找有没有成线，再挑一枚给{opponent}。</translation>
    </message>
    <message>
        <source>Choose a piece to give to {opponent}.</source>
        <translation>挑一枚棋子给{opponent}。</translation>
    </message>
    <message>
        <source>Announce QUARTO before you place!</source>
        <translation>先宣布 QUARTO，别急着放！</translation>
    </message>
    <message>
        <source>Announce QUARTO before you give!</source>
        <translation>先宣布 QUARTO，别急着给！</translation>
    </message>
    <message>
        <source>The board is full. Announce QUARTO, or end the game as a draw.</source>
        <translation>棋盘满了。宣布 QUARTO，或者和棋结束。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>这局已经结束了。</translation>
    </message>
    <message>
        <source>First place the piece in hand, then give one.</source>
        <translation>先放下手中的棋子，再给。</translation>
    </message>
    <message>
        <source>There is nothing to place: a piece must be given first.</source>
        <translation>手中还没有棋子，要先给一枚。</translation>
    </message>
    <message>
        <source>A piece stands there already. Choose an empty square.</source>
        <translation>那里已经有棋子了，选一个空格吧。</translation>
    </message>
    <message>
        <source>This piece is in hand. It must be placed, not given.</source>
        <translation>这一枚在手中，要放下，不能给。</translation>
    </message>
    <message>
        <source>This piece is on the board and stays there.</source>
        <translation>这一枚已经在棋盘上，不能再动。</translation>
    </message>
    <message>
        <source>There is nothing to announce in this game: a match wins at once.</source>
        <translation>这种玩法不用宣布，凑成了当场就赢。</translation>
    </message>
    <message>
        <source>After a false announcement you must wait until the next piece has been placed.</source>
        <translation>误报以后，要等下一枚棋子放下，才能再宣布。</translation>
    </message>
    <message>
        <source>The game can end as a draw only when the board is full.</source>
        <translation>棋盘满了，才能和棋结束。</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation>现在没有在下棋。</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>现在轮到电脑。</translation>
    </message>
    <message>
        <source>Choose a piece from the reserve first.</source>
        <translation>先从备选区选一枚棋子。</translation>
    </message>
    <message>
        <source>The game is paused. Resume it first.</source>
        <translation>对局暂停了，先继续吧。</translation>
    </message>
    <message>
        <source>You are looking back. Return to the game first.</source>
        <translation>你正在回头看，先回到对局吧。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可以撤销的。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可以重做的。</translation>
    </message>
    <message>
        <source>The analysis would play for you; it waits until the game is over.</source>
        <translation>分析等于替你下棋，等这一局下完再看吧。</translation>
    </message>
    <message>
        <source>The rules cannot change during a game.</source>
        <translation>下到一半不能换规则。</translation>
    </message>
    <message>
        <source>{former} {latter}</source>
        <translation>{former}{latter}</translation>
    </message>
    <message>
        <source>{former}; {latter}</source>
        <translation>{former}；{latter}</translation>
    </message>
    <message>
        <source>{player} gave the {piece} piece, which completed it.</source>
        <translation>{player}给出的{piece}，正好凑成了它。</translation>
    </message>
    <message>
        <source>{loser} did not announce it in time. {winner} claimed it.</source>
        <translation>{loser}没有及时宣布，被{winner}抢报了。</translation>
    </message>
    <message>
        <source>{player} announced, but there was no line.</source>
        <translation>{player}宣布了，可是没有成线。</translation>
    </message>
    <message>
        <source>There was a line: {matches}.</source>
        <translation>其实成了线：{matches}。</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first}对{second}</translation>
    </message>
    <message>
        <source>The same game for the program (File, Import or Set Up a Position...):</source>
        <translation>同一局棋，给软件读的（文件 → 导入或摆局面…）：</translation>
    </message>
    <message>
        <source>{player}: {done}</source>
        <translation>{player}：{done}</translation>
    </message>
    <message>
        <source>The history of games cannot be read or written ({reason}). You can play on.</source>
        <translation>历史没法读写（{reason}）。可以接着玩。</translation>
    </message>
    <message>
        <source>The history of games and the statistics could not be read, so both begin anew.</source>
        <translation>历史和统计都读不出来，只好从头记起。</translation>
    </message>
    <message>
        <source>The history of games was written by a newer version of this program. It stays as it is, and comes back with that version. What you play with this one is not added to it.</source>
        <translation>历史是更新的版本写的，这里原样不动，换回那个版本就能看到。用现在这个版本玩的不会记进去。</translation>
    </message>
    <message>
        <source>The history of games cannot be written at the moment ({reason}). Games that end now are added to it as soon as it can.</source>
        <translation>历史暂时写不进去（{reason}）。现在玩完的先记着，一能写就补上。</translation>
    </message>
    <message>
        <source>One game goes for good.</source>
        <translation>这一局删掉就找不回来了。</translation>
    </message>
    <message>
        <source>{count} games go for good.</source>
        <translation>这 {count} 局删掉就找不回来了。</translation>
    </message>
    <message>
        <source>All games of this file were there already.</source>
        <translation>这个文件里的对局都已经有了。</translation>
    </message>
    <message>
        <source>One game was added.</source>
        <translation>已添加一局。</translation>
    </message>
    <message>
        <source>{count} games were added.</source>
        <translation>已添加 {count} 局。</translation>
    </message>
    <message>
        <source>“{name}” is not a history exported by this program, or it is damaged. Nothing was added.</source>
        <translation>“{name}”不是本软件导出的历史，或者已经损坏。什么也没有添加。</translation>
    </message>
    <message>
        <source>{rules}: {players}, {count}. {standing}.</source>
        <translation>{rules}：{players}，{count}。{standing}。</translation>
    </message>
    <message>
        <source>Foursquare</source>
        <translation>四方牌</translation>
    </message>
    <message>
        <source>{count} of {all} cards placed</source>
        <translation>已放 {count} 张牌，共 {all} 张</translation>
    </message>
    <message>
        <source>deal {number}, {count}</source>
        <translation>第 {number} 局，{count}</translation>
    </message>
    <message>
        <source>{rules}: {players}, {count}</source>
        <translation>{rules}：{players}，{count}</translation>
    </message>
    <message>
        <source>{game}: {progress}</source>
        <translation>{game}：{progress}</translation>
    </message>
    <message>
        <source>Go on: {what}</source>
        <translation>继续：{what}</translation>
    </message>
    <message>
        <source>Go on: {players} · {count}</source>
        <translation>继续：{players} · {count}</translation>
    </message>
    <message>
        <source>{game}: the game in progress could not be read.</source>
        <translation>{game}：没下完的那局读不出来。</translation>
    </message>
    <message>
        <source>{count} of 16 pieces placed</source>
        <translation>已放 {count}/16 枚</translation>
    </message>
    <message>
        <source>you are not allowed to do that there</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那里不能写入</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>something of that name is in the way</source>
        <translation>那里有个同名的东西挡着</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>那是一个文件夹</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>那不是普通文件</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名字太长</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>别的程序正在用它</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘出错</translation>
    </message>
    <message>
        <source>What you play cannot be kept at the moment ({reason}). You can play on, and the program keeps trying. If you close it before that works, first save somewhere else what you want to keep. The folder is:
{folder}</source>
        <translation>现在玩的暂时存不下来（{reason}）。可以接着玩，程序会不断再试。要是还没存上就想退出，请先把想留下的另存到别处。文件夹是：
{folder}</translation>
    </message>
    <message>
        <source>The old file stays where it is.</source>
        <translation>原来的文件还在原处。</translation>
    </message>
    <message>
        <source>The old file is kept:
{name}</source>
        <translation>原来的文件还留着：
{name}</translation>
    </message>
    <message>
        <source>Quarto Desktop is running already, but does not answer. It may only be busy: please wait a little and start it again. If it never answers, end it with the tools of your system. Your games are kept.</source>
        <translation>Quarto Desktop 已经开着了，但没有反应。也许只是正忙：请稍等一会儿再启动。要是一直没反应，就用系统的工具（比如任务管理器）把它结束掉。对局都已存好。</translation>
    </message>
</context>
<context>
    <name>TimerChoice</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Seconds for each turn</source>
        <translation>每回合几秒</translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message numerus="yes">
        <source>Time left for this turn: %n second(s)</source>
        <translation>
            <numerusform>这一回合还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock stands still.</source>
        <translation>表停着。</translation>
    </message>
</context>
</TS>
