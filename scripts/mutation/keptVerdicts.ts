import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../commands.ts';
import { digest, keyOf, nameOf } from './mutants.ts';
import type { Numbered } from './switches.ts';

/** What is known of a mutant of the server. */
interface Verdict {
  /** The test that noticed it, or `types`; empty where nothing has. */
  by: string;
  /** The files of tests that it came through, as they stood, how many of their tests it was asked of, and together with how many others. */
  asked: Record<string, string>;
}

interface Kept {
  readonly mutants: Record<string, Verdict>;
  /** Which mutants a file of tests came by, as it stood: by names that outlive a change of other lines. */
  readonly reached: Record<string, { readonly text: string; readonly names: readonly string[] }>;
}

const place = join(root, '.data/mutation/server.json');

interface Thoroughly {
  readonly mostTests: number;
  readonly mostAtOnce: number;
}

/** What is kept between runs, so that one may be ended and continued. */
export class KeptVerdicts {
  readonly #kept: Kept;
  readonly #keys: ReadonlyMap<number, string>;
  readonly #names: ReadonlyMap<number, string>;
  readonly #thoroughly: Thoroughly;
  /** Those that nothing has noticed yet. */
  readonly open = new Set<number>();
  /** Those of which nothing was known. */
  readonly unseen: readonly Numbered[];

  /** Of `all`, these are asked about. */
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

  /** Those of `hits` that nothing has noticed and that this file, as it stands, was not asked of. */
  wanted(file: string, text: string, hits: readonly number[]): number[] {
    return hits.filter((one) => this.open.has(one) && !this.#isAsked(one, file, text));
  }

  #isAsked(number: number, file: string, text: string): boolean {
    const [of, tests, atOnce] = this.of(number).asked[file]?.split(' ') ?? [];
    const { mostTests, mostAtOnce } = this.#thoroughly;
    return of === text && Number(tests) >= mostTests && Number(atOnce ?? 1) <= mostAtOnce;
  }

  /** Whether a file of tests may notice one that is open. Of a file that has changed nobody knows. */
  mayNotice(file: string, text: string): boolean {
    const reached = this.#kept.reached[file];
    if (reached?.text !== text) return true;
    const names = new Set(reached.names);
    const among = [...this.open].filter((one) => names.has(this.#names.get(one) ?? ''));
    return this.wanted(file, text, among).length > 0;
  }

  /** `came`: the mutants that all of its tests came by, where all of them are known. */
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
