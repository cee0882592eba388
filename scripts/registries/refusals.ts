import { checkUniqueNames, exportsOf, importsOf, type Registry, withoutIncluded } from './registry.ts';

const file = 'packages/contract/src/refusals.gen.ts';

/**
 * All refusals: the exports of each `refusals.ts` or `<part>Refusals.ts` of the contract, unless another one already
 * includes them.
 */
export const refusalsRegistry: Registry = {
  file,
  text: () => {
    const found = exportsOf(
      'contract',
      (path, name) => /\/(\w+R|r)efusals\.ts$/.test(path) && /Refusals$/.test(name),
    );
    const listed = checkUniqueNames(withoutIncluded(found));
    return [
      importsOf(file, listed),
      'export const refusals = {',
      ...listed.map(({ name }) => `  ...${name},`),
      '} as const;\n',
    ].join('\n');
  },
};
