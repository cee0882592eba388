import { exportsOf, importsOf, type Registry } from './registry.ts';

const file = 'packages/contract/src/facts.gen.ts';

/** By folder, what the fields of its calls are: the `facts.ts` of each. */
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
