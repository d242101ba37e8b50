"""Tests of the modules under wasmtime, without JavaScript; some calls are wrong on purpose."""

import pathlib
import struct
import unittest

import wasmtime

HERE = pathlib.Path(__file__).parent
DATA = HERE / "../../../tests/data"
PUZZLE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PAGE = 65536

# `Status` in bindings/abi.
OK, NO_SOLUTION, NOT_UNIQUE, CONFLICT, FOUND, PAUSED, EXHAUSTED = range(7)
TEXT_EMPTY, TEXT_TOO_SHORT, TEXT_TOO_LONG = range(16, 19)
TEXT_NOT_A_SYMBOL, TEXT_BROKEN_ROW, TEXT_LONG_ROW = range(19, 22)
MORE_TEXT, TEXT_OF_NO_FORMAT, CANNOT_HOLD = 8, 22, 24
UNMET_CLUES, IMPOSSIBLE_CLUES = 27, 28
MISTAKES, CONTRADICTED, STUCK, SOLVED = range(34, 38)
NOT_A_SYMMETRY, NOT_A_TRANSFORM, NOT_A_TECHNIQUE, NOT_A_STEP = -9, -10, -11, -12
NOT_A_SOLUTION, NOT_A_DEPTH, BAD_SIZE = -13, -14, -3
BAD_ADDRESS, NOT_A_DIGIT, MISALIGNED, NOT_A_SEARCH, NOT_A_FORMAT = -1, -2, -5, -6, -8


def numbers(line):
    return bytes(0 if symbol == ord(".") else symbol - ord("0") for symbol in line)


def sample_lines(name):
    lines = (DATA / f"{name}.tsv").read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


class Raw:
    """An instance whose exported functions are attributes."""

    def __init__(self, name):
        config = wasmtime.Config()
        config.wasm_simd = True
        engine = wasmtime.Engine(config)
        self.module = wasmtime.Module(engine, (HERE / f"../js/{name}.wasm").read_bytes())
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, self.module, []).exports(self.store)
        self.memory = self.exports["memory"]

    def __getattr__(self, name):
        function = self.exports[name]
        return lambda *arguments: function(self.store, *arguments)

    def read(self, address, length):
        return bytes(self.memory.read(self.store, address, address + length))

    def write(self, address, content):
        self.memory.write(self.store, content, address)

    def grow(self, pages):
        return self.memory.grow(self.store, pages) * PAGE

    def put(self, line):
        self.write(self.grid_address(), numbers(line))

    def detail(self):
        names = ("count", "offset", "line", "column", "found", "cell")
        return dict(zip(names, struct.unpack("<6I", self.read(self.detail_address(), 24))))

    def parse_text(self, text):
        self.write(self.text_address(), text)
        return self.parse(self.text_address(), len(text))

    def solution(self, index=0):
        return self.read(self.solutions_address() + 81 * index, 81)


class Both:
    """Each test for both modules."""

    name = ""

    def setUp(self):
        self.raw = Raw(self.name)

    def test_needs_nothing_and_offers_what_it_documents(self):
        self.assertEqual(self.raw.module.imports, [])
        functions = {export.name for export in self.raw.module.exports} - {
            "memory",
            "__heap_base",
            "__data_end",
        }
        buffers = "grid text line solutions conflicts pencilmarks detail records".split()
        calls = (
            "version text_capacity records_capacity parse print is_valid conflicts pencilmarks "
            "solve count solve_lines "
            "search_size search_align search_start search_next search_guesses search_end "
            "unique_start unique_within"
        ).split()
        self.assertEqual(functions, {f"{buffer}_address" for buffer in buffers} | set(calls))

    def test_version(self):
        self.assertEqual(self.raw.version(), 100)

    def test_parse_and_print(self):
        self.assertEqual(self.raw.parse_text(PUZZLE), OK)
        self.assertEqual(self.raw.read(self.raw.grid_address(), 81), numbers(PUZZLE))
        self.assertEqual(self.raw.print(), OK)
        self.assertEqual(self.raw.read(self.raw.line_address(), 81), PUZZLE)

    def test_texts_that_are_no_grids(self):
        self.raw.put(PUZZLE)
        for text, status, expected in [
            (b"", TEXT_EMPTY, {"offset": 0, "line": 1, "column": 1}),
            (PUZZLE[1:], TEXT_TOO_SHORT, {"offset": 80, "count": 80, "found": 0xFFFFFFFF}),
            (
                PUZZLE + b"\n5",
                TEXT_TOO_LONG,
                {"offset": 82, "line": 2, "column": 1, "found": ord("5")},
            ),
            ("５".encode(), TEXT_NOT_A_SYMBOL, {"offset": 0, "found": ord("５")}),
            (b"1\xff", TEXT_NOT_A_SYMBOL, {"offset": 1, "column": 2, "found": 0x110000 + 0xFF}),
            (b"12 3", TEXT_BROKEN_ROW, {"offset": 2, "count": 2, "found": ord(" ")}),
            (b"." * 9 + b"\n" + b"." * 10, TEXT_LONG_ROW, {"offset": 19, "found": ord(".")}),
        ]:
            self.assertEqual(self.raw.parse_text(text), status, text)
            self.assertEqual(self.raw.detail() | expected, self.raw.detail(), text)
        self.assertEqual(
            self.raw.read(self.raw.grid_address(), 81), numbers(PUZZLE), "the grid is left alone"
        )

    def test_text_anywhere_in_memory(self):
        raw = self.raw
        long = PUZZLE + b"#" + b"x" * (3 * PAGE)
        address = raw.grow(4)
        raw.write(address, long)
        self.assertEqual(raw.parse(address, len(long)), OK)
        raw.write(raw.solutions_address(), PUZZLE)
        self.assertEqual(raw.parse(raw.solutions_address(), 81), OK)
        raw.write(raw.grid_address(), PUZZLE)
        self.assertEqual(raw.parse(raw.grid_address(), 81), OK, "also where the grid is written to")
        end = raw.memory.data_len(raw.store)
        raw.write(end - 81, PUZZLE)
        self.assertEqual(raw.parse(end - 81, 81), OK)
        for address, length in [
            (0, 81),
            (end - 80, 81),
            (end, 1),
            (-1, 1),
            (-1, -1),
            (16, -1),
            (end + 5, 0),
        ]:
            self.assertEqual(raw.parse(address, length), BAD_ADDRESS, (address, length))
            self.assertEqual(
                raw.solve_lines(address, length) if length != 0 else BAD_ADDRESS, BAD_ADDRESS
            )

    def test_rules(self):
        raw = self.raw
        raw.put(PUZZLE)
        self.assertEqual((raw.is_valid(), raw.conflicts()), (OK, OK))
        self.assertEqual(raw.detail()["count"], 0)
        self.assertEqual(raw.pencilmarks(), OK)
        marks = struct.unpack("<81H", raw.read(raw.pencilmarks_address(), 162))
        self.assertEqual((marks[0], marks[2]), (0b10000, 0b1011))
        raw.put(b"." + b"5......5" + b"." * 16 + b"5" + b"." * 55)
        self.assertEqual((raw.is_valid(), raw.conflicts()), (CONFLICT, CONFLICT))
        self.assertEqual(raw.detail()["count"], 2)
        self.assertEqual(raw.read(raw.conflicts_address(), 8), bytes([0, 5, 1, 8, 20, 5, 8, 25]))
        raw.put(b"1" * 81)
        self.assertEqual(raw.conflicts(), CONFLICT)
        self.assertEqual(raw.detail()["count"], 27 * 36)

    def test_solve_and_count(self):
        raw = self.raw
        raw.put(PUZZLE)
        self.assertEqual(raw.solve(), OK)
        self.assertEqual(raw.solution(), numbers(SOLUTION))
        raw.put(b"." * 81)
        self.assertEqual(raw.solve(), NOT_UNIQUE)
        self.assertNotEqual(raw.solution(0), raw.solution(1))
        for limit in [0, 1, 1000]:
            self.assertEqual(raw.count(limit), OK)
            self.assertEqual(raw.detail()["count"], limit)
        raw.put(b"5.......5" + b"." * 72)
        self.assertEqual(raw.solve(), CONFLICT)
        self.assertEqual(raw.read(raw.conflicts_address(), 4), bytes([0, 5, 0, 8]))
        raw.put(b".87654321" + b"".join(b"%d........" % digit for digit in range(2, 10)))
        self.assertEqual(raw.solve(), NO_SOLUTION)
        self.assertEqual(raw.count(-1), OK, "the largest limit")
        self.assertEqual(raw.detail()["count"], 0)

    def test_numbers_that_are_no_digits(self):
        raw = self.raw
        search = raw.grow(1)
        for found in [10, 48, 255]:
            raw.put(PUZZLE)
            raw.write(raw.grid_address() + 80, bytes([found]))
            calls = (raw.print, raw.is_valid, raw.conflicts, raw.pencilmarks, raw.solve)
            answers = [call() for call in calls]
            answers += [raw.count(2), raw.search_start(search), raw.unique_start(search)]
            self.assertEqual(answers, [NOT_A_DIGIT] * 8)
            self.assertEqual({"cell": 80, "found": found} | raw.detail(), raw.detail())

    def test_searches_side_by_side(self):
        raw = self.raw
        size, align = raw.search_size(), raw.search_align()
        self.assertEqual(align & (align - 1), 0)
        step = -(-size // align) * align
        samples = sample_lines("clues_removed")[:12]
        first = raw.grow(-(-step * len(samples) // PAGE))
        searches = []
        for index, (puzzle, count, *_) in enumerate(samples):
            raw.put(puzzle.encode())
            self.assertEqual(raw.search_start(first + index * step), OK)
            searches.append((first + index * step, int(count), set()))
        running = list(searches)
        while running:
            for search in list(running):
                address, _, found = search
                status = raw.search_next(address, 2)
                if status == FOUND:
                    found.add(raw.solution())
                elif status == EXHAUSTED:
                    running.remove(search)
                else:
                    self.assertEqual(status, PAUSED)
        for address, count, found in searches:
            self.assertEqual(len(found), count)
            self.assertGreater(raw.search_guesses(address), 0)
            self.assertEqual(raw.search_next(address, 1), EXHAUSTED, "and stays so")
            self.assertEqual(raw.search_end(address), OK)
            self.assertEqual(
                (raw.search_next(address, 1), raw.search_end(address)), (NOT_A_SEARCH, NOT_A_SEARCH)
            )
            self.assertEqual(raw.search_guesses(address), -1)

    def test_the_one_solution_in_slices(self):
        raw = self.raw
        search = raw.grow(1)
        for line, expected in [
            (PUZZLE, OK),
            (b"." * 81, NOT_UNIQUE),
            (b"5.......5" + b"." * 72, CONFLICT),
            (b".87654321" + b"".join(b"%d........" % digit for digit in range(2, 10)), NO_SOLUTION),
        ]:
            raw.put(line)
            self.assertEqual(raw.unique_start(search), OK)
            statuses = [raw.unique_within(search, 0)]
            while statuses[-1] == PAUSED:
                statuses.append(raw.unique_within(search, 1))
            self.assertEqual(statuses, [PAUSED] * (len(statuses) - 1) + [expected])
            if expected == NOT_UNIQUE:
                answer = (raw.solution(0), raw.solution(1))
                for budget in (0, 1, -1):
                    raw.write(raw.solutions_address(), bytes(162))
                    self.assertEqual(raw.unique_within(search, budget), NOT_UNIQUE)
                    self.assertEqual((raw.solution(0), raw.solution(1)), answer, "and stays so")
            self.assertEqual(raw.unique_within(search, 0), expected, "and stays so")
            if expected == OK:
                self.assertEqual(raw.solution(), numbers(SOLUTION))
            elif expected == NOT_UNIQUE:
                self.assertNotEqual(raw.solution(0), raw.solution(1))
            elif expected == CONFLICT:
                self.assertEqual(raw.read(raw.conflicts_address(), 4), bytes([0, 5, 0, 8]))
            self.assertGreaterEqual(raw.search_guesses(search), 0)
            self.assertEqual(raw.search_next(search, 1), NOT_A_SEARCH, "it is of the other kind")
            self.assertEqual(raw.search_end(search), OK)
            ended = (raw.unique_within(search, 1), raw.search_end(search))
            self.assertEqual(ended, (NOT_A_SEARCH, NOT_A_SEARCH))
        raw.search_start(search)
        self.assertEqual(raw.unique_within(search, 1), NOT_A_SEARCH, "it is of the other kind")

    def test_places_that_are_no_searches(self):
        raw = self.raw
        raw.put(PUZZLE)
        page = raw.grow(1)
        end = raw.memory.data_len(raw.store)
        own = [
            0,
            8,
            raw.grid_address(),
            raw.text_address(),
            raw.exports["__heap_base"].value(raw.store) - 64,
        ]
        for address in own + [end, end - 64, -64, -1]:
            self.assertEqual(raw.search_start(address), BAD_ADDRESS, address)
            self.assertEqual(raw.unique_start(address), BAD_ADDRESS, address)
            self.assertEqual(raw.unique_within(address, 1), BAD_ADDRESS, address)
            self.assertEqual(raw.search_next(address, 1), BAD_ADDRESS, address)
            self.assertEqual(raw.search_end(address), BAD_ADDRESS, address)
            self.assertEqual(raw.search_guesses(address), -1, address)
        self.assertEqual(raw.search_start(page + 1), MISALIGNED)
        self.assertEqual(raw.unique_start(page + 1), MISALIGNED)
        self.assertEqual(raw.search_next(page, 1), NOT_A_SEARCH)
        raw.write(page, bytes(range(256)) * 256)
        self.assertEqual(raw.search_next(page, 1), NOT_A_SEARCH)
        last = (end - raw.search_size()) // raw.search_align() * raw.search_align()
        self.assertEqual(raw.search_start(last), OK, "the last place")
        self.assertEqual(raw.search_next(last, 1000), FOUND)
        self.assertEqual(raw.solution(), numbers(SOLUTION))

    def test_lines(self):
        raw = self.raw
        samples = sample_lines("seventeen_clues") + sample_lines("no_solution")
        text = b"# comment\n\n" + b"\n".join(puzzle.encode() for puzzle, *_ in samples) + b"\n123\n"
        raw.write(raw.text_address(), text)
        self.assertEqual(raw.solve_lines(raw.text_address(), len(text)), OK)
        detail = raw.detail()
        self.assertEqual(
            (detail["count"], detail["offset"], detail["line"]),
            (len(samples) + 1, len(text), len(samples) + 3),
        )
        records = raw.read(raw.records_address(), 100 * detail["count"])
        for index, (puzzle, count, *_) in enumerate(samples):
            line, start, length, status, solution = struct.unpack(
                "<IIIi81s3x", records[100 * index : 100 * index + 100]
            )
            self.assertEqual((line, text[start : start + length]), (index + 2, puzzle.encode()))
            raw.put(puzzle.encode())
            self.assertEqual(status, raw.solve())
            self.assertEqual(status == OK, count == "1")
            self.assertEqual(solution, raw.solution() if status == OK else bytes(81))
        self.assertEqual(struct.unpack("<IIIi", records[-100:-84])[3], TEXT_TOO_SHORT)

    def test_lines_stop_when_the_records_are_full(self):
        raw = self.raw
        capacity = raw.records_capacity()
        text = b"x\n" * (capacity + 5)
        raw.write(raw.text_address(), text)
        self.assertEqual(raw.solve_lines(raw.text_address(), len(text)), OK)
        detail = raw.detail()
        self.assertEqual(
            (detail["count"], detail["offset"], detail["line"]), (capacity, 2 * capacity, capacity)
        )
        self.assertEqual(
            raw.solve_lines(raw.text_address() + detail["offset"], len(text) - detail["offset"]), OK
        )
        self.assertEqual(raw.detail()["count"], 5)

    def test_stack(self):
        raw = self.raw
        stack = PAGE  # What build.sh asks for; it begins at address 0.
        self.assertGreaterEqual(raw.grid_address(), stack)
        paint = b"\xa5" * stack
        raw.write(0, paint)
        search = raw.grow(1)
        for puzzle, *_ in sample_lines("forum_hardest_er11")[:50] + sample_lines("tdoku_cases"):
            if raw.parse_text(puzzle.encode()) == OK:
                raw.solve()
                raw.conflicts()
                raw.pencilmarks()
                raw.count(1000)
                raw.search_start(search)
                raw.search_next(search, -1)
                raw.unique_start(search)
                raw.unique_within(search, -1)
                raw.solve_lines(raw.text_address(), 81)
        used = stack - next(at for at, byte in enumerate(raw.read(0, stack)) if byte != 0xA5)
        memory = raw.memory.data_len(raw.store) - PAGE
        print(f"{self.name}: stack {used} bytes, a search {raw.search_size()}, memory {memory}")
        self.assertGreater(used, 1024)
        self.assertLess(used, 16 * 1024)


class Text(unittest.TestCase):
    """The module of the formats."""

    def setUp(self):
        self.raw = Raw("sudoku_core_text")

    def call(self, name, *arguments):
        """Calls a function whose name may be that of a method of `Raw`."""
        return self.raw.exports[name](self.raw.store, *arguments)

    def call_with(self, name, text, *more):
        self.raw.write(self.raw.text_address(), text)
        return self.call(name, self.raw.text_address(), len(text), *more)

    def words(self):
        return self.raw.read(self.raw.words_address(), self.raw.detail()["count"]).decode()

    def names(self):
        names = []
        while self.raw.format_name(len(names)) == OK:
            names.append(self.words())
        return names

    def contents(self):
        return self.raw.read(self.raw.contents_address(), 412)

    def test_reads_and_writes(self):
        names = self.names()
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(self.call_with("read", PUZZLE), OK)
        contents = self.contents()
        self.assertEqual(struct.unpack("<i", contents[:4])[0], names.index("line"))
        self.assertEqual(contents[166:247], numbers(PUZZLE))
        self.assertEqual(contents[4:166] + contents[247:], bytes(412 - 4 - 81))
        self.assertEqual(self.call("write", names.index("rows")), OK)
        rows = self.raw.read(self.raw.text_address(), self.raw.detail()["count"])
        self.assertEqual(b"".join(rows.split()), PUZZLE)
        self.assertEqual(self.call("write", names.index("sukaku")), CANNOT_HOLD)
        self.assertEqual(self.words(), "the format sukaku cannot hold a grid without candidates")

    def test_errors(self):
        self.assertEqual(self.call_with("read", PUZZLE[:80]), TEXT_OF_NO_FORMAT)
        detail = self.raw.detail()
        self.assertEqual((detail["offset"], detail["line"], detail["column"]), (80, 1, 81))
        self.assertEqual(detail["found"], 0xFFFFFFFF)
        self.assertEqual(self.words(), "symbol 81 of 81")
        self.assertEqual(self.contents(), bytes(412))

    def test_many(self):
        raw = self.raw
        text = b"# a comment\n" + (PUZZLE + b"\n" + PUZZLE[:80] + b"\n") * 100
        raw.write(raw.entry_address(), bytes(16))
        self.assertEqual(self.call_with("next", text[:50], 1), MORE_TEXT)
        for index in range(200):
            status = self.call_with("next", text, 1 if index < 199 else 0)
            self.assertEqual(status, TEXT_OF_NO_FORMAT if index % 2 else OK)
            offset, length, line, breaks = struct.unpack("<4I", raw.read(raw.entry_address(), 16))
            self.assertEqual((length, line, breaks), (82 - index % 2, index + 2, 1))
            self.assertTrue(text[offset:].startswith(PUZZLE[:80]))
        self.assertEqual(self.call_with("next", text, 0), EXHAUSTED)

    def test_wrong_calls(self):
        for address, length in ((0, 81), (self.raw.text_address(), 1 << 30), (-1, 1), (-1, 0)):
            self.assertEqual(self.call("read", address, length), BAD_ADDRESS)
            self.assertEqual(self.call("next", address, length, 0), BAD_ADDRESS)
        for number in (-1, len(self.names()), 2**31 - 1):
            self.assertEqual(self.call("write", number), NOT_A_FORMAT)
            self.assertEqual(self.raw.format_name(number), NOT_A_FORMAT)
        self.raw.write(self.raw.contents_address() + 166, b"\x0a")
        self.assertEqual(self.call("write", 0), NOT_A_DIGIT)

    def test_stack(self):
        raw = self.raw
        stack = PAGE
        self.assertGreaterEqual(raw.text_address(), stack)
        full = (b"123456789 " * 8 + b"123456789\n") * 9
        raw.write(0, b"\xa5" * stack)
        for text in (PUZZLE, PUZZLE[:80], full, b"123456789" * 81, b"x" * 5000):
            self.call_with("read", text)
            for number in range(len(self.names())):
                self.call("write", number)
            raw.write(raw.entry_address(), bytes(16))
            self.call_with("next", text, 0)
        used = stack - next(at for at, byte in enumerate(raw.read(0, stack)) if byte != 0xA5)
        print(f"sudoku_core_text: stack {used} bytes, memory {raw.memory.data_len(raw.store)}")
        self.assertGreater(used, 1024)
        self.assertLess(used, 32 * 1024)


class Generate(unittest.TestCase):
    """The module of the generator."""

    def setUp(self):
        self.raw = Raw("sudoku_core_generate")

    def words(self):
        return self.raw.read(self.raw.words_address(), self.raw.detail()["count"]).decode()

    def result(self):
        return self.raw.read(self.raw.result_address(), 81)

    def wish(self, attempts=0, symmetry=0, clues=(0, 0), minimal=0):
        numbers = struct.pack("<IiIIB", attempts, symmetry, *clues, minimal)
        self.raw.write(self.raw.wishes_address(), numbers.ljust(184, b"\0"))

    def test_needs_nothing_and_offers_what_it_documents(self):
        self.assertEqual(self.raw.module.imports, [])
        functions = {export.name for export in self.raw.module.exports} - {
            "memory",
            "__heap_base",
            "__data_end",
        }
        buffers = "grid result transform wishes words detail generator".split()
        calls = (
            "version generator_size generator_start generate_within symmetry_name is_minimal "
            "minimize canonicalize apply"
        )
        self.assertEqual(functions, {f"{name}_address" for name in buffers} | set(calls.split()))

    def test_generates(self):
        lines = (DATA / "generated.txt").read_text().splitlines()
        for seed in (0, 1, 1311768467463790320):
            at = lines.index(f"seed {seed}")
            self.wish()
            self.assertEqual(self.raw.generator_start(seed & 0xFFFFFFFF, seed >> 32), OK)
            for line in lines[at + 1 : at + 11]:
                while (status := self.raw.generate_within(50)) == PAUSED:
                    pass
                self.assertEqual(status, OK)
                self.assertEqual(self.result(), numbers(line.encode()))

    def test_wishes(self):
        self.wish(clues=(17, 17), attempts=20)
        self.assertEqual(self.raw.generator_start(1, 0), OK)
        self.assertEqual(self.raw.generate_within(-1), UNMET_CLUES)
        self.assertIn("no puzzle of 20 attempts has 17 to 17 clues", self.words())
        self.wish(clues=(1, 16))
        self.assertEqual(self.raw.generator_start(1, 0), IMPOSSIBLE_CLUES)
        self.assertEqual(self.words(), "a proper puzzle has 17 to 81 clues, not 1 to 16")
        self.wish(symmetry=10)
        self.assertEqual(self.raw.generator_start(1, 0), NOT_A_SYMMETRY)
        self.assertEqual(self.raw.symmetry_name(10), NOT_A_SYMMETRY)
        self.assertEqual(self.raw.symmetry_name(9), OK)
        self.assertEqual(self.words(), "full")

    def test_other_calls(self):
        raw = self.raw
        raw.put(PUZZLE)
        self.assertEqual(raw.is_minimal(), 0)
        self.assertEqual(raw.minimize(), OK)
        raw.write(raw.grid_address(), self.result())
        self.assertEqual(raw.is_minimal(), 1)
        self.assertEqual(raw.canonicalize(), OK)
        canonical = self.result()
        self.assertEqual(raw.apply(), OK)
        self.assertEqual(self.result(), canonical)
        raw.write(raw.transform_address(), bytes(28))
        self.assertEqual(raw.apply(), NOT_A_TRANSFORM)
        raw.write(raw.grid_address() + 80, b"\x0a")
        for call in (raw.is_minimal, raw.minimize, raw.canonicalize, raw.apply):
            self.assertEqual(call(), NOT_A_DIGIT)
        raw.put(b"." * 81)
        self.assertEqual(raw.minimize(), NOT_UNIQUE)

    def test_stack(self):
        raw = self.raw
        stack = PAGE
        self.assertGreaterEqual(raw.detail_address(), stack)
        raw.write(0, b"\xa5" * stack)
        for line in (PUZZLE, SOLUTION, b"." * 81):
            raw.put(line)
            for call in (raw.is_minimal, raw.minimize, raw.canonicalize, raw.apply):
                call()
        for symmetry in range(10):
            self.wish(symmetry=symmetry, minimal=1)
            raw.generator_start(1, 0)
            for _ in range(3):
                self.assertEqual(raw.generate_within(-1), OK)
        used = stack - next(at for at, byte in enumerate(raw.read(0, stack)) if byte != 0xA5)
        memory, size = raw.memory.data_len(raw.store), raw.generator_size()
        print(f"sudoku_core_generate: stack {used} bytes, a generator {size}, memory {memory}")
        self.assertGreater(used, 1024)
        self.assertLess(used, 32 * 1024)


class Logic(unittest.TestCase):
    """The module of the techniques."""

    def setUp(self):
        self.raw = Raw("sudoku_core_logic")

    def words(self):
        return self.raw.read(self.raw.words_address(), self.raw.detail()["count"]).decode()

    def play(self, puzzle, entries=bytes(81), solution=None):
        solution = bytes(82) if solution is None else numbers(solution) + b"\x01"
        self.raw.write(self.raw.play_address(), bytes(162) + numbers(puzzle) + entries + solution)

    def test_needs_nothing_and_offers_what_it_documents(self):
        self.assertEqual(self.raw.module.imports, [])
        functions = {export.name for export in self.raw.module.exports} - {
            "memory",
            "__heap_base",
            "__data_end",
        }
        buffers = "play techniques step obstacle ratings words detail".split()
        calls = (
            "version technique_name technique_level default_techniques prove fill_notes hint next "
            "check step_of apply text describe svg rate rate_rectangles compare"
        )
        self.assertEqual(functions, {f"{name}_address" for name in buffers} | set(calls.split()))

    def test_a_path(self):
        raw = self.raw
        self.play(PUZZLE)
        count = raw.default_techniques()
        steps = 0
        while (status := raw.next(count)) == OK:
            steps += 1
            self.assertEqual(raw.text(4), OK)
            self.assertIn(": ", self.words())
            self.assertEqual(raw.apply(), OK)
        self.assertEqual((status, steps), (SOLVED, 51))
        puzzle, entries = (raw.read(raw.play_address() + at, 81) for at in (162, 243))
        solved = bytes(clue or entry for clue, entry in zip(puzzle, entries))
        self.assertEqual(solved, numbers(SOLUTION))

    def test_other_calls(self):
        raw = self.raw
        count = raw.default_techniques()
        self.play(PUZZLE)
        self.assertEqual(raw.check(), NOT_A_SOLUTION)
        self.assertEqual(raw.prove(), OK)
        self.assertEqual(raw.read(raw.play_address() + 324, 82), numbers(SOLUTION) + b"\x01")
        self.assertEqual(raw.check(), OK)
        self.play(PUZZLE, entries=b"\0\0\x02".ljust(81, b"\0"), solution=SOLUTION)
        self.assertEqual(raw.check(), MISTAKES)
        self.assertEqual(raw.hint(count), MISTAKES)
        self.assertIn("r1c3", self.words())
        self.assertEqual(raw.read(raw.obstacle_address(), 81), b"\0\0\x01".ljust(81, b"\0"))
        self.assertEqual(raw.next(41), BAD_SIZE)
        raw.write(raw.techniques_address(), b"\x28")
        self.assertEqual(raw.next(1), NOT_A_TECHNIQUE)
        self.play(b"55" + b"." * 79)
        self.assertEqual(raw.prove(), CONFLICT)
        self.assertEqual(raw.hint(0), CONTRADICTED)
        self.assertEqual(raw.rate_rectangles(), CONFLICT)
        self.play(b"." * 81)
        self.assertEqual(raw.prove(), NOT_UNIQUE)
        self.assertEqual(raw.hint(0), STUCK)
        self.assertEqual(raw.step_of(0, 0), EXHAUSTED)
        self.assertEqual(raw.step_of(40, 0), NOT_A_TECHNIQUE)
        self.assertEqual(raw.technique_name(40), NOT_A_TECHNIQUE)
        self.assertEqual((raw.technique_level(39), raw.technique_level(40)), (3, 0))
        for depth in (0, 5):
            self.assertEqual((raw.text(depth), raw.describe(depth)), (NOT_A_DEPTH, NOT_A_DEPTH))
        raw.write(raw.step_address(), b"\x28")
        for call in (raw.apply, raw.svg, lambda: raw.text(1), lambda: raw.describe(1)):
            self.assertEqual(call(), NOT_A_STEP)
        raw.write(raw.play_address() + 162, b"\x0a")
        for call in (raw.prove, raw.fill_notes, raw.check, raw.rate, raw.rate_rectangles):
            self.assertEqual(call(), NOT_A_DIGIT)

    def test_stack(self):
        raw = self.raw
        stack = PAGE
        self.assertGreaterEqual(raw.detail_address(), stack)
        raw.write(0, b"\xa5" * stack)
        longest = 0
        for line in (PUZZLE, SOLUTION, b"." * 81) + tuple(
            row[0].encode().replace(b"-", b".") for row in sample_lines("forum_hardest_1106")[:20]
        ):
            self.play(line)
            raw.prove()
            raw.rate()
            raw.rate_rectangles()
            raw.check()
            count = raw.default_techniques()
            while raw.next(count) == OK:
                for depth in (1, 2, 3, 4):
                    self.assertEqual((raw.text(depth), raw.describe(depth)), (OK, OK))
                self.assertEqual(raw.svg(), OK)
                longest = max(longest, raw.detail()["count"])
                raw.apply()
        used = stack - next(at for at, byte in enumerate(raw.read(0, stack)) if byte != 0xA5)
        memory = raw.memory.data_len(raw.store)
        print(f"sudoku_core_logic: stack {used} bytes, longest picture {longest}, memory {memory}")
        self.assertGreater(used, 1024)
        self.assertLess(used, 32 * 1024)
        # Pictures have room to grow.
        self.assertLess(longest, 100 * 1024)


class Scalar(Both, unittest.TestCase):
    name = "sudoku_core"


class Simd128(Both, unittest.TestCase):
    name = "sudoku_core_simd128"


if __name__ == "__main__":
    unittest.main()
