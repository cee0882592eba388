import { expect as check, vi as real, type vi as Vi } from 'vitest';

/**
 * The part of Vitest that the server's tests use, for a program that runs the same file repeatedly. It keeps loaded
 * modules and can run single tests of a file.
 */
type Work = () => unknown;
interface Hooks {
  readonly beforeAll: Work[];
  readonly afterAll: Work[];
  readonly beforeEach: Work[];
  readonly afterEach: Work[];
}
export interface Group extends Hooks {
  readonly items: (Group | Test)[];
}
export interface Test {
  /** Index in the file, because names may repeat. */
  readonly place: number;
  readonly name: string;
  readonly work: Work;
}

const emptyGroup = (): Group => ({ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], items: [] });
let group = emptyGroup();
let count = 0;
let file = '';

/** Collects the tests and hooks of a file while `load` loads it. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<Group> {
  group = emptyGroup();
  count = 0;
  file = path;
  await load();
  return group;
}

const define = (name: string, ...given: unknown[]) => {
  const work = given.find((one): one is Work => typeof one === 'function');
  group.items.push({ place: count++, name, work: work ?? (() => undefined) });
};
const within = (_name: string, ...given: unknown[]) => {
  const outer = group;
  const inner = emptyGroup();
  outer.items.push(inner);
  group = inner;
  given.find((one): one is Work => typeof one === 'function')?.();
  group = outer;
};
type Define = (name: string, ...given: unknown[]) => void;
const forEach =
  (to: Define) =>
  (rows: readonly unknown[]) =>
  (name: string, ...given: unknown[]) => {
    const work = given.find((one): one is (...row: unknown[]) => unknown => typeof one === 'function');
    for (const row of rows) to(name, () => work?.(...(Array.isArray(row) ? row : [row])));
  };

export const test = Object.assign(define, { each: forEach(define) });
export const it = test;
export const describe = Object.assign(within, { each: forEach(within) });
export const beforeAll = (work: Work): void => void group.beforeAll.push(work);
export const afterAll = (work: Work): void => void group.afterAll.push(work);
export const beforeEach = (work: Work): void => void group.beforeEach.push(work);
export const afterEach = (work: Work): void => void group.afterEach.push(work);

let patientMs = 6_000;
/** Sets how long a wait inside a test may take: a part of the test's time limit. */
export const setWaitLimit = (ms: number): void => {
  patientMs = ms * 0.4;
};

async function until<T>(look: () => T | Promise<T>, ms: number): Promise<T> {
  for (const end = performance.now() + ms; ; ) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// A matcher of our own reads the whole state. Vitest's path of the test file exists only inside its workers.
check.setState({ testPath: '' });

type Matchers = Record<string, (...expected: unknown[]) => unknown>;
const poll = (look: () => unknown) => {
  const matchers = (isNot: boolean): Matchers =>
    new Proxy({} as Matchers, {
      get: (_, name: string) =>
        name === 'not'
          ? matchers(true)
          : (...expected: unknown[]) =>
              until(async () => {
                const seen = check(await look());
                return ((isNot ? seen.not : seen) as unknown as Matchers)[name]?.(...expected);
              }, patientMs),
    });
  return matchers(false);
};
export const expect = Object.assign((...given: Parameters<typeof check>) => check(...given), check, {
  poll,
  getState: () => ({ testPath: file }),
});

export const vi = Object.assign({}, real, {
  waitFor: (look: Work, limits: number | { timeout?: number } = 1_000) =>
    until(look, Math.min(patientMs, typeof limits === 'number' ? limits : (limits.timeout ?? 1_000))),
  setConfig: () => undefined,
}) as unknown as typeof Vi;
