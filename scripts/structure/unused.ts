import { posix } from 'node:path';
import { isApp, isBuildTime, isGenerated } from './layout.ts';
import type { Problem, Source } from './source.ts';

/**
 * Packages whose exports are used only through imports. In the browser packages the build replaces some files with
 * others, and programs outside of this project use `client`.
 */
const isImported = (path: string): boolean =>
  /^packages\/(domain|contract|server|demo|console)\/src\//.test(path) && !isBuildTime(path);

/** The router's generated table, which is not among the sources, imports the export `Route` of an app's file. */
const isRoute = (path: string, name: string): boolean => isApp(path) && name === 'Route';

/**
 * Reports unused code: exports that no other file imports, and style classes that no importing file names. Also
 * classes that a file names and its sheet lacks.
 */
export function checkUnused(sources: readonly Source[]): Problem[] {
  const readers = readersOf(sources);
  return sources
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !isGenerated(path))
    .flatMap((source) => {
      const by = readers.get(source.path) ?? [];
      if (source.path.endsWith('.module.css'))
        return [...unusedClasses(source, by), ...missingClasses(source, by)];
      return isImported(source.path) ? unusedValues(source, by) : [];
    });
}

interface Reader {
  readonly path: string;
  readonly text: string;
  /** Empty if everything is imported, as by a dynamic import. */
  readonly names: readonly string[];
}

function readersOf(sources: readonly Source[]): ReadonlyMap<string, readonly Reader[]> {
  const readers = new Map<string, Reader[]>();
  for (const { path, text, code } of sources) {
    for (const { specifier, target, names } of code?.imports ?? []) {
      const file = target ?? (specifier.endsWith('.css') ? posix.join(posix.dirname(path), specifier) : '');
      readers.set(file, [...(readers.get(file) ?? []), { path, text, names }]);
    }
  }
  return readers;
}

const says = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

function unusedValues({ path, code }: Source, readers: readonly Reader[]): Problem[] {
  return (code?.exported ?? [])
    .filter(
      ({ name }) =>
        !isRoute(path, name) &&
        !readers.some((one) => one.names.includes(name) || (one.names.length === 0 && says(one.text, name))),
    )
    .map(({ name, line }) => ({
      file: path,
      line,
      message: `${name} is exported, and no other file imports it: keep it to this file, or take it away`,
    }));
}

function unusedClasses({ path, text }: Source, readers: readonly Reader[]): Problem[] {
  const seen = new Set<string>();
  return [...classesIn(text)].flatMap(({ 1: name = '', index }) => {
    if (seen.has(name) || readers.some((one) => isNamed(one.text, posix.basename(path), name))) return [];
    seen.add(name);
    const line = text.slice(0, index).split('\n').length;
    return [{ file: path, line, message: `no file that reads this sheet names .${name}: take it away` }];
  });
}

/** The classes in a sheet, outside its comments. */
const classesIn = (sheet: string) =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g);

function missingClasses({ path, text }: Source, readers: readonly Reader[]): Problem[] {
  const known = new Set([...classesIn(text)].map(([, name]) => name));
  return readers.flatMap((reader) => {
    const as = new RegExp(`import (\\w+) from '[^']*\\b${posix.basename(path)}';`).exec(reader.text)?.[1];
    const named = as === undefined ? [] : reader.text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'));
    return [...named]
      .filter(([, name]) => !known.has(name))
      .map(({ 1: name, index }) => ({
        file: reader.path,
        line: reader.text.slice(0, index).split('\n').length,
        message: `${posix.basename(path)} has no class .${name}: it styles nothing`,
      }));
  });
}

/**
 * True if the text uses `classes.name` for the sheet's import. If it passes the import on or looks a class up by a
 * variable, any class may be used.
 */
function isNamed(text: string, sheet: string, name: string): boolean {
  const as = new RegExp(`import (\\w+) from '[^']*\\b${sheet}';`).exec(text);
  if (as === null) return true;
  const code = text.replace(as[0], '');
  return new RegExp(`\\b${as[1]}(\\.${name}\\b|(?![\\w.]))`).test(code);
}
