import { readFileSync } from 'node:fs';
import { root } from '../commands.ts';
import { checkUniqueNames, exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/server/src/handlers.gen.ts';

/**
 * The handler of every call: the export of a server folder with the call's name. A store may export the same name; it
 * holds SQL and is not a handler.
 */
export const handlersRegistry: Registry = {
  file,
  text: () => {
    const isHandler = handlerNames();
    const found = checkUniqueNames(
      exportsOf('server', (path, name) => !isBeside(path) && isHandler.has(name)),
    );
    return [
      importsOf(file, found),
      "import type { Handlers } from './platform/handler.ts';\n",
      'export const handlers: Handlers = {',
      ...found.map(({ name }) => `  ${name},`),
      '};\n',
    ].join('\n');
  },
};

const isBeside = (path: string): boolean => /\/platform\/|store\.ts$/.test(path);

/** Reads names from the source text, because importing tables whose handlers are missing would be circular. */
function handlerNames(): ReadonlySet<string> {
  const tables = exportsOf('contract', (_path, name) => /Calls$/.test(name)).map(({ path }) => path);
  return new Set(tables.flatMap((path) => callNamesIn(readFileSync(`${root}/${path}`, 'utf8'))));
}

/** The names of the calls that a file of the call table has rows for. */
export const callNamesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /^ {2}(\w+): (?:\w+|staff\('[\w.]+'\))(?:\.by\w+)?\.(?:get|page|post|postOnce|save|set|list|add|edit)\(/gm,
    ),
  ].map(([, name = '']) => name);
