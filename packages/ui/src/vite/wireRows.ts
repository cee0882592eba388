import type { Plugin } from 'vite';

const id = 'virtual:wire-table';
const resolved = `\0${id}`;
/** Of what an app itself says, and of what its libraries of ours say: no other module names a call. */
const ours = /\/packages\/[^/]+\/src\/.*\.[jt]sx?(\?|$)/;

/**
 * What a client must know of a call comes with the code that makes it: each module that names calls of the table lays their rows
 * into `virtual:wire-table`, which is empty until then. So a file grows by the calls that its own screens make, and by no others.
 */
export function wireRows(table: Readonly<Record<string, unknown>>): Plugin {
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

/** The rows of the calls whose names stand in a module as texts. */
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
