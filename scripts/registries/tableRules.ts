import { exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/server/src/platform/tableRules.gen.ts';

/** The rules of every table, from the files of the folder `tableRules`. */
export const tableRulesRegistry: Registry = {
  file,
  text: () => {
    const found = exportsOf('server', (_, name) => name.endsWith('Tables'), 'platform/tableRules/*.ts');
    return [
      importsOf(file, found),
      "import type { Schema } from './schema.gen.ts';",
      "import type { TableRule } from './tableRule.ts';\n",
      '/** A table that is missing here does not compile. */',
      'export const tableRules: { readonly [T in keyof Schema]: TableRule<T> } = {',
      ...found.map(({ name }) => `  ...${name},`),
      '};\n',
    ].join('\n');
  },
};
