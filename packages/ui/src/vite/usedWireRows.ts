import type { Plugin } from 'vite';

const id = 'virtual:wire-table';
const resolved = `\0${id}`;
/** Matches the source files of the app and of our own packages. Only these contain names of calls. */
const ours = /\/packages\/[^/]+\/src\/.*\.[jt]sx?(\?|$)/;

/**
 * Each module that names calls of the table adds their rows to `virtual:wire-table`, which is empty until
 * then. So a file contains only the rows of calls that its own screens make.
 */
export function usedWireRows(table: Readonly<Record<string, unknown>>): Plugin {
  return {
    name: 'crossdock:wire-rows',
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) => (source === resolved ? 'export default {};' : null),
    transform(code, module) {
      if (!ours.test(module)) return null;
      const rows = rowsNamedIn(code, table);
      return rows.length === 0
        ? null
        : {
            code: `${code}\nimport $wire from '${id}';\nObject.assign($wire, ${JSON.stringify(Object.fromEntries(rows))});\n`,
            map: null,
          };
    },
  };
}

/** The rows of the calls whose names appear as strings in a module. */
export function rowsNamedIn<R>(
  code: string,
  table: Readonly<Record<string, R>>,
): (readonly [name: string, row: R])[] {
  const names = new Set([...code.matchAll(/(['"`])(\w+)\1/g)].map(([, , name = '']) => name));
  return [...names].sort().flatMap((name) => {
    const row = Object.hasOwn(table, name) ? table[name] : undefined;
    return row === undefined ? [] : [[name, row] as const];
  });
}
