import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../commands.ts';

/** A generated file that lists the exports of others. */
export interface Registry {
  /** Relative to the project's root. */
  readonly file: string;
  text(): string;
}

/** A named export of a file. */
export interface Exported {
  /** Relative to the project's root. */
  readonly path: string;
  /** The first folder below `src`. */
  readonly folder: string;
  readonly name: string;
}

/** The exports of a package's files, in the order of their paths. By default it reads the files in its folders. */
export function exportsOf(
  pkg: string,
  isWanted: (path: string, name: string) => boolean,
  files = '*/**/*.ts',
): Exported[] {
  const paths = globSync(`packages/${pkg}/src/${files}`, { cwd: root }).sort();
  return paths.flatMap((path) => {
    const folder = path.split('/')[3] ?? '';
    const text = readFileSync(`${root}/${path}`, 'utf8');
    return [...text.matchAll(/^export (?:const|function|async function) (\w+)/gm)].flatMap(([, name = '']) =>
      isWanted(path, name) ? [{ path, folder, name }] : [],
    );
  });
}

export const header =
  '// Written by scripts/registries.ts: made from where files stand and what they export.';

/** The first lines of a generated file: its header, and an import for each file that it lists. */
export function importsOf(file: string, exported: readonly Exported[]): string {
  const names = Map.groupBy(exported, ({ path }) => path);
  const lines = [...names].map(
    ([path, ofPath]) =>
      `import { ${ofPath.map(({ name }) => name).join(', ')} } from './${posix.relative(posix.dirname(file), path)}';`,
  );
  return `${header}\n${lines.join('\n')}\n`;
}

/** The exports that no other export includes with `...name`. */
export function withoutIncluded(exported: readonly Exported[]): Exported[] {
  const taken = new Set(
    exported.flatMap(({ path }) =>
      [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, name]) => name),
    ),
  );
  return exported.filter(({ name }) => !taken.has(name));
}

/** Throws if two exports share a name, because one would hide the other. */
export function checkUniqueNames(exported: readonly Exported[]): readonly Exported[] {
  const byName = Map.groupBy(exported, ({ name }) => name);
  for (const [name, ofName] of byName)
    if (ofName.length > 1)
      throw new Error(`${name} is exported by ${ofName.map(({ path }) => path).join(' and ')}: rename one`);
  return exported;
}
