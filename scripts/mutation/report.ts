import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands.ts';
import { acceptedMutants } from './acceptedMutants.ts';
import type { Mutant } from './mutants.ts';
import type { Target } from './nouns.ts';

export interface MutantVerdict {
  readonly noticed: boolean;
  readonly by: string;
  /** A hash of the tests that ran for the mutant. */
  readonly tests: string;
}
export type MutantVerdicts = readonly { readonly mutant: Mutant; readonly fate: MutantVerdict | undefined }[];

const file = join(root, 'docs/mutation.md');

const survivors = (fates: MutantVerdicts) =>
  fates.flatMap(({ mutant, fate }) => (fate && !fate.noticed ? [mutant] : []));

const answerTo = ({ path, what }: Mutant): string | undefined => acceptedMutants[path]?.[what];

export const unexplainedMutants = (fates: MutantVerdicts): Mutant[] =>
  survivors(fates).filter((mutant) => answerTo(mutant) === undefined);

/** If more mutants are open, the report counts them by file; the run's output names each. */
const mostListed = 30;

function countedByFile(open: readonly Mutant[], folder: string): string {
  const files = [...Map.groupBy(open, ({ path }) => path.slice(folder.length + 1))];
  return files.map(([file, mutants]) => `\`${file}\` ${mutants.length}`).join(', ');
}

interface Run {
  readonly name: string;
  /** Part of the file names, if the run did not cover all files. */
  readonly part: string;
  readonly target: Target;
  readonly fates: MutantVerdicts;
}

/**
 * Writes the results of a run into its section of `docs/mutation.md`. Returns false if the score is below the floor.
 */
export function writeReport({ name, part, target: { folder, floor }, fates }: Run): boolean {
  const tried = fates.filter(({ fate }) => fate !== undefined);
  const left = survivors(fates);
  const score = tried.length === 0 ? 0 : Math.floor((100 * (tried.length - left.length)) / tried.length);
  const untyped = fates.filter(({ fate }) => fate?.by === 'types').length;
  const typed = untyped === 0 ? '' : ` (${untyped} by the type check)`;
  const noticed = `${tried.length} tried${typed}, ${left.length} not noticed`;
  const sum = `${fates.length} mutants, ${noticed}; score ${score}, floor ${floor}`;
  console.log(`${name}: ${sum}`);
  const open = unexplainedMutants(fates);
  const said = open.length > mostListed ? left.filter((mutant) => answerTo(mutant) !== undefined) : left;
  const rows = said.map((mutant) => {
    const at = `${mutant.path.slice(folder.length + 1)}:${mutant.line}`;
    return `- \`${at}\` \`${mutant.what}\`: ${answerTo(mutant) ?? 'open'}`;
  });
  if (open.length > mostListed) rows.push(`- ${open.length} are open: ${countedByFile(open, folder)}`);
  const title = `## ${name}${part === '' ? '' : `: ${part}`}\n`;
  const list = rows.length === 0 ? '' : `\n${rows.join('\n')}\n`;
  const text = readFileSync(file, 'utf8');
  const written = `${title}\n\`${folder}\`: ${sum}.\n${list}`;
  const start = text.indexOf(title);
  const next = start < 0 ? -1 : text.indexOf('\n## ', start + 1);
  const [before, after] =
    start < 0 ? [`${text.trimEnd()}\n\n`, ''] : [text.slice(0, start), next < 0 ? '' : text.slice(next)];
  writeFileSync(file, before + written + after);
  return score >= floor;
}
