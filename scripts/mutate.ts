import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';
import { judgeServer } from './mutation/judgeServer.ts';
import { applyMutant, digest, type Mutant, mutantsOf } from './mutation/mutants.ts';
import { type Target, targets } from './mutation/nouns.ts';
import { codeIn, compilerErrors, copyProject, Tester, testsReaching } from './mutation/project.ts';
import {
  type MutantVerdict,
  type MutantVerdicts,
  unexplainedMutants,
  writeReport,
} from './mutation/report.ts';

/**
 * `npm run mutate -- <noun> [minutes] [part of the file names]` breaks the noun's code in one small place at a time and
 * reports whether types or tests notice. It reuses the results of earlier runs, so you can stop a run and continue it
 * later.
 */
const [name = '', minutes = '60', part = '', tests = '1', atOnce = '1', files = '', seconds = 'Infinity'] =
  process.argv.slice(2);
const nouns = Object.entries(targets).filter(([one]) => name.split(',').includes(one));
if (nouns.length === 0) {
  console.error(`Which noun? ${[...Object.keys(targets)].join(', ')}`);
  process.exit(1);
}
const kept = join(root, '.data/mutation', `${name.replace('/', '-')}.json`);
const known: Record<string, MutantVerdict> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const until = Date.now() + Number(minutes) * 60_000;
const looked = nouns.map(([, target]) => target);
const fates = await (name.startsWith('server')
  ? judgeServer({
      ...{ targets: looked, part, until, files, mostMs: Number(seconds) * 1_000 },
      ...{ mostTests: Number(tests), mostAtOnce: Number(atOnce) },
    })
  : judge(looked, until));
let isEnough = true;
for (const [one, target] of nouns) {
  const own = fates.filter(({ mutant }) => mutant.path.startsWith(`${target.folder}/`));
  isEnough = writeReport({ name: one, part, target, fates: own }) && isEnough;
}
const left = unexplainedMutants(fates);
for (const { path, line, what } of left) console.log(`${path}:${line}  ${what}`);
process.exit(left.length === 0 && isEnough ? 0 : 1);

async function judge(looked: readonly Target[], until: number): Promise<MutantVerdicts> {
  const copy = copyProject();
  writeFileSync(
    join(copy, 'tsconfig.mutation.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['packages/domain/src'],
    }),
  );
  const before = await compilerErrors(copy);
  if (before !== '') throw new Error(`the code as it is does not compile: ${before}`);
  const tester = new Tester(copy);
  const reaching = testsReaching();
  const fates: MutantVerdicts[number][] = [];
  for (const path of looked.flatMap(({ folder }) => codeIn(folder)).filter((one) => one.includes(part)))
    fates.push(...(await judgeFile({ copy, tester, path, asked: reaching(path), until })));
  tester.stop();
  return fates;
}

interface Asking {
  readonly copy: string;
  readonly tester: Tester;
  readonly path: string;
  readonly asked: readonly string[];
  readonly until: number;
}

async function judgeFile({ copy, tester, path, asked, until }: Asking): Promise<MutantVerdicts> {
  const text = readFileSync(join(root, path), 'utf8');
  const testsNow = digest(...asked.map((test) => readFileSync(join(root, test), 'utf8')));
  const mutants = mutantsOf(path, text).map((mutant) => ({
    mutant,
    key: digest(path, applyMutant(text, mutant)),
  }));
  const isOpen = ({ key }: { key: string }) => !(known[key]?.noticed || known[key]?.tests === testsNow);
  if (mutants.some(isOpen) && Date.now() < until) {
    const sound = await tester.ask({ changed: join(copy, path), tests: asked }, 600_000);
    if (sound.failed) throw new Error(`${sound.by} fails with the code as it is`);
  }
  for (const { mutant, key } of mutants.filter(isOpen)) {
    if (Date.now() >= until) break;
    const fate = await fateOf(copy, tester, { mutant, text, asked });
    known[key] = { ...fate, tests: testsNow };
    mkdirSync(join(root, '.data/mutation'), { recursive: true });
    writeFileSync(kept, JSON.stringify(known));
    if (!fate.noticed) console.log(`${path}:${mutant.line}  ${mutant.what}`);
  }
  return mutants.map(({ mutant, key }) => ({ mutant, fate: known[key] }));
}

async function fateOf(
  copy: string,
  tester: Tester,
  { mutant, text, asked }: { mutant: Mutant; text: string; asked: readonly string[] },
): Promise<Pick<MutantVerdict, 'noticed' | 'by'>> {
  const file = join(copy, mutant.path);
  writeFileSync(file, applyMutant(text, mutant));
  try {
    const { failed, by } = await tester.ask({ changed: file, tests: asked }, 300_000);
    if (failed) return { noticed: true, by };
    return (await compilerErrors(copy)) === '' ? { noticed: false, by: '' } : { noticed: true, by: 'types' };
  } finally {
    writeFileSync(file, text);
  }
}
