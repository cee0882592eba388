import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands.ts';
import { applyMutant } from './mutants.ts';
import type { Numbered } from './switches.ts';

const config = 'tsconfig.mutation.json';
/** Matches the compiler's syntax errors. If there is a syntax error, the compiler reports no type errors. */
const unreadable = /error TS1\d{3}:/;

/**
 * Finds the mutants that do not compile, all at once: each becomes a copy of its file under a new name, and the
 * compiler names the files with errors. A syntax error hides all type errors, so the check repeats without the files
 * named so far. It does not check how a change affects the types of other files.
 */
export async function mutantsNotCompiling(copy: string, mutants: readonly Numbered[]): Promise<Set<number>> {
  const all = new Set<number>();
  for (let left = mutants; left.length > 0; left = left.filter(({ number }) => !all.has(number))) {
    const { refused, isWhole } = await refusedAtOnce(copy, left);
    for (const number of refused) all.add(number);
    if (isWhole) break;
  }
  return all;
}

async function refusedAtOnce(copy: string, mutants: readonly Numbered[]) {
  const fileOf = ({ number, mutant }: Numbered) => mutant.path.replace(/\.ts$/, `.mutant${number}.ts`);
  const files = mutants.map(fileOf);
  writeFileSync(
    join(copy, config),
    JSON.stringify({
      extends: './tsconfig.json',
      // Code that a mutant only makes unused must compile, because a test has to notice it.
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      files,
      include: [],
    }),
  );
  for (const one of mutants) {
    const text = readFileSync(join(copy, one.mutant.path), 'utf8');
    writeFileSync(join(copy, fileOf(one)), applyMutant(text, one.mutant));
  }
  try {
    const { ok, output } = await run('tsc', ['-p', join(copy, config), '--pretty', 'false']);
    const refused = [...output.matchAll(/\.mutant(\d+)\.ts\(/g)].map(([, number]) => Number(number));
    if (!ok && refused.length === 0) throw new Error(`the compiler did not run: ${output.slice(0, 2_000)}`);
    return { refused, isWhole: !unreadable.test(output) };
  } finally {
    for (const file of files) rmSync(join(copy, file));
  }
}
