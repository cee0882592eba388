import { exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/contract/src/facts.gen.ts';

/** The facts of each folder's fields, from its `facts.ts`. */
export const factsRegistry: Registry = {
  file,
  text: () => {
    const found = exportsOf('contract', (path) =>
      /^packages\/contract\/src\/(?!wire\/)\w+\/facts\.ts$/.test(path),
    );
    return [
      importsOf(file, found),
      'export const factsByNoun = {',
      ...found.map(({ folder, name }) => `  ${folder}: ${name},`),
      '} as const;\n',
    ].join('\n');
  },
};
