import { exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/server/src/tableEnds.gen.ts';

/** How rows of every table end, from each folder's `retention.ts` and the platform's own. */
export const tableEndsRegistry: Registry = {
  file,
  text: () => {
    const found = exportsOf(
      'server',
      (path, name) => /\/(retention|platformRetention)\.ts$/.test(path) && name.endsWith('Ends'),
    );
    return [
      importsOf(file, found),
      "import type { End } from './platform/retention.ts';",
      "import type { Schema } from './platform/schema.gen.ts';\n",
      '/** A table that is missing here does not compile. */',
      'export const tableEnds: Readonly<Record<keyof Schema, End>> = {',
      ...found.map(({ name }) => `  ...${name},`),
      '};\n',
    ].join('\n');
  },
};
