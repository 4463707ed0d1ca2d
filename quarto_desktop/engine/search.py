# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Looking ahead: can the side that places force a win, can it avoid a loss?

This is the null-window search of chess programs, reduced to the two questions that a game of win, draw and
loss has: *can I get at least a draw?* and *can I get at least a win?*, each answered yes or no.

The file is Python with types for Cython: compiled it runs as C, without Python's lock; not compiled it runs
as it stands, slower, and looks at the very same nodes. `docs/engine.md` explains the search in plain words.

A node is a position whose piece in hand does not win at once. It is told from that piece: `unlike` is, for
each trait, the set of the squares whose pieces differ from the hand in it, four masks of 16 bits in one
number. Placing the hand leaves `unlike` as it is, and giving turns over the masks of the traits in which the
gift differs from the hand. Every pattern that matches is one of like pieces or one of unlike pieces.
"""

from __future__ import annotations

from array import array

import cython

from quarto_desktop.engine.tables import Tables

COMPILED = bool(cython.compiled)
"""Whether this is the compiled form."""

STOPPED = -1
"""The answer of a question that was cut short."""

# The goals of a question. Importers know them from `node.py`: what is declared here is C's alone.
DRAW = cython.declare(cython.int, 0)
WIN = cython.declare(cython.int, 1)

EARLY = cython.declare(cython.int, 8)
"""From so many empty squares on replies are sorted and nodes are remembered; found by measuring."""

POLL = cython.declare(cython.ulonglong, 1023)
"""The flags are looked at when these bits of the number of nodes are 0: every tenth of a millisecond."""

FULL = cython.declare(cython.uint, 0xFFFF)
FOUR_TIMES = cython.declare(cython.ulonglong, 0x0001000100010001)
KEY_BITS = cython.declare(cython.ulonglong, (1 << 46) - 1)
STIR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)
GREATEST = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def popcount(mask: cython.uint) -> cython.uint:
    """How many of 16 bits are set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 31


@cython.cclass
class Search:
    """Answers the two questions for any node; one for each thread that searches.

    Args:
        tables: what is known of sets of squares under the rules.
        entries: the table of known nodes of a :class:`~quarto_desktop.engine.memory.Memory`; searches under
            the same rules may share it. Its length is a power of two.
    """

    _kept: object
    _completing: cython.p_ushort
    _makers: cython.p_uint
    _shape: cython.p_ushort
    _canonical: cython.p_ushort
    _images: cython.p_ushort
    _squeezed: cython.p_uchar
    _alike: cython.p_ushort
    _turning: cython.p_ulonglong
    _entries: cython.p_ulonglong
    _places: cython.p_uint
    _replies: cython.p_uint
    _cancelled: cython.p_uchar
    _alarm: cython.p_uchar
    _buckets: cython.ulonglong
    _nodes: cython.ulonglong
    _limit: cython.ulonglong
    _floor: cython.int
    _stopped: cython.int

    def __init__(self, tables: Tables, entries: memoryview) -> None:
        places = array("I", [0]) * (17 * 16)
        replies = array("I", [0]) * (17 * 256)
        self._kept = (tables, entries, places, replies)  # what the pointers point into must stay
        self._completing = shorts(tables.completing)
        self._makers = ints(tables.makers)
        self._shape = shorts(tables.shape)
        self._canonical = shorts(tables.canonical)
        self._images = shorts(tables.images)
        self._squeezed = chars(tables.squeezed)
        self._alike = shorts(tables.alike)
        self._turning = longs(tables.turning)
        self._entries = longs(entries)
        self._places = ints(places)
        self._replies = ints(replies)
        self._buckets = len(entries) // 2 - 1
        self._nodes = 0

    @property
    def nodes(self) -> int:
        """Nodes looked at so far."""
        return self._nodes

    def reaches(
        self,
        goal: int,
        occupied: int,
        unlike: int,
        hand: int,
        reserve: int,
        limit: int,
        cancelled: bytearray,
        alarm: bytearray,
        floor: int = 1,
    ) -> int:
        """Whether the side that places can get at least `goal`: 1 if so, 0 if not, or :data:`STOPPED`.

        Args:
            goal: 0 for a draw, 1 for a win.
            occupied: the filled squares.
            unlike: the squares of the pieces that differ from the hand, 16 bits for each trait.
            hand: the piece in hand, which does not win at once.
            reserve: the pieces that are left after it.
            limit: the number of nodes, counted since the search was made, at which to stop.
            cancelled: stops the search as soon as its first byte is not 0.
            alarm: does the same, for another reason.
            floor: nodes with so many empty squares count as draws, at least 1: the last piece has no choice.
                Searches with different floors must not share a table of known nodes.
        """
        node_occupied: cython.uint = occupied
        node_unlike: cython.ulonglong = unlike
        node_hand: cython.uint = hand
        node_reserve: cython.uint = reserve
        wanted: cython.int = goal
        empties: cython.int = 16 - popcount(node_occupied)
        answer: cython.int
        self._cancelled = chars(cancelled)
        self._alarm = chars(alarm)
        self._limit = limit
        self._floor = floor
        self._stopped = 0
        with cython.nogil:
            answer = self._reaches(wanted, node_occupied, node_unlike, node_hand, node_reserve, empties)
        return STOPPED if self._stopped else answer

    def options(self, occupied: int, unlike: int, hand: int, reserve: int) -> int:
        """How many ways there are to place and then give a piece that does not win at once."""
        return self._list_places(occupied, unlike, hand, reserve, 16) >> 8

    def form(self, occupied: int, unlike: int) -> int:
        """The canonical form of a node: symmetries and traits turn nodes into each other that share it, only.

        It is the number of the shape of the filled squares, and below it four masks of 8 bits within that
        shape. At most 8 squares may be filled.
        """
        return self._form(occupied, unlike)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reaches(
        self,
        goal: cython.int,
        occupied: cython.uint,
        unlike: cython.ulonglong,
        hand: cython.uint,
        reserve: cython.uint,
        empties: cython.int,
    ) -> cython.int:
        key: cython.ulonglong
        answer: cython.int
        self._nodes += 1
        if self._nodes >= self._limit:
            self._stopped = 1
        if (self._nodes & POLL) == 0 and (self._cancelled[0] or self._alarm[0]):
            self._stopped = 1
        if self._stopped:
            return 0  # means nothing, but makes the callers return soon
        if empties <= self._floor:
            return goal == DRAW
        if empties < EARLY:
            return self._try_all(goal, occupied, unlike, hand, reserve, empties)
        key = self._key(occupied, unlike)
        answer = self._recall(key, goal)
        if answer < 0:
            answer = self._try_sorted(goal, occupied, unlike, hand, reserve, empties)
            if not self._stopped:
                self._remember(key, goal, answer, empties)
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_all(
        self,
        goal: cython.int,
        occupied: cython.uint,
        unlike: cython.ulonglong,
        hand: cython.uint,
        reserve: cython.uint,
        empties: cython.int,
    ) -> cython.int:
        """Late in the game: try one reply after the other."""
        index: cython.int
        place: cython.uint
        filled: cython.uint
        safe: cython.uint
        gift: cython.uint
        piece: cython.uint
        after: cython.ulonglong
        count: cython.int = self._list_places(occupied, unlike, hand, reserve, empties) & 255
        if empties <= 3 and goal == DRAW:
            return count > 0  # the other side places once more at most, a piece that does not win
        for index in range(count):
            place = self._places[16 * empties + index]
            filled = occupied | 1 << (place >> 16 & 15)
            safe = place & FULL
            while safe:
                gift = safe & (0 - safe)
                safe ^= gift
                piece = popcount(gift - 1)
                after = unlike ^ (self._turning[hand ^ piece] & filled * FOUR_TIMES)
                if not self._reaches(1 - goal, filled, after, piece, reserve ^ gift, empties - 1):
                    return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_sorted(
        self,
        goal: cython.int,
        occupied: cython.uint,
        unlike: cython.ulonglong,
        hand: cython.uint,
        reserve: cython.uint,
        empties: cython.int,
    ) -> cython.int:
        """Early in the game: try first the replies that leave the other side the fewest options."""
        index: cython.int
        reply: cython.uint
        filled: cython.uint
        piece: cython.uint
        after: cython.ulonglong
        count: cython.int = self._list_replies(occupied, unlike, hand, reserve, empties)
        if count < 0:
            return 1  # one of them leaves none at all
        for index in range(count):
            reply = self._replies[256 * empties + index]
            filled = occupied | 1 << (reply >> 4 & 15)
            piece = reply & 15
            after = unlike ^ (self._turning[hand ^ piece] & filled * FOUR_TIMES)
            if not self._reaches(1 - goal, filled, after, piece, reserve ^ 1 << piece, empties - 1):
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_replies(
        self,
        occupied: cython.uint,
        unlike: cython.ulonglong,
        hand: cython.uint,
        reserve: cython.uint,
        empties: cython.int,
    ) -> cython.int:
        """List the replies, as options * 256 + square * 16 + gift, the fewest options first.

        Returns:
            How many there are, or -1 as soon as one leaves the other side no option: that one wins.
        """
        replies: cython.p_uint = self._replies
        first: cython.int = 256 * empties
        end: cython.int = first
        index: cython.int
        at: cython.int
        place: cython.uint
        filled: cython.uint
        safe: cython.uint
        gift: cython.uint
        piece: cython.uint
        options: cython.uint
        reply: cython.uint
        after: cython.ulonglong
        count: cython.int = self._list_places(occupied, unlike, hand, reserve, empties) & 255
        for index in range(count):
            place = self._places[16 * empties + index]
            filled = occupied | 1 << (place >> 16 & 15)
            safe = place & FULL
            while safe:
                gift = safe & (0 - safe)
                safe ^= gift
                piece = popcount(gift - 1)
                after = unlike ^ (self._turning[hand ^ piece] & filled * FOUR_TIMES)
                options = self._list_places(filled, after, piece, reserve ^ gift, empties - 1) >> 8
                if options == 0 and empties - 1 > self._floor:
                    return -1
                reply = options << 8 | (place >> 16 & 15) << 4 | piece
                at = end
                while at > first and replies[at - 1] > reply:
                    replies[at] = replies[at - 1]
                    at -= 1
                replies[at] = reply
                end += 1
        return end - first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_places(  # noqa: C901 - four traits, spelt out for speed
        self,
        occupied: cython.uint,
        unlike: cython.ulonglong,
        hand: cython.uint,
        reserve: cython.uint,
        empties: cython.int,
    ) -> cython.uint:
        """List the placements that leave a safe gift, as gifts << 20 | square << 16 | safe pieces.

        Those with the fewest gifts come first. A gift is not safe if it is unlike the hand and completes a
        pattern of unlike pieces, or like it and completes one of like pieces. Placing adds to the like
        pieces alone.

        Returns:
            256 times the number of gifts in all, plus the number of placements.
        """
        completing: cython.p_ushort = self._completing
        places: cython.p_uint = self._places
        first: cython.int = 16 * empties
        end: cython.int = first
        at: cython.int
        total: cython.uint = 0
        empty: cython.uint = occupied ^ FULL
        squares: cython.uint = empty
        square: cython.uint
        gaps: cython.uint
        safe: cython.uint
        place: cython.uint
        alike_1: cython.uint = self._alike[4 * hand]
        alike_2: cython.uint = self._alike[4 * hand + 1]
        alike_3: cython.uint = self._alike[4 * hand + 2]
        alike_4: cython.uint = self._alike[4 * hand + 3]
        unlike_gaps_1: cython.uint = completing[unlike & FULL] & empty
        unlike_gaps_2: cython.uint = completing[unlike >> 16 & FULL] & empty
        unlike_gaps_3: cython.uint = completing[unlike >> 32 & FULL] & empty
        unlike_gaps_4: cython.uint = completing[unlike >> 48] & empty
        like_1: cython.uint = occupied ^ (unlike & FULL)
        like_2: cython.uint = occupied ^ (unlike >> 16 & FULL)
        like_3: cython.uint = occupied ^ (unlike >> 32 & FULL)
        like_4: cython.uint = occupied ^ (unlike >> 48)
        while squares:
            square = squares & (0 - squares)
            squares ^= square
            gaps = empty ^ square
            safe = reserve
            if unlike_gaps_1 & gaps:
                safe &= alike_1
            if unlike_gaps_2 & gaps:
                safe &= alike_2
            if unlike_gaps_3 & gaps:
                safe &= alike_3
            if unlike_gaps_4 & gaps:
                safe &= alike_4
            if completing[like_1 | square] & gaps:
                safe &= ~alike_1
            if completing[like_2 | square] & gaps:
                safe &= ~alike_2
            if completing[like_3 | square] & gaps:
                safe &= ~alike_3
            if completing[like_4 | square] & gaps:
                safe &= ~alike_4
            if safe:
                total += popcount(safe)
                place = popcount(safe) << 20 | popcount(square - 1) << 16 | safe
                at = end
                while at > first and places[at - 1] > place:
                    places[at] = places[at - 1]
                    at -= 1
                places[at] = place
                end += 1
        return total << 8 | end - first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, occupied: cython.uint, unlike: cython.ulonglong) -> cython.ulonglong:
        """What the table knows a node by: its form, stirred to spread over the table.

        Stirring can be undone, so no two forms share a key.
        """
        key: cython.ulonglong = self._form(occupied, unlike) * STIR & KEY_BITS
        key ^= key >> 23
        return key * STIR & KEY_BITS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _form(self, occupied: cython.uint, unlike: cython.ulonglong) -> cython.ulonglong:
        """As :meth:`form`."""
        canonical: cython.uint = self._canonical[occupied]
        upper: cython.uint = canonical << 8 & 0xFF00
        lower: cython.uint = canonical & 0xFF00
        shift: cython.uint = popcount(canonical & 255)
        masks: cython.ulonglong = self._least_image(occupied, unlike)
        form: cython.ulonglong = self._shape[occupied]
        _trait: cython.int
        mask: cython.uint
        for _trait in range(4):
            mask = masks & FULL
            masks >>= 16
            mask = self._squeezed[upper | mask & 255] | self._squeezed[lower | mask >> 8] << shift
            form = form << 8 | mask
        return form

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _least_image(self, occupied: cython.uint, unlike: cython.ulonglong) -> cython.ulonglong:
        """The least that the symmetries which make the filled squares canonical make of the sorted masks."""
        images: cython.p_ushort = self._images
        makers: cython.uint = self._makers[occupied]
        base: cython.uint = 0
        least: cython.ulonglong = GREATEST
        image: cython.ulonglong
        a: cython.uint
        b: cython.uint
        c: cython.uint
        d: cython.uint
        while makers:
            if makers & 1:
                a = images[base + (unlike & 255)] | images[base + 256 + (unlike >> 8 & 255)]
                b = images[base + (unlike >> 16 & 255)] | images[base + 256 + (unlike >> 24 & 255)]
                c = images[base + (unlike >> 32 & 255)] | images[base + 256 + (unlike >> 40 & 255)]
                d = images[base + (unlike >> 48 & 255)] | images[base + 256 + (unlike >> 56)]
                if a > b:
                    a, b = b, a
                if c > d:
                    c, d = d, c
                if a > c:
                    a, c = c, a
                if b > d:
                    b, d = d, b
                if b > c:
                    b, c = c, b
                image = a
                image = image << 16 | b
                image = image << 16 | c
                image = image << 16 | d
                if image < least:
                    least = image
            makers >>= 1
            base += 512
        return least

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _recall(self, key: cython.ulonglong, goal: cython.int) -> cython.int:
        """What the table says: 1 for yes, 0 for no, -1 if nothing.

        An entry holds the key, the size of the node, and yes and no for a draw, yes and no for a win.
        """
        place: cython.ulonglong = 2 * (key & self._buckets)
        entry: cython.ulonglong = self._entries[place]
        facts: cython.uint
        if entry >> 8 != key:
            entry = self._entries[place + 1]
            if entry >> 8 != key:
                return -1
        facts = entry >> 2 * goal & 3
        if facts == 0:
            return -1
        return facts & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remember(
        self, key: cython.ulonglong, goal: cython.int, answer: cython.int, empties: cython.int
    ) -> cython.void:
        """Write an answer into the table; of the two entries there, the one for the larger node stays."""
        place: cython.ulonglong = 2 * (key & self._buckets)
        entry: cython.ulonglong = self._entries[place]
        size: cython.uint = empties - EARLY
        facts: cython.uint
        if answer:  # noqa: SIM108 - one reason a line
            facts = 1 | 4 * (goal == WIN)  # who can get a win can get a draw
        else:
            facts = 8 | 2 * (goal == DRAW)  # who cannot get a draw cannot get a win
        if entry >> 8 == key:
            self._entries[place] = entry | facts
        elif (entry >> 4 & 15) <= size:
            self._entries[place + 1] = entry
            self._entries[place] = key << 8 | size << 4 | facts
        else:
            entry = self._entries[place + 1]
            if entry >> 8 != key:
                entry = key << 8 | size << 4
            self._entries[place + 1] = entry | facts


@cython.cfunc
def chars(numbers: object) -> cython.p_uchar:
    """Where these bytes are in memory; not compiled, the bytes themselves."""
    if not cython.compiled:
        return numbers
    view: cython.uchar[::1] = numbers
    return cython.address(view[0])


@cython.cfunc
def shorts(numbers: object) -> cython.p_ushort:
    """The same for numbers of 16 bits."""
    if not cython.compiled:
        return numbers
    view: cython.ushort[::1] = numbers
    return cython.address(view[0])


@cython.cfunc
def ints(numbers: object) -> cython.p_uint:
    """The same for numbers of 32 bits."""
    if not cython.compiled:
        return numbers
    view: cython.uint[::1] = numbers
    return cython.address(view[0])


@cython.cfunc
def longs(numbers: object) -> cython.p_ulonglong:
    """The same for numbers of 64 bits."""
    if not cython.compiled:
        return numbers
    view: cython.ulonglong[::1] = numbers
    return cython.address(view[0])
