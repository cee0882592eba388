import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../commands.ts';

/** A file that lists others. */
export interface Registry {
  /** Relative to the project. */
  readonly file: string;
  text(): string;
}

/** A value that a file exports by name. */
export interface Exported {
  /** Relative to the project. */
  readonly path: string;
  /** The first folder below `src`. */
  readonly folder: string;
  readonly name: string;
}

/** What the files of a package export, in the order of their paths: those in its folders, where nothing else is said. */
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

/** The head of a generated file, and an import for each of the files it lists. */
export function importsOf(file: string, exported: readonly Exported[]): string {
  const names = Map.groupBy(exported, ({ path }) => path);
  const lines = [...names].map(
    ([path, ofPath]) =>
      `import { ${ofPath.map(({ name }) => name).join(', ')} } from './${posix.relative(posix.dirname(file), path)}';`,
  );
  return `// Written by scripts/registries.ts: made from where files stand and what they export.\n${lines.join('\n')}\n`;
}

/** What no other of them takes in with `...name`. */
export function notTaken(exported: readonly Exported[]): Exported[] {
  const taken = new Set(
    exported.flatMap(({ path }) =>
      [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, name]) => name),
    ),
  );
  return exported.filter(({ name }) => !taken.has(name));
}

/** The one that lists them refuses two exports of one name, since one would hide the other. */
export function eachOnce(exported: readonly Exported[]): readonly Exported[] {
  const byName = Map.groupBy(exported, ({ name }) => name);
  for (const [name, ofName] of byName)
    if (ofName.length > 1)
      throw new Error(`${name} is exported by ${ofName.map(({ path }) => path).join(' and ')}: rename one`);
  return exported;
}
