import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './commands.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Files or journeys that failed in the full run and passed when repeated without the others. */
  readonly again?: readonly string[];
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly suites: readonly JourneySuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface JourneySuite {
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly JourneySuite[];
}

/** One run: its counts, the files or journeys that failed, and the number that passed in the other files. */
interface Attempt extends Tally {
  readonly broken: readonly string[];
  readonly sound: number;
}

/** More failures than this have a real cause and are not repeated. */
const mostAgain = 5;

/** Runs the named Vitest projects together; failures are printed as they come. */
export async function runVitest(
  projects: readonly string[],
  databaseUrl: string | undefined,
): Promise<Tally> {
  const chosen = projects.map((name) => `--project=${name}*`);
  const attempt = (files: readonly string[]) =>
    withReport<VitestReport>(async (file) => {
      const args = ['run', ...files, ...chosen, '--reporter=default', '--reporter=json'];
      const options = { live: true, env: testDatabase(databaseUrl) };
      return (await run('vitest', [...args, `--outputFile.json=${file}`], options)).ok;
    }, countVitest);
  return repeatFailedFiles(await attempt([]), attempt);
}

/** Runs the browser tests. */
export async function runPlaywright(databaseUrl: string | undefined): Promise<Tally> {
  const attempt = (more: readonly string[]) =>
    withReport<PlaywrightReport>(async (file) => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...testDatabase(databaseUrl) };
      const args = ['test', '--reporter=list,json', ...more];
      return (await run('playwright', args, { live: true, cwd: 'e2e', env })).ok;
    }, countPlaywright);
  return repeatFailedFiles(await attempt([]), () => attempt(['--last-failed']));
}

/**
 * A machine that stalls for seconds can fail a sound test, or several that ran at that moment. If only a few failed, it
 * repeats them without the others and names those that pass then.
 */
export async function repeatFailedFiles(
  first: Attempt,
  attempt: (files: readonly string[]) => Promise<Attempt>,
): Promise<Tally> {
  const { broken, sound, passed, failed } = first;
  if (broken.length === 0 || broken.length > mostAgain) return { passed, failed };
  console.log(`\n   once more, without the others: ${broken.join(', ')}`);
  const second = await attempt(broken);
  const again = second.failed === 0 ? broken : [];
  return { passed: sound + second.passed, failed: second.failed, again };
}

const testDatabase = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { TEST_DATABASE_URL: url };

/** A file that breaks before its first test counts as one failure. A skipped test does not count as passed. */
export function countVitest({ testResults }: VitestReport): Attempt {
  const passedIn = (files: VitestReport['testResults']) =>
    files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length;
  const isSound = ({ status, assertionResults }: VitestReport['testResults'][number]) =>
    status === 'passed' && assertionResults.every((one) => one.status === 'passed');
  const unsound = testResults.filter((file) => !isSound(file));
  const failed = unsound.map(
    ({ assertionResults }) => assertionResults.filter((one) => one.status !== 'passed').length,
  );
  return {
    passed: passedIn(testResults),
    failed: failed.reduce((sum, count) => sum + Math.max(count, 1), 0),
    broken: unsound.map(({ name }) => name),
    sound: passedIn(testResults.filter(isSound)),
  };
}

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Attempt {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const broken = suites.flatMap(failedIn);
  return {
    passed: stats.expected,
    failed,
    broken: broken.length < failed ? [] : broken,
    sound: stats.expected,
  };
}

const failedIn = ({ specs, suites = [] }: JourneySuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedIn),
];

/** A runner that exits badly without a failed test counts as one failure itself. */
async function withReport<R>(
  runner: (file: string) => Promise<boolean>,
  count: (report: R) => Attempt,
): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-report-'));
  try {
    const file = join(folder, 'report.json');
    const ok = await runner(file);
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as R);
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, broken: [], sound: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
