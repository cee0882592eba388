import { readFileSync } from 'node:fs';
import { root } from '../commands.ts';
import { exportsOf, header, type Registry } from './registry.ts';

/** A list of the console whose call's row has a `table`. */
interface List {
  readonly call: string;
  readonly views: string;
  readonly title: string;
}

/** Reads the lists from the source text, because the rows of `exportList` and of the saved views need their names. */
function lists(): List[] {
  const paths = exportsOf('contract', (_path, name) => /Calls$/.test(name)).map(({ path }) => path);
  return [...new Set(paths)].flatMap((path) => listsIn(readFileSync(`${root}/${path}`, 'utf8')));
}

/** The lists of one file of the call table. A row begins with the call's name, two spaces from the margin. */
const listsIn = (source: string): List[] =>
  source.split(/^ {2}(?=\w+: )/m).flatMap((row) => {
    const [, call] = /^(\w+): /.exec(row) ?? [];
    const [, table = ''] = /^ {4}table: \{\n(.*?)^ {4}\},/ms.exec(row) ?? [];
    const [, views] = /^ {6}views: '(\w+)',/m.exec(table) ?? [];
    const [, title] = /^ {6}title: '([\w.]+)',/m.exec(table) ?? [];
    return call && views && title ? [{ call, views, title }] : [];
  });

/** The names of the console's lists, for the calls that take the name of a list, and for the console. */
const tableListsRegistry: Registry = {
  file: 'packages/contract/src/tables/lists.gen.ts',
  text: () =>
    [
      header,
      "\n/** The console's lists with a table: the call that reads each, and the name under which its views are saved. */",
      'export const tableLists = {',
      ...lists().map(({ call, views }) => `  ${call}: '${views}',`),
      '} as const;\n',
      'export type ListTableName = keyof typeof tableLists;\n',
    ].join('\n'),
};

/** The titles of the console's lists; the type of the console's texts checks them. */
const listNamesRegistry: Registry = {
  file: 'packages/console/src/shell/listNames.gen.ts',
  text: () =>
    [
      header,
      "import type { ListTableName } from '@crossdock/contract/tables/lists.gen.ts';",
      "import type { TextKey } from './i18n.ts';",
      '\n/** The title of each list that can be exported. */',
      'export const listNames: Readonly<Record<ListTableName, TextKey>> = {',
      ...lists().map(({ call, title }) => `  ${call}: '${title}',`),
      '};\n',
    ].join('\n'),
};

export const listRegistries: readonly Registry[] = [tableListsRegistry, listNamesRegistry];
