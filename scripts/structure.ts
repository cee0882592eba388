import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './commands.ts';
import { checkAmounts } from './structure/amounts.ts';
import { checkCasts } from './structure/casts.ts';
import { checkClones } from './structure/clones.ts';
import { checkCodeWords } from './structure/codeWords.ts';
import { checkExplanations } from './structure/explanations.ts';
import { checkForbiddenCode } from './structure/forbiddenCode.ts';
import { checkImportRules } from './structure/importRules.ts';
import { checkNames } from './structure/names.ts';
import { checkNoTransaction } from './structure/noTransaction.ts';
import { checkPlainWords } from './structure/plainWords.ts';
import { checkRules } from './structure/rules.ts';
import { checkSizes } from './structure/sizes.ts';
import { type Problem, readSources } from './structure/source.ts';
import { checkSql } from './structure/sql.ts';
import { checkStyles } from './structure/styles.ts';
import { checkUnused } from './structure/unused.ts';
import { checkWords } from './structure/words.ts';

const rules = [
  checkImportRules,
  checkNames,
  checkSql,
  checkSizes,
  checkForbiddenCode,
  checkWords,
  checkNoTransaction,
  checkExplanations,
  checkAmounts,
  checkCasts,
  checkCodeWords,
  checkPlainWords,
  checkRules,
];

/** Checks files (path → text) against the structure rules. */
export const checkFiles = (files: ReadonlyMap<string, string>): Problem[] => checkRead(readSources(files));

const checkRead = ({ sources, problems }: ReturnType<typeof readSources>): Problem[] =>
  [...problems, ...rules.flatMap((rule) => rule(sources))].sort(byPlace);

/**
 * Checks the project. Returns one readable line per problem. Unused code and clones can only be found in the whole
 * project.
 */
export async function checkStructure(): Promise<string[]> {
  const files = projectFiles();
  const read = readSources(files);
  const found = [...checkRead(read), ...checkUnused(read.sources)].sort(byPlace);
  return [
    ...found.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...checkStyles(files),
    ...(await checkClones(files)),
  ];
}

const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file) || a.line - b.line;

function projectFiles(): Map<string, string> {
  const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
  const paths = globSync(
    [
      '*.{md,json,ts}',
      '{packages,scripts,e2e,bench,docs,examples}/**/*.{ts,mts,tsx,mjs,js,css,html,sql,md,json}',
      '.ci/*',
    ],
    { cwd: root, exclude: (path) => skipped.has(path.split(sep).at(-1) ?? '') },
  );
  return new Map(
    paths.sort().map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]),
  );
}

/** With `--styles` it counts the style rules and prints the most repeated declarations. */
if (import.meta.main) {
  const problems = process.argv.includes('--styles')
    ? checkStyles(projectFiles(), { rules: 0, repeated: 0 })
    : await checkStructure();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
