import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../commands.ts';
import { digest, keyOf, nameOf } from './mutants.ts';
import type { Numbered } from './switches.ts';

/** The recorded result of one mutant of the server. */
interface Verdict {
  /** The test that noticed the mutant; `types` if the type check noticed it; empty if nothing did. */
  by: string;
  /**
   * The test files that did not notice the mutant. For each: its hash, how many of its tests ran and how many mutants
   * ran together.
   */
  asked: Record<string, string>;
}

interface Kept {
  readonly mutants: Record<string, Verdict>;
  /**
   * For each test file and its hash, the mutants whose code it runs. Their names stay valid when other lines change.
   */
  readonly reached: Record<string, { readonly text: string; readonly names: readonly string[] }>;
}

const place = join(root, '.data/mutation/server.json');

interface Thoroughly {
  readonly mostTests: number;
  readonly mostAtOnce: number;
}

/** Results kept between runs, so that a run can be stopped and continued. */
export class KeptVerdicts {
  readonly #kept: Kept;
  readonly #keys: ReadonlyMap<number, string>;
  readonly #names: ReadonlyMap<number, string>;
  readonly #thoroughly: Thoroughly;
  /** Mutants that no test has noticed yet. */
  readonly open = new Set<number>();
  /** Mutants without a recorded result. */
  readonly unseen: readonly Numbered[];

  /** `mutants` are the ones of `all` that this run judges. */
  constructor(
    all: readonly Numbered[],
    mutants: readonly Numbered[],
    textOf: (path: string) => string,
    thoroughly: Thoroughly,
  ) {
    this.#kept = read();
    this.#thoroughly = thoroughly;
    this.#keys = new Map(mutants.map(({ number, mutant }) => [number, keyOf(textOf(mutant.path), mutant)]));
    this.#names = new Map(
      all.map(({ number, mutant: { path, what } }) => [number, digest(nameOf(path), what).slice(0, 8)]),
    );
    this.unseen = mutants.filter(
      ({ number }) => this.#kept.mutants[this.#keys.get(number) ?? ''] === undefined,
    );
    for (const { number } of mutants) if (this.of(number).by === '') this.open.add(number);
  }

  of(number: number): Verdict {
    const key = this.#keys.get(number) ?? '';
    const known = this.#kept.mutants[key];
    if (known !== undefined) return known;
    const unknown = { by: '', asked: {} };
    this.#kept.mutants[key] = unknown;
    return unknown;
  }

  notice(number: number, by: string): void {
    this.of(number).by = by;
    this.open.delete(number);
  }

  /** Returns the mutants among `hits` that are still open and have not yet run with this version of the file. */
  wanted(file: string, text: string, hits: readonly number[]): number[] {
    return hits.filter((one) => this.open.has(one) && !this.#isAsked(one, file, text));
  }

  #isAsked(number: number, file: string, text: string): boolean {
    const [of, tests, atOnce] = this.of(number).asked[file]?.split(' ') ?? [];
    const { mostTests, mostAtOnce } = this.#thoroughly;
    return of === text && Number(tests) >= mostTests && Number(atOnce ?? 1) <= mostAtOnce;
  }

  /** True if a test file may notice one of the open mutants. Always true for a file that has changed. */
  mayNotice(file: string, text: string): boolean {
    const reached = this.#kept.reached[file];
    if (reached?.text !== text) return true;
    const names = new Set(reached.names);
    const among = [...this.open].filter((one) => names.has(this.#names.get(one) ?? ''));
    return this.wanted(file, text, among).length > 0;
  }

  /**
   * Records that this file's tests did not notice `passed`. `came` holds the mutants whose code the tests ran, if
   * that is known for all of them.
   */
  askedOf(file: string, text: string, passed: ReadonlySet<number>, came?: ReadonlySet<number>): void {
    const { mostTests, mostAtOnce } = this.#thoroughly;
    for (const one of passed) this.of(one).asked[file] = `${text} ${mostTests} ${mostAtOnce}`;
    if (came === undefined) return;
    const names = [...came].flatMap((one) => this.#names.get(one) ?? []);
    const before = this.#kept.reached[file];
    const others = before?.text === text ? before.names : [];
    this.#kept.reached[file] = { text, names: [...new Set([...others, ...names])] };
  }

  keep(): void {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify(this.#kept));
  }
}

function read(): Kept {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return { mutants: {}, reached: {} };
  }
}
