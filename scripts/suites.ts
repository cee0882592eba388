import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './commands.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs the named Vitest projects together; failures are printed as they come. */
export async function runVitest(
  projects: readonly string[],
  databaseUrl: string | undefined,
): Promise<Tally> {
  return withReport<VitestReport>(async (file) => {
    const chosen = projects.map((name) => `--project=${name}`);
    const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return (await run('vitest', args, { live: true, env: testDatabase(databaseUrl) })).ok;
  }, countVitest);
}

/** Runs the browser journeys. */
export async function runPlaywright(databaseUrl: string | undefined): Promise<Tally> {
  return withReport<PlaywrightReport>(async (file) => {
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...testDatabase(databaseUrl),
    };
    return (await run('playwright', ['test', '--reporter=list,json'], { live: true, cwd: 'e2e', env })).ok;
  }, countPlaywright);
}

const testDatabase = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { TEST_DATABASE_URL: url };

/** A file that breaks before its first test counts as one failure; a test that did not run is no pass. */
export function countVitest({ testResults }: VitestReport): Tally {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status !== 'passed' && assertionResults.every((one) => one.status === 'passed'),
  );
  return { passed, failed: tests.length - passed + broken.length };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A runner that ends badly without a failed test to show for it counts as one failure itself. */
async function withReport<R>(
  runner: (file: string) => Promise<boolean>,
  count: (report: R) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-report-'));
  try {
    const file = join(folder, 'report.json');
    const ok = await runner(file);
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as R);
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
