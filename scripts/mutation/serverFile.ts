import type { ServerTester } from './serverChild.ts';
import { type Answer, timedOutText } from './serverQuestions.ts';

/** Input and callbacks for judging mutants with one test file. */
export interface JudgingInput {
  readonly tester: ServerTester;
  readonly file: string;
  readonly until: number;
  /** The largest number of tests per mutant. Tests that reach fewest mutants come first. */
  readonly mostTests: number;
  /** The largest number of mutants to run together. The group halves when a test fails and doubles when it passes. */
  readonly mostAtOnce: number;
  /** Returns the mutants among `hits` that this file still has to judge. */
  wanted(hits: readonly number[]): number[];
  noticed(mutant: number, by: string): void;
  /** Reports a mutant that this file did not notice. */
  passed(mutant: number): void;
  say(text: string): void;
}

/**
 * A mutant with which a test failed counts as noticed once the same test passes without it in the same world. At most
 * this many mutants wait for that proof.
 */
const mostUnsure = 12;

/** Slower tests are skipped, because they cost more than they find. */
const slowestMs = 4_000;

interface Test {
  readonly place: number;
  readonly ms: number;
  readonly hits: readonly number[];
}

/**
 * Runs the file's tests on unchanged code to see which mutants they reach, then repeats each with its mutants in the
 * same open world. Opens a new world after a mutant spoiled one. Returns false if some tests fail on unchanged code.
 */
export async function judgeFile(asking: JudgingInput): Promise<boolean> {
  const { tester, file, say } = asking;
  const opened = await tester.ask({ open: file }, 120_000);
  if (opened.failed) {
    say(`${file} is passed over: ${opened.failed}`);
    return false;
  }
  const tests: Test[] = [];
  for (let place = 0; place < opened.tests; place++) {
    const { failed, ms, hits } = await runClean(asking, place);
    if (failed) {
      // Tests that depend on this one also fail and are skipped.
      say(`${file}: test ${place} is passed over: ${failed.slice(0, 200)}`);
      if (!tester.isRunning) break;
    } else tests.push({ place, ms, hits });
  }
  const plan = planOf(asking, tests);
  if (plan.size > 0) await new Walk(asking, tests, plan).go();
  if (tester.isRunning) await tester.ask({ close: true }, 60_000);
  return tests.length === opened.tests;
}

const runClean = ({ tester }: JudgingInput, place: number): Promise<Answer> =>
  tester.ask({ run: place, mutants: [], patienceMs: 60_000 }, 90_000);

/** Decides which mutants each test judges. */
function planOf({ wanted, mostTests }: JudgingInput, tests: readonly Test[]): Map<number, number[]> {
  const weight = ({ hits, ms }: Test) => hits.length * (ms + 100);
  const sorted = tests.filter(({ ms }) => ms < slowestMs).sort((a, b) => weight(a) - weight(b));
  const times = new Map<number, number>();
  const plan = new Map<number, number[]>();
  for (const { place, hits } of sorted)
    for (const mutant of wanted(hits)) {
      const count = times.get(mutant) ?? 0;
      if (count === mostTests) continue;
      times.set(mutant, count + 1);
      plan.set(place, [...(plan.get(place) ?? []), mutant]);
    }
  return plan;
}

interface Ran {
  readonly verdict: 'passed' | 'failed' | 'hung';
  readonly hits: ReadonlySet<number>;
}

class Walk {
  readonly #asking: JudgingInput;
  readonly #tests: readonly Test[];
  readonly #plan: ReadonlyMap<number, readonly number[]>;
  /** The number of mutants for the next run. */
  #atOnce = 1;

  constructor(asking: JudgingInput, tests: readonly Test[], plan: ReadonlyMap<number, readonly number[]>) {
    this.#asking = asking;
    this.#tests = tests;
    this.#plan = plan;
  }

  /**
   * Starts in the world where all tests of the file have run. Tests that cannot repeat there are then judged at their
   * own place in a new world.
   */
  async go(): Promise<void> {
    const later: Test[] = [];
    for (const test of this.#tests) {
      const mutants = this.#mutantsOf(test);
      if (mutants.length === 0) continue;
      const left = spread(mutants, this.#asking.mostAtOnce);
      if (!(await this.#repeats(test, left))) later.push(test);
      else if (!(await this.#judge(test, left, this.#tests.length))) return;
    }
    const once: Test[] = [];
    let at = Number.POSITIVE_INFINITY;
    for (const test of later) {
      const mutants = this.#mutantsOf(test);
      if (mutants.length === 0) continue;
      if (at > test.place) {
        if (!(await this.#freshWorld(0))) return;
        at = 0;
      }
      for (; at <= test.place; at++) await runClean(this.#asking, at);
      if (!(await this.#passes(test))) {
        once.push(test);
        at = Number.POSITIVE_INFINITY;
      } else if (!(await this.#judge(test, spread(mutants, this.#asking.mostAtOnce), test.place + 1))) return;
    }
    for (const test of once) await this.#judgeOnce(test);
  }

  /** Judges a test that passes only once per world in fresh worlds, alone. Skips it if it needs the tests before it. */
  async #judgeOnce(test: Test): Promise<void> {
    const left = spread(this.#mutantsOf(test), this.#asking.mostAtOnce);
    if (left.length === 0 || !(await this.#freshWorld(0)) || !(await this.#passes(test))) return;
    while (left.length > 0 && Date.now() <= this.#asking.until) {
      if (!(await this.#freshWorld(0))) return;
      const group = left.splice(0, this.#atOnce);
      const ran = await this.#run(test, group);
      if (ran.verdict === 'passed') this.#cameThrough(group, ran.hits, left);
      else if (group.length > 1) this.#halve(group, left);
      else for (const mutant of group) this.#notice(mutant, test);
    }
  }

  /** Mutants that were not reached because of another mutant in the group run once more. */
  #cameThrough(group: readonly number[], hits: ReadonlySet<number>, left: number[]): void {
    const asked = group.filter((one) => hits.has(one));
    if (group.length > 1 && asked.length > 0) left.unshift(...group.filter((one) => !hits.has(one)));
    for (const one of asked.length > 0 ? asked : group) this.#asking.passed(one);
    this.#atOnce = Math.min(this.#atOnce * 2, this.#asking.mostAtOnce);
  }

  #halve(group: readonly number[], left: number[]): void {
    left.unshift(...group);
    this.#atOnce = Math.ceil(group.length / 2);
  }

  /** Returns none when the time is over. */
  #mutantsOf({ place }: Test): number[] {
    return Date.now() > this.#asking.until ? [] : this.#asking.wanted(this.#plan.get(place) ?? []);
  }

  async #passes({ place }: Test): Promise<boolean> {
    return (await runClean(this.#asking, place)).failed === '';
  }

  /**
   * Returns whether the test passes again in the same world. It repeats with the first mutants already switched on,
   * which saves a run if it passes.
   */
  async #repeats(test: Test, left: number[]): Promise<boolean> {
    const group = left.slice(0, this.#atOnce);
    const { verdict, hits } = await this.#run(test, group);
    if (verdict === 'passed') {
      left.splice(0, group.length);
      this.#cameThrough(group, hits, left);
      return true;
    }
    if (verdict === 'hung' && !(await this.#freshWorld(this.#tests.length))) return false;
    return this.#passes(test);
  }

  /** Opens a new world and runs this many tests in it. */
  async #freshWorld(ran: number): Promise<boolean> {
    const { tester, file, say } = this.#asking;
    if (tester.isRunning) await tester.ask({ close: true }, 60_000);
    const opened = await tester.ask({ open: file }, 120_000);
    if (opened.failed) {
      say(`${file} cannot be opened again: ${opened.failed}`);
      return false;
    }
    for (let place = 0; place < ran; place++) await runClean(this.#asking, place);
    return true;
  }

  /**
   * Judges mutants with a test that can repeat in a world where `ran` tests have run. Most mutants pass, so several run
   * at once; a failing group is halved until one is left. Returns false if no such world can be opened any more.
   */
  async #judge(test: Test, left: number[], ran: number): Promise<boolean> {
    let unsure: number[] = [];
    while (left.length > 0 && Date.now() <= this.#asking.until) {
      const group = left.splice(0, this.#atOnce);
      const { verdict, hits } = await this.#run(test, group);
      if (verdict === 'passed') {
        this.#cameThrough(group, hits, left);
        continue;
      }
      if (group.length > 1) {
        this.#halve(group, left);
        const isSound = verdict === 'failed' && (await this.#passes(test));
        if (!isSound && !(await this.#freshWorld(ran))) return false;
        continue;
      }
      unsure.push(...group);
      // A mutant that hangs has ended the tester and its world, so the waiting mutants are settled at once.
      if (verdict === 'failed' && unsure.length < mostUnsure) continue;
      if (!(await this.#settle(test, unsure, ran, verdict === 'hung'))) return false;
      unsure = [];
    }
    return this.#settle(test, unsure, ran, false);
  }

  async #run({ place, ms }: Test, mutants: readonly number[]): Promise<Ran> {
    const { tester } = this.#asking;
    const patienceMs = Math.max(3_000, ms * 8);
    const { failed, hits } = await tester.ask({ run: place, mutants, patienceMs }, patienceMs + 20_000);
    if (failed === timedOutText) tester.stop();
    const verdict = tester.isRunning ? (failed === '' ? 'passed' : 'failed') : 'hung';
    return { verdict, hits: new Set(hits) };
  }

  /**
   * Counts failed mutants as noticed if the test still passes on the unchanged code; otherwise runs each once more in
   * a new world.
   */
  async #settle(test: Test, unsure: readonly number[], ran: number, hung: boolean): Promise<boolean> {
    if (unsure.length === 0) return true;
    if (!hung && (await this.#passes(test))) {
      for (const mutant of unsure) this.#notice(mutant, test);
      return true;
    }
    if (!(await this.#freshWorld(ran))) return false;
    for (const mutant of unsure) {
      if (!(await this.#passes(test)) && !(await this.#freshWorld(ran))) return false;
      const { verdict } = await this.#run(test, [mutant]);
      if (verdict === 'passed') this.#asking.passed(mutant);
      else this.#notice(mutant, test);
      if (verdict === 'hung' && !(await this.#freshWorld(ran))) return false;
    }
    return true;
  }

  #notice(mutant: number, { place }: Test): void {
    this.#asking.noticed(mutant, `${this.#asking.file} ${place}`);
  }
}

/** Puts mutants that are far apart in the code into one group, because neighbouring changes can hide each other. */
function spread(mutants: readonly number[], atOnce: number): number[] {
  const step = Math.max(1, Math.ceil(mutants.length / atOnce));
  return Array.from({ length: step }, (_, from) => mutants.filter((_one, at) => at % step === from)).flat();
}
