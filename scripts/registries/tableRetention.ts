import { exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/server/src/tableRetention.gen.ts';

/** How rows of every table end, from each folder's `retention.ts` and the platform's own. */
export const tableRetentionRegistry: Registry = {
  file,
  text: () => {
    const found = exportsOf(
      'server',
      (path, name) => /\/(retention|platformRetention)\.ts$/.test(path) && name.endsWith('Retention'),
    );
    return [
      importsOf(file, found),
      "import type { RetentionRule } from './platform/retention.ts';",
      "import type { Schema } from './platform/schema.gen.ts';\n",
      '/** A table that is missing here does not compile. */',
      'export const tableRetention: Readonly<Record<keyof Schema, RetentionRule>> = {',
      ...found.map(({ name }) => `  ...${name},`),
      '};\n',
    ].join('\n');
  },
};
