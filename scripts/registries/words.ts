import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../commands.ts';
import { type Exported, exportsOf, header, type Registry } from './registry.ts';

/** The nouns' texts that are exported under one of these names. */
const textsOfNouns = (names: readonly string[]): Exported[] =>
  exportsOf(
    'contract',
    (path, name) => /^packages\/contract\/src\/\w+\/words\.ts$/.test(path) && names.includes(name),
  );

const textImports = (said: readonly Exported[]): string[] =>
  [...new Set(said.map(({ folder }) => folder))].map(
    (folder) => `import * as ${folder} from '@crossdock/contract/${folder}/words.ts';`,
  );
const textsType = "import type { Texts } from '@crossdock/contract/wire/values.ts';";
const spread = (said: readonly Exported[]): string[] =>
  said.map(({ folder, name }) => `  ...${folder}.${name},`);

/**
 * Every text of an app: the nouns' texts for both apps (`words`) and for this app (`portalWords`), and texts without a
 * noun (the app's `src/words/` and the shared ones of `web`).
 */
const wordsRegistry = (app: 'portal' | 'console'): Registry => ({
  file: `packages/${app}/src/words/words.gen.ts`,
  text: () => {
    const said = textsOfNouns(['words', `${app}Words`]);
    const own = exportsOf(app, (path, name) => /\/src\/words\/\w+\.ts$/.test(path) && name === 'words').map(
      ({ path }) => posix.basename(path, '.ts'),
    );
    return [
      header,
      ...textImports(said),
      textsType,
      "import * as shared from '@crossdock/web/words.ts';",
      ...own.map((name) => `import * as ${name} from './${name}.ts';`),
      '\n/** Every text of this app. Only the build reads them (`languagePacks`); the code of the app knows their keys. */',
      'export const words = {',
      '  ...shared.words,',
      ...own.map((name) => `  ...${name}.words,`),
      ...spread(said),
      '} satisfies Record<string, Texts>;\n',
      'export type TextKey = keyof typeof words;\n',
    ].join('\n');
  },
});

/** The labels of the table columns in a file, and the key prefixes of choices: `column.choice('label', 'path', 'prefix')`. */
const labelsIn = (source: string): string[] =>
  [...source.matchAll(/\bcolumn\.\w+\(\s*'([\w.]+)'(?:,\s*'[^']*'(?:,\s*'([\w.]+)')?)?/g)].flatMap(
    ([, label = '', values = label]) => [label, values],
  );

/** The texts that exported lists need: those of the nouns whose files contain the labels of their columns. */
const tableWordsRegistry: Registry = {
  file: 'packages/server/src/tables/tableWords.gen.ts',
  text: () => {
    const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
    const sources = globSync('packages/contract/src/*/*.ts', { cwd: root });
    const labels = new Set(sources.flatMap((path) => labelsIn(read(path))));
    // A choice's values have keys below its label: `payments.state.paid` below `payments.state`.
    const says = ({ path }: Exported) =>
      [...read(path).matchAll(/^ {2}'((\w+\.[\w.]+?)(?:\.\w+)?)':/gm)].some(
        ([, key = '', above = '']) => labels.has(key) || labels.has(above),
      );
    const said = textsOfNouns(['words', 'consoleWords', 'sheetWords']).filter(says);
    return [
      header,
      ...textImports(said),
      textsType,
      '\n/** The texts of all nouns that the columns of exported lists name. */',
      'export const tableWords: Readonly<Record<string, Texts>> = {',
      ...spread(said),
      '};\n',
    ].join('\n');
  },
};

export const wordsRegistries: readonly Registry[] = [
  wordsRegistry('portal'),
  wordsRegistry('console'),
  tableWordsRegistry,
];
