import { expect, test } from 'vitest';
import { readSources } from '../structure/source.ts';
import { checkUnused } from '../structure/unused.ts';

const found = (files: Record<string, string>) =>
  checkUnused(readSources(new Map(Object.entries(files))).sources).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(/[,:]/)[0]}`,
  );

const rules = 'packages/domain/src/orders/rules.ts';
const written = {
  [rules]: 'export interface Most {}\nexport const most = 3;\nexport const least = () => most;\n',
};
const reading = (text: string) => ({ 'packages/server/src/orders/view.ts': text });

test('a value that no other file imports is reported with its line', () => {
  expect(
    found({
      ...written,
      ...reading("import { least } from '@crossdock/domain/orders/rules.ts';\nleast();\n"),
    }),
  ).toEqual([`${rules}:2 most is exported`]);
});

test.each([
  ["const rules = await import('@crossdock/domain/orders/rules.ts');\nrules.least();\n"],
  ["import * as rules from '@crossdock/domain/orders/rules.ts';\nrules.least();\n"],
])('importing all of a file uses only the named values', (text) => {
  expect(found({ ...written, ...reading(text) })).toEqual([`${rules}:2 most is exported`]);
});

test('exports used by routes, tools, builds and installed programs count as used', () => {
  const text = 'export const Route = 1;\n';
  const paths = [
    'console/src/orders/OrdersPage.tsx',
    'console/vite.config.ts',
    'ui/src/markup.ts',
    'client/src/client.ts',
  ];
  expect(found(Object.fromEntries(paths.map((path) => [`packages/${path}`, text])))).toEqual([]);
});

const sheet = 'packages/portal/src/orders/orders.module.css';
const styled = { [sheet]: '/* .said { } */\n.row,\n.cell:hover {\n  margin: 0.5em;\n}\n' };
const screen = (use: string) => ({
  'packages/portal/src/orders/Row.tsx': `import classes from './orders.module.css';\n${use}\n`,
});

test('a class that no reader of its sheet names is reported with its line', () => {
  expect(found({ ...styled, ...screen('row.cell(classes.row);') })).toEqual([
    `${sheet}:3 no file that reads this sheet names .cell`,
  ]);
  expect(found(styled)).toHaveLength(2);
});

test.each(['look(classes);', 'look(classes[state]);', 'look({ ...classes });'])(
  '%s may mean any class',
  (use) => {
    expect(found({ ...styled, ...screen(use) })).toEqual([]);
  },
);

test('a class that a file names and its sheet lacks is reported with its line', () => {
  expect(found({ ...styled, ...screen('look(classes.row, classes.cell);\nlook(classes.said);') })).toEqual([
    'packages/portal/src/orders/Row.tsx:3 orders.module.css has no class .said',
  ]);
});
