import { posix } from 'node:path';
import { exportsOf, header, type Registry } from './registry.ts';

/**
 * Every text of an app: the nouns' texts for both apps (`words`) and for this app (`portalWords`), and texts without a
 * noun (the app's `src/words/` and the shared ones of `web`).
 */
const wordsRegistry = (app: 'portal' | 'console'): Registry => ({
  file: `packages/${app}/src/words/words.gen.ts`,
  text: () => {
    const said = exportsOf(
      'contract',
      (path, name) =>
        /^packages\/contract\/src\/\w+\/words\.ts$/.test(path) && ['words', `${app}Words`].includes(name),
    );
    const folders = [...new Set(said.map(({ folder }) => folder))];
    const own = exportsOf(app, (path, name) => /\/src\/words\/\w+\.ts$/.test(path) && name === 'words').map(
      ({ path }) => posix.basename(path, '.ts'),
    );
    return [
      header,
      ...folders.map((folder) => `import * as ${folder} from '@crossdock/contract/${folder}/words.ts';`),
      "import type { Texts } from '@crossdock/contract/wire/values.ts';",
      "import * as shared from '@crossdock/web/words.ts';",
      ...own.map((name) => `import * as ${name} from './${name}.ts';`),
      '\n/** Every text of this app. Only the build reads them (`languagePacks`); the code of the app knows their keys. */',
      'export const words = {',
      '  ...shared.words,',
      ...own.map((name) => `  ...${name}.words,`),
      ...said.map(({ folder, name }) => `  ...${folder}.${name},`),
      '} satisfies Record<string, Texts>;\n',
      'export type TextKey = keyof typeof words;\n',
    ].join('\n');
  },
});

export const wordsRegistries: readonly Registry[] = [wordsRegistry('portal'), wordsRegistry('console')];
