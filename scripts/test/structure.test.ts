import { describe, expect, test } from 'vitest';
import { checkFiles } from '../structure.ts';
import { filler, structureFaults } from './structureFaults.ts';

const sound: Record<string, string> = {
  'packages/domain/src/money.ts': 'export const a = 1;',
  'packages/domain/src/orders/total.ts': "import { a } from '../money.ts';\nexport const total = a;",
  'packages/contract/src/orders/calls.ts':
    "import { z } from 'zod';\nimport { total } from '@crossdock/domain/orders/total.ts';\nexport const b = [z, total];",
  'packages/contract/src/orders/refusals.ts': "export const text = { tw: '訂單', en: 'Order' };",
  'packages/server/src/platform/query.ts': 'export const db = 1;\nexport const sql = 2;',
  'packages/server/src/parcels/store.ts':
    "import { db } from '../platform/query.ts';\nexport const parcels = db;",
  'packages/demo/src/orders.ts':
    "import { db } from '@crossdock/server/platform/query.ts';\nexport const demo = [db, 'insert into orders select 1'];",
  'packages/installation/src/main.ts': "export const demo = await import('@crossdock/demo/orders.ts');",
  'packages/server/src/orders/lines.store.ts': "export const lines = 'select id from order_lines';",
  'packages/server/src/orders/addOrder.ts':
    "import { parcels } from '../parcels/store.ts';\nimport { lines } from './lines.store.ts';\nexport const addOrder = [parcels, lines];",
  'packages/server/src/handlers.gen.ts': "import { addOrder } from './orders/addOrder.ts';",
  'packages/server/src/checkout/process.md': '# Checkout',
  'packages/server/src/checkout/bill.ts':
    "import { parcels } from '../parcels/store.ts';\nexport const bill = parcels;",
  'packages/ui/src/Card.tsx':
    "import type { ReactNode } from 'react';\nexport const Card = (p: { a: ReactNode }) => <p>{p.a}</p>;",
  'packages/ui/src/vite/pack.ts': "import { join } from 'node:path';\nexport const path = join('a');",
  'packages/portal/src/routes/index.tsx':
    "import { A } from '../orders/Orders.tsx';\nimport { B } from '../parcels/Parcels.tsx';\nexport const c = [A, B];",
  'packages/portal/src/orders/Orders.tsx':
    "import { Card } from '@crossdock/ui/Card.tsx';\nexport const A = Card;",
  'packages/portal/src/parcels/Parcels.tsx':
    "import { shell } from '../shell/shell.ts';\nexport const B = shell;",
  'packages/portal/src/shell/shell.ts': `export const shell = (n: number) => \`\${n} × 2\`;`,
  'packages/contract/src/orders/words.ts': `export const words = { 'orders.title': { tw: '訂單' } };\n${'// more\n'.repeat(400)}`,
  'packages/portal/src/words/home.ts': "export const words = { 'home.title': { tw: '首頁' } };",
  'packages/portal/src/words/words.gen.ts':
    "import { words as home } from './home.ts';\nexport const words = { ...home };\nexport type TextKey = keyof typeof words;",
  'packages/portal/src/shell/i18n.ts':
    "import type { TextKey } from '../words/words.gen.ts';\nexport type Key = TextKey;",
  'packages/portal/src/routeTree.gen.ts': `export const tree: any = 1;\n${'// more\n'.repeat(400)}`,
  'packages/domain/test/money.test.ts': `describe('money', () => {\n${filler(90)}\n});`,
  'scripts/start.ts':
    '// biome-ignore lint/a/b: the terminal is what this script talks to\nexport const a = 1;',
};

describe('structure check', () => {
  test.each(Object.entries(structureFaults))('reports %s', (_, { files, says }) => {
    const last = Object.keys(files).at(-1);
    const found = checkFiles(new Map(Object.entries(files)));
    expect(found.map(({ message }) => message).join('\n')).toMatch(says);
    expect(found.some(({ file }) => file === last || says.source.includes('circle'))).toBe(true);
  });

  test.each(Object.entries(structureFaults))('reports nothing else about %s', (_, { files }) => {
    expect(checkFiles(new Map(Object.entries(files)))).toHaveLength(1);
  });

  test('reports nothing in correct code', () => {
    expect(checkFiles(new Map(Object.entries(sound)))).toEqual([]);
  });

  test('names the line', () => {
    const found = checkFiles(
      new Map([['packages/domain/src/a.ts', '// 多位元組\n\nexport const f = (a: any) => a;\n']]),
    );
    expect(found).toMatchObject([{ file: 'packages/domain/src/a.ts', line: 3 }]);
  });
});
