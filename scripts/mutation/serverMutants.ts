import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutants.ts';
import { targets } from './nouns.ts';
import type { Numbered } from './switches.ts';

/**
 * All mutants of the server's nouns that can be switched on at run time. Every program that lists the same files gets
 * the same numbers.
 */
export function mutantsOfServer(root: string): Numbered[] {
  const folders = Object.values(targets).flatMap(({ folder }) =>
    folder.startsWith('packages/server/') ? [folder] : [],
  );
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return paths
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')))
    .flatMap(({ host, ...mutant }) => (host === undefined ? [] : [{ ...mutant, host }]))
    .map((mutant, number) => ({ number, mutant }));
}
