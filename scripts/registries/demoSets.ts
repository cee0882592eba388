import { checkUniqueNames, exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/demo/src/sets.gen.ts';

/** The functions `seed…` of the demo package, which fill a demo shop after its orders and parcels exist. */
export const demoSetsRegistry: Registry = {
  file,
  text: () => {
    const found = checkUniqueNames(exportsOf('demo', (_path, name) => /^seed[A-Z]/.test(name), '**/*.ts'));
    return [
      importsOf(file, found),
      "import type { DemoSet } from './base.ts';\n",
      'export const sets: readonly DemoSet[] = [',
      ...found.map(({ name }) => `  ${name},`),
      '];\n',
    ].join('\n');
  },
};
