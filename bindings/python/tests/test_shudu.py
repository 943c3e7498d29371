"""Tests of the package. Run them with tests/run.sh, which names the library."""
import doctest
import importlib
import inspect
import json
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
import time
import unittest
import warnings

import shudu

try:
    import numpy
except ImportError:
    numpy = None

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
# Its rating takes seconds.
HARD = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
EMPTY = "." * 81
# Its solutions are counted one by one, which never ends.
ENDLESS = " ".join(["12345678"] + ["123456789"] * 80)
CONFLICT = "11" + "." * 79
MODULES = ["shudu"] + ["shudu." + path.stem for path in sorted(pathlib.Path(shudu.__file__).parent.glob("_[a-z]*.py"))]


def load_tests(loader, tests, pattern):
    for name in MODULES:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name)))
    return tests


class Functions(unittest.TestCase):
    def test_every_function_is_listed(self):
        functions = importlib.import_module("shudu._functions")
        defined = {name for name, one in vars(functions).items()
                   if inspect.isfunction(one) and one.__module__ == functions.__name__ and not name.startswith("_")}
        self.assertEqual(defined, set(functions.__all__))


class Puzzles(unittest.TestCase):
    def test_every_form_of_a_puzzle_is_read(self):
        digits = [0 if c == "." else int(c) for c in EASY]
        rows = [digits[i : i + 9] for i in range(0, 81, 9)]
        grid = shudu.Grid(EASY)
        for puzzle in (EASY, {"puzzle": EASY}, digits, tuple(digits), rows, EASY.replace(".", "0"), grid, EASY.encode(),
                       list(EASY), grid.rows(), [list(row) for row in grid.rows()], [float(d) for d in digits]):
            self.assertEqual(shudu.solve(puzzle), (1, SOLUTION))

    def test_what_is_no_puzzle_is_refused(self):
        for wrong in ([], [1, 2], [1.5] + [0] * 80, [-1] * 81, [10] + [0] * 80, [None] * 81, [float("nan")] * 81, ["x"] * 81,
                      [[0] * 16] * 16, ["12"] * 81):
            with self.assertRaises(shudu.BadInput, msg=repr(wrong)[:40]):
                shudu.solve(wrong)
        with self.assertRaises(shudu.BadInput) as caught:
            shudu.solve([0] * 80 + [12])
        self.assertEqual((caught.exception.line, caught.exception.column), (9, 9))
        for wrong in (None, 5):
            with self.assertRaises(TypeError):
                shudu.solve(wrong)

    def test_no_solution_and_several_are_answers(self):
        self.assertEqual(shudu.solve(CONFLICT), (0, None))
        self.assertEqual(shudu.solve(EMPTY).solutions, 2)

    def test_a_solution_of_the_source_is_compared(self):
        solution = shudu.solve(EASY).solution
        wrong = solution[:-1] + ("1" if solution[-1] != "1" else "2")
        for ask in (shudu.solve, shudu.count, shudu.check, shudu.explain, shudu.rate):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                ask(json.dumps({"puzzle": EASY, "solution": solution}))
            with self.assertWarns(shudu.SourceDiffers):
                ask(json.dumps({"puzzle": EASY, "solution": wrong}))

    def test_errors_have_a_place(self):
        with self.assertRaises(shudu.BadInput) as caught:
            shudu.rate("12\n" + EASY[:-1])
        self.assertIsNotNone(caught.exception.line)
        self.assertIsInstance(caught.exception, ValueError)
        for text in ("", "\0", "{" * 5000, "x" * 100000, "\udcff", "[[1,2],[3]]"):
            with self.assertRaises(shudu.BadInput, msg=repr(text[:20])):
                shudu.solve(text)
        with self.assertRaises(shudu.BadInput):
            shudu.parse("rubbish", strict=True)

    def test_wrong_options(self):
        for wrong in (
            lambda: shudu.rate(EASY, scale="magic"),
            lambda: shudu.generate(symmetry="none clues=80"),
            lambda: shudu.generate(level="magic"),
            lambda: shudu.explain(EASY, techniques=["magic"]),
            lambda: shudu.grid(-1),
            lambda: shudu.grid(6670903752021072936960),
        ):
            with self.assertRaises(shudu.BadOption):
                wrong()

    def test_exceptions_survive_pickling(self):
        error = pickle.loads(pickle.dumps(shudu.BadInput("no", 3, 4)))
        self.assertEqual((error.line, error.column, str(error)), (3, 4, "line 3, column 4: no"))

    def test_variants(self):
        killer = ".Shape~4x4.Cage~7~R1C1~R1C2.Cage~3~R1C3~R1C4"
        self.assertEqual(len(shudu.solve(killer).solution), 16)
        self.assertEqual(shudu.count(killer), len(shudu.solutions(killer)))
        self.assertEqual(shudu.variant(killer, language="zh-Hans")["meanings"][0]["id"], "killer_cage")
        self.assertIn("<svg", shudu.draw(killer))


class Many(unittest.TestCase):
    puzzles = [one.puzzle for one in shudu.generate(200, seed=1)] + [EMPTY, CONFLICT]

    def test_lines(self):
        for threads in (1, 2, 0):
            many = shudu.solve_many(self.puzzles * 20, limit=2, threads=threads)
            self.assertEqual(many[:202], [shudu.solve(puzzle) for puzzle in self.puzzles])
            self.assertEqual(many[:202] * 20, many)
        self.assertEqual(shudu.solve_many([]), [])
        self.assertEqual(shudu.solve_many(iter([EASY])), [(1, SOLUTION)])
        self.assertEqual(shudu.solve_many([EASY + "\r\n", shudu.Grid(EASY).digits(), shudu.Grid(EASY).rows()]), [(1, SOLUTION)] * 3)
        for function in (shudu.solve_many, shudu.rate_many):
            with self.assertRaises(TypeError):
                function(EASY)

    def test_progress_of_threads(self):
        shares = []
        shudu.solve_many(self.puzzles * 100, limit=2, threads=2, progress=lambda done, count: shares.append(done))
        self.assertTrue(all(0 <= share <= 1 for share in shares))
        with self.assertRaises(shudu.Cancelled):
            shudu.rate_many(self.puzzles * 50, threads=2, progress=lambda done, count: False)

    def test_bad_lines_are_named(self):
        for lines, place in (([EASY, EASY[:80]], (2, 81)), ([EASY, EASY[:80] + "x"], (2, 81)), ([EASY[:80] + "数"], (1, 81))):
            with self.assertRaises(shudu.BadInput) as caught:
                shudu.solve_many(lines)
            self.assertEqual((caught.exception.line, caught.exception.column), place)

    def test_limits_and_threads_out_of_range(self):
        for wrong in ({"limit": 0}, {"limit": 2**64}, {"threads": -1}):
            with self.assertRaises(ValueError):
                shudu.solve_many([EASY], **wrong)

    @unittest.skipIf(numpy is None, "NumPy is not installed")
    def test_arrays(self):
        lines = self.puzzles * 10
        grids = numpy.array([shudu.Grid(line).digits() for line in lines], dtype=numpy.uint8)
        expected = shudu.solve_many(lines, limit=2)
        for shape in ((-1, 81), (-1, 9, 9)):
            for threads in (1, 2):
                solutions, counts = shudu.solve_many(grids.reshape(shape), limit=2, threads=threads)
                self.assertEqual(solutions.shape, grids.reshape(shape).shape)
                self.assertEqual(counts.tolist(), [one.solutions for one in expected])
                text = ["".join(map(str, row)) for row in solutions.reshape(-1, 81).tolist()]
                self.assertEqual(text, [one.solution or "0" * 81 for one in expected])
        self.assertEqual(shudu.solve(grids[0].reshape(9, 9)), expected[0])
        for other in (grids.astype(numpy.int64), numpy.asfortranarray(grids), grids[::2]):
            self.assertEqual(shudu.solve_many(other, limit=2)[1][0], expected[0].solutions)
        for wrong in (numpy.zeros((3, 80), numpy.uint8), numpy.zeros(81, numpy.uint8), numpy.full((1, 81), 10, numpy.uint8),
                      numpy.full((1, 81), 256), numpy.full((1, 81), -256), numpy.full((1, 81), 0.5), numpy.full((1, 81), numpy.nan),
                      numpy.zeros((1, 81), bool), numpy.zeros((1, 81), complex)):
            with self.assertRaises(shudu.BadInput):
                shudu.solve_many(wrong)
        grids[7, 80] = 11
        with self.assertRaises(shudu.BadInput) as caught:
            shudu.solve_many(grids)
        self.assertEqual((caught.exception.line, caught.exception.column), (8, 81))
        self.assertEqual(shudu.solve_many(numpy.zeros((0, 81), numpy.uint8))[1].size, 0)

    @unittest.skipIf(numpy is None, "NumPy is not installed")
    def test_arrays_and_lines(self):
        grids = shudu.to_array(self.puzzles)
        self.assertEqual((grids.shape, grids.dtype), ((202, 81), numpy.uint8))
        self.assertEqual(shudu.to_lines(grids.reshape(-1, 9, 9)), self.puzzles)
        self.assertEqual(shudu.to_array(numpy.array(self.puzzles)).tolist(), grids.tolist())
        self.assertEqual(shudu.to_array([]).shape, (0, 81))
        grids[0] = 5  # the array belongs to the caller
        self.assertEqual(shudu.Grid(EASY).array()[0].tolist(), [0, 0, 3, 0, 2, 0, 6, 0, 0])
        self.assertEqual(shudu.solve_many(numpy.array([EASY])), [(1, SOLUTION)])

    def test_ratings_in_threads(self):
        lines = self.puzzles[:20] + [EMPTY, CONFLICT]
        self.assertEqual(shudu.rate_many(lines, threads=3), [shudu.rate(line) for line in lines])
        with self.assertRaisesRegex(shudu.BadInput, "line 1, column 1: puzzle 1: "):
            shudu.rate_many([EASY, "rubbish", EASY, "rubbish"], threads=2)


class Logic(unittest.TestCase):
    def test_a_path_leads_to_the_solution(self):
        path = shudu.explain(EASY)
        position = path[-1].position.after(path[-1])
        self.assertEqual((path.status, path.solution, position.values), ("solved", SOLUTION, SOLUTION))
        self.assertEqual(str(path).count("\n") + 1, len(path))

    def test_positions_of_steps_have_their_candidates(self):
        path = shudu.explain(shudu.generate(1, seed=1, hardest=["x_wing"])[0].puzzle)
        self.assertTrue([step for step in path if step.get("eliminations")])
        for step in path:
            for one in step.get("eliminations", []) + step.get("placements", []):
                cell = (int(one["cell"][1]) - 1) * 9 + int(one["cell"][3]) - 1
                self.assertIn(str(one["digit"]), step.position.candidates[cell])

    def test_pictures(self):
        step = shudu.hint(EASY, language="zh-Hans").step
        for drawn in (step, shudu.Grid(EASY), step.position):
            self.assertTrue(drawn._repr_svg_().startswith("<svg "))
        self.assertEqual(step._repr_mimebundle_()["text/plain"], step.words)
        self.assertIn("宫排除", step.words)
        copy = pickle.loads(pickle.dumps(step))
        self.assertEqual((copy, copy._repr_svg_()), (step, step._repr_svg_()))

    def test_the_empty_board_has_no_step(self):
        self.assertEqual((shudu.hint(EMPTY).status, shudu.explain(EMPTY).status, shudu.steps(EMPTY)), ("stuck", "stuck", []))

    def test_exercises(self):
        puzzle = shudu.generate(1, seed=1, hardest=["x_wing"])[0].puzzle
        steps = shudu.exercise(puzzle, "x_wing")
        self.assertEqual({step.technique for step in steps}, {"x_wing"})
        self.assertIn("<svg", steps[0]._repr_svg_())
        self.assertEqual(shudu.exercise(EASY, "x_wing"), [])

    def test_texts_of_results_are_short(self):
        hint = shudu.hint(EASY)
        self.assertEqual(repr(hint.step), "<Step hidden_single r2c2=6>")
        self.assertLess(len(repr(hint)), 200)
        self.assertEqual(str(hint), hint.words)

    def test_hints_of_players(self):
        wrong = shudu.hint({"puzzle": EASY, "values": "5" + EASY[1:]})
        self.assertEqual((wrong.status, wrong.step), ("wrong", None))
        self.assertEqual(shudu.hint({"puzzle": EASY, "values": SOLUTION}).status, "solved")


class Traces(unittest.TestCase):
    def test_the_last_board_is_the_solution(self):
        for algorithm in ("backtracking", "fewest_first", "dancing_links", "logic"):
            run = shudu.trace(EASY, algorithm)
            self.assertTrue(run.ended)
            self.assertEqual(run.board().values, SOLUTION, algorithm)
            self.assertEqual(run.board(0).values, EASY)
            self.assertEqual(run.counters["placements"], sum(event.kind in ("place", "guess") for event in run.events))
            self.assertFalse([event for event in run.events if "{" in event.words])
            self.assertIn("<svg", run._repr_svg_())
            self.assertEqual(pickle.loads(pickle.dumps(run)).events, run.events)

    def test_parts(self):
        whole, part = shudu.trace(EASY, "backtracking"), shudu.trace(EASY, "backtracking", start=100, events=50)
        self.assertEqual(part.events, whole.events[100:150])
        self.assertEqual(part.board().values, whole.board(150).values)
        with self.assertRaises(shudu.BadOption):
            shudu.trace(EASY, events=0)


class Interruption(unittest.TestCase):
    def test_progress_stops_a_call(self):
        calls = []
        with self.assertRaises(shudu.Cancelled):
            shudu.count(ENDLESS, progress=lambda done, count: calls.append(count) or len(calls) < 3)
        self.assertEqual(len(calls), 3)

    def test_exceptions_of_progress_are_raised(self):
        def fail(done, count):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            shudu.count(ENDLESS, progress=fail)

    def test_the_interpreter_lock_is_released(self):
        ticks = []
        thread = threading.Thread(target=lambda: [ticks.append(time.sleep(0.001)) for _ in range(50)])
        thread.start()
        with self.assertRaises(shudu.Cancelled):
            shudu.count(ENDLESS, progress=lambda done, count: thread.is_alive())
        self.assertEqual(len(ticks), 50)

    def test_ctrl_c(self):
        many = "shudu.solve_many(['" + EMPTY + "'] * 100000, limit=100, threads=%d)"
        for call in (f"shudu.count('{ENDLESS}')", f"shudu.generate(100000, rating='11.0-11.9', attempts=10**9)", many % 1, many % 2,
                     f"shudu.rate_many(['{HARD}'] * 10000)", f"shudu.rate('{HARD}', scale='all')", f"shudu.sample('1' + '.' * 80, n=1000000)"):
            # A process that was started in the background ignores Ctrl-C if nobody sets its handler.
            code = (f"import shudu, signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\nprint('ready', flush=True)\n"
                    f"try:\n  {call}\nexcept KeyboardInterrupt: print('stopped', flush=True)")
            with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
                process.stdout.readline()
                time.sleep(0.3)
                process.send_signal(signal.SIGINT)
                sent = time.monotonic()
                late = threading.Timer(20, process.kill)
                late.start()
                said = process.stdout.readline()
                took = time.monotonic() - sent
                late.cancel()
                process.kill()  # a thread may still be inside the library
            self.assertEqual(said, "stopped\n", call)
            self.assertLess(took, 2, call)  # less than 0.1 s on a machine that is not busy

    def test_the_exception_of_a_signal_handler_is_raised(self):
        def late(number, frame):
            raise TimeoutError("late")

        before = signal.signal(signal.SIGALRM, late)
        self.addCleanup(signal.signal, signal.SIGALRM, before)
        for call in (lambda: shudu.count(ENDLESS), lambda: shudu.rate(HARD, scale="all"), lambda: shudu.rate_many([HARD] * 1000),
                     lambda: shudu.solve_many([EMPTY] * 10000, limit=10000, threads=1)):
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            with self.assertRaises(TimeoutError):
                call()
            self.assertIs(signal.getsignal(signal.SIGALRM), late)

    def test_a_signal_handler_that_returns_does_not_stop_a_call(self):
        arrived = []
        before = signal.signal(signal.SIGUSR1, lambda number, frame: arrived.append(number))
        self.addCleanup(signal.signal, signal.SIGUSR1, before)
        calls = []

        def progress(done, count):
            calls.append(count)
            if len(calls) == 1:
                os.kill(os.getpid(), signal.SIGUSR1)
            return len(calls) < 5

        with self.assertRaises(shudu.Cancelled):
            shudu.count(ENDLESS, progress=progress)
        self.assertEqual((arrived, len(calls)), ([signal.SIGUSR1], 5))


class Agreement(unittest.TestCase):
    """The program and this package give the same answers."""

    def program(self, *arguments, lines=()):
        done = subprocess.run([os.environ["SHUDU_PROGRAM"], *arguments], input="".join(line + "\n" for line in lines),
                              stdout=subprocess.PIPE, text=True)
        return done.stdout.splitlines()

    def test_the_same_answers(self):
        puzzles = [one.puzzle for one in shudu.generate(50, seed=3)]
        self.assertEqual(self.program("generate", "puzzles", "50", "--seed", "3"), puzzles)
        self.assertEqual(self.program("solve", "-", lines=puzzles), [shudu.solve(one).solution for one in puzzles])
        self.assertEqual(self.program("canon", "-", lines=puzzles), [shudu.canon(one).form for one in puzzles])
        self.assertEqual(self.program("sample", EMPTY, "5", "--seed", "9"), shudu.sample(n=5, seed=9))
        rated = [json.loads(line) for line in self.program("rate", "--json", "--scale", "all", "-", lines=puzzles)]
        for ours, theirs in zip(shudu.rate_many(puzzles, scale="all"), rated):
            self.assertEqual(ours, {name: value for name, value in theirs.items() if name not in ("file", "line")})


if __name__ == "__main__":
    unittest.main()
