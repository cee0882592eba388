import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, type Group, setWaitLimit } from './quickTest.ts';
import { timedOutText } from './serverQuestions.ts';

/** A test file that is loaded and prepared. Its world, such as its server and database, stays open. */
export interface Session {
  readonly count: number;
  /** Why the `beforeAll` hooks failed; empty if they passed. */
  readonly failed: string;
  /** Returns why the test failed; empty if it passed. */
  run(place: number, patienceMs: number): Promise<string>;
  close(): Promise<string>;
}

type Work = () => unknown;
/** A test with its `beforeEach` and `afterEach` hooks. */
interface Planned {
  readonly before: readonly Work[];
  readonly work: Work;
  readonly after: readonly Work[];
}

/** Makes the module names of each load unique, because a file may be loaded several times. */
let round = 0;
const strays: unknown[] = [];
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error) => strays.push(error));

export async function openSession(root: string, file: string): Promise<Session> {
  const load = (path: string, again = '') => import(`${pathToFileURL(join(root, path)).href}${again}`);
  const watches = 'packages/server/test';
  const again = `?${++round}`;
  let group: Group;
  try {
    await prepareOnce(load);
    group = await collect(join(root, file), () => load(file, again));
  } catch (error) {
    return { count: 0, failed: messageOf(error), run: async () => 'not loaded', close: async () => '' };
  }
  const { takeStatementFaults } = await load(`${watches}/readStatements.ts`);
  const { undocumentedRefusals } = await load(`${watches}/undocumentedRefusals.ts`);
  const { stopAll } = await load(`${watches}/untilFileEnds.ts`);
  const { dropLeftoverDatabases } = await load(`${watches}/databases.ts`);
  const tests = planned(group);
  const toEnd: Work[] = [...group.afterAll];
  /** Checks that the suite makes once at the end of a file run here after each test. */
  const complaints = () =>
    [...strays.splice(0).map(messageOf), ...undocumentedRefusals(), ...takeStatementFaults()].join('\n');
  const failed = await failing(group.beforeAll.map((work) => async () => keepEnding(await work(), toEnd)));
  return {
    count: tests.length,
    failed,
    run: async (place, patienceMs) => {
      const test = tests[place];
      if (test === undefined) return 'no such test';
      setWaitLimit(patienceMs);
      const said = await inTime(async () => {
        const first = await failing([...test.before, test.work]);
        const last = await failing(test.after);
        return first || last;
      }, patienceMs);
      return complaints() || said;
    },
    close: async () => {
      const said = await inTime(() => failing([...toEnd, stopAll]), 20_000);
      await dropLeftoverDatabases();
      return complaints() || said;
    },
  };
}

const prepared = new Set<string>();
/** Loads the SQL parser and the matchers of the server's tests once, as their setup file does. */
async function prepareOnce(load: (path: string) => Promise<unknown>): Promise<void> {
  if (prepared.has('parser')) return;
  prepared.add('parser');
  const { loadModule } = await import('libpg-query');
  await loadModule();
  await load('packages/server/test/undocumentedRefusals.ts');
  await load('packages/server/test/toBeRefused.ts');
}

function planned(file: Group): Planned[] {
  const found: Planned[] = [];
  const visit = (group: Group, outer: Omit<Planned, 'work'>, isFile: boolean) => {
    const once = isFile ? [] : group.beforeAll;
    const end = isFile ? [] : group.afterAll;
    for (const item of group.items) {
      const around = {
        before: [...outer.before, ...once, ...group.beforeEach],
        after: [...group.afterEach, ...end, ...outer.after],
      };
      if ('items' in item) visit(item, around, false);
      else found[item.place] = { ...around, work: item.work };
    }
  };
  visit(file, { before: [], after: [] }, true);
  return found;
}

const keepEnding = (ending: unknown, toEnd: Work[]) => {
  if (typeof ending === 'function') toEnd.push(ending as Work);
};

/** Runs the functions one after another until one fails. Returns the failure. */
async function failing(works: readonly Work[]): Promise<string> {
  try {
    for (const work of works) await work();
    return '';
  } catch (error) {
    return messageOf(error);
  }
}

function inTime(work: () => Promise<string>, ms: number): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(timedOutText), ms);
    void work().then((said) => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}

/** An error may have an empty message. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)) || 'failed';
