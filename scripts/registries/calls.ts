import { checkUniqueNames, exportsOf, importsOf, type Registry, withoutIncluded } from './registry.ts';

const file = 'packages/contract/src/calls.gen.ts';

/** The call table by folder: each `…Calls` that a contract folder exports, unless another table already includes it. */
export const callsRegistry: Registry = {
  file,
  text: () => {
    const tables = checkUniqueNames(
      withoutIncluded(exportsOf('contract', (path, name) => /Calls$/.test(name) && !path.includes('/wire/'))),
    );
    const byFolder = Map.groupBy(tables, ({ folder }) => folder);
    const entries = [...byFolder].map(
      ([folder, ofFolder]) => `  ${folder}: { ${ofFolder.map(({ name }) => `...${name}`).join(', ')} },`,
    );
    const all = [...byFolder.keys()].map((folder) => `  ...callsByNoun.${folder},`);
    return [
      importsOf(file, tables),
      'export const callsByNoun = {',
      ...entries,
      '} as const;\n',
      'export const calls = {',
      ...all,
      '} as const;\n',
    ].join('\n');
  },
};
