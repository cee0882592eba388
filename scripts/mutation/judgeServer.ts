import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseForTests } from '../database.ts';
import { KeptVerdicts } from './keptVerdicts.ts';
import { digest } from './mutants.ts';
import { type Target, testsToAskFirst } from './nouns.ts';
import { copyProject } from './project.ts';
import type { MutantVerdicts } from './report.ts';
import { ServerTester } from './serverChild.ts';
import { judgeFile } from './serverFile.ts';
import { mutantsOfServer } from './serverMutants.ts';
import { mutantsNotCompiling } from './types.ts';

const folder = 'packages/server/test';

/** The options of a run. */
interface Run {
  readonly targets: readonly Target[];
  /** Part of the file names to mutate. */
  readonly part: string;
  readonly until: number;
  /** The largest number of a file's tests to run for one mutant. */
  readonly mostTests: number;
  /** The largest number of mutants in one run of a test. */
  readonly mostAtOnce: number;
  /** Part of the names of the test files to run. */
  readonly files: string;
  /** Time limit for one test file. A later run does the rest. */
  readonly mostMs: number;
}

/**
 * Judges the mutants of some of the server's nouns: first the compiler, for all at once, then one test file after
 * another.
 */
export async function judgeServer({
  targets,
  part,
  until,
  files,
  mostMs,
  ...thoroughly
}: Run): Promise<MutantVerdicts> {
  const copy = copyProject();
  const named = new RegExp(part);
  const isMeant = (path: string) =>
    targets.some((one) => path.startsWith(`${one.folder}/`) && named.test(path));
  const all = mutantsOfServer(copy);
  const mutants = all.filter(({ mutant }) => isMeant(mutant.path));
  const verdicts = new KeptVerdicts(
    all,
    mutants,
    (path) => readFileSync(join(copy, path), 'utf8'),
    thoroughly,
  );
  if (verdicts.unseen.length > 0)
    for (const number of await mutantsNotCompiling(copy, verdicts.unseen)) verdicts.notice(number, 'types');
  verdicts.keep();
  console.log(`${mutants.length} mutants, ${verdicts.open.size} to be noticed by tests`);
  const database = Date.now() < until && verdicts.open.size > 0 ? await databaseForTests() : undefined;
  if (database !== undefined) {
    const tester = new ServerTester(copy, database.url);
    for (const file of testFiles(copy, new RegExp(files))) {
      if (Date.now() > until || verdicts.open.size === 0) break;
      await askFile({
        copy,
        tester,
        verdicts,
        file,
        until: Math.min(until, Date.now() + mostMs),
        ...thoroughly,
      });
    }
    tester.stop();
    await database.stop();
  }
  // If not all tests were asked, an open mutant does not count as tried.
  const hasAskedAll = files === '' && (verdicts.open.size === 0 || Date.now() <= until);
  return mutants.map(({ number, mutant }) => {
    const { by } = verdicts.of(number);
    const isDecided = by !== '' || hasAskedAll;
    return { mutant, fate: isDecided ? { noticed: by !== '', by, tests: '' } : undefined };
  });
}

interface Asked {
  readonly copy: string;
  readonly tester: ServerTester;
  readonly verdicts: KeptVerdicts;
  readonly file: string;
  readonly until: number;
  readonly mostTests: number;
  readonly mostAtOnce: number;
}

async function askFile({ copy, tester, verdicts, file, until, ...thoroughly }: Asked): Promise<void> {
  const text = digest(readFileSync(join(copy, file), 'utf8'));
  if (!verdicts.mayNotice(file, text)) return;
  const began = Date.now();
  const before = verdicts.open.size;
  const came = new Set<number>();
  const passed = new Set<number>();
  let runs = 0;
  const isWhole = await judgeFile({
    ...{ tester, file, until, ...thoroughly },
    wanted: (hits) => {
      for (const one of hits) came.add(one);
      return verdicts.wanted(file, text, hits);
    },
    noticed: (number, by) => {
      runs++;
      verdicts.notice(number, by);
      if (runs % 20 === 0) verdicts.keep();
    },
    passed: (number) => {
      runs++;
      passed.add(number);
    },
    say: (said) => console.log(said),
  });
  if (Date.now() < until) verdicts.askedOf(file, text, passed, isWhole ? came : undefined);
  verdicts.keep();
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  const noticed = before - verdicts.open.size;
  console.log(`${file}: ${runs} runs in ${seconds} s, ${noticed} noticed, ${verdicts.open.size} left`);
}

/** The files known to notice most mutants come first. */
function testFiles(copy: string, meant: RegExp): string[] {
  const names = readdirSync(join(copy, folder)).filter(
    (name) => name.endsWith('.test.ts') && meant.test(name.replace('.test.ts', '')),
  );
  const rank = (name: string) => {
    const at = testsToAskFirst.indexOf(name.replace('.test.ts', ''));
    return at < 0 ? testsToAskFirst.length : at;
  };
  return names.sort((a, b) => rank(a) - rank(b)).map((name) => `${folder}/${name}`);
}
