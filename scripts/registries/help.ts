import { posix } from 'node:path';
import { exportsOf, header, type Registry } from './registry.ts';

/** A line for each chapter in a folder of an app's help: its name, and how its file is loaded. */
const chaptersIn = (folder: string, app: 'console' | 'portal' = 'console'): string[] =>
  exportsOf(app, (path, name) => path.includes(`/help/${folder}/`) && name === 'help', 'help/*/*.ts').map(
    ({ path }) => {
      const name = posix.basename(path, '.ts');
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `  ${key}: () => import('./${folder}/${name}.ts').then(({ help }) => help),`;
    },
  );

/** The chapters of the console's help: those of accounts at providers, and those of pages by their paths. */
export const helpRegistry: Registry = {
  file: 'packages/console/src/help/help.gen.ts',
  text: () =>
    [
      header,
      "import type { AccountChapter, PageChapter } from './help.ts';",
      '\n/** How to get an account, by provider. */',
      'export const accountChapters = {',
      ...chaptersIn('accounts'),
      '} satisfies Record<string, () => Promise<AccountChapter>>;',
      '\n/** What a page is for, by its path with dots. */',
      'export const pageChapters = {',
      ...chaptersIn('pages'),
      '} satisfies Record<string, () => Promise<PageChapter>>;\n',
    ].join('\n'),
};

/** The chapters of the portal's help, by the paths of its pages. */
export const memberHelpRegistry: Registry = {
  file: 'packages/portal/src/help/help.gen.ts',
  text: () =>
    [
      header,
      "import type { PageChapter } from './help.ts';",
      '\n/** What a page is for, by its path with dots. */',
      'export const pageChapters = {',
      ...chaptersIn('pages', 'portal'),
      '} satisfies Record<string, () => Promise<PageChapter>>;\n',
    ].join('\n'),
};
