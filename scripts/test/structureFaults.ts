import { maxCasts } from '../structure/casts.ts';
import { appFaults } from './appFaults.ts';
import { ruleFaults } from './ruleFaults.ts';
import { type Fault, fault, serverLayerFaults } from './serverLayerFaults.ts';
import { wordFaults } from './wordFaults.ts';

export const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => `  let x${n} = ${n};`).join('\n');
const castsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const c${n} = (x: unknown) => x as number;`).join('\n');
export const absolutePath = (...parts: string[]) => `/${parts.join('/')}`;

/** Rule violations by name: the files, and a pattern for the message that the check must give for the last of them. */
export const structureFaults: Record<string, Fault> = {
  ...appFaults,
  ...serverLayerFaults,
  ...ruleFaults,
  ...wordFaults,
  'domain imports a library': fault(/domain is pure: zod/, {
    'packages/domain/src/orders/states.ts': "import { z } from 'zod';\nexport const a = z;",
  }),
  'what is slow where a transaction is at hand': fault(/sharp is slow, and this file knows a Tx/, {
    'packages/server/src/orders/picture.ts':
      "import type { Tx } from '../platform/db.ts';\nexport const a = async (tx: Tx) => (await import('sharp')).default(tx as never);",
  }),
  'a compiled statement outside of a store': fault(/SQL belongs into the store/, {
    'packages/server/src/orders/picture.ts':
      "import { compileStatement } from '../platform/query.ts';\nexport const a = compileStatement;",
  }),
  'an address asked where a transaction is at hand': fault(/fetch is slow/, {
    'packages/server/src/orders/picture.ts':
      "import type { Tx } from '../platform/db.ts';\nexport const a = (tx: Tx) => fetch(tx.shopId);",
  }),
  'a transaction and the proof that there is none': fault(/takes a Tx and a NoTransaction/, {
    'packages/server/src/orders/picture.ts':
      "import type { NoTransaction, Tx } from '../platform/db.ts';\nexport const a = (tx: Tx, noTransaction: NoTransaction) => [tx, noTransaction];",
  }),
  'the proof of commands in a call': fault(/NoTransaction.command is for commands/, {
    'packages/server/src/orders/picture.ts':
      "import { NoTransaction } from '../platform/db.ts';\nexport const a = () => NoTransaction.command.check();",
  }),
  'domain imports another package': fault(/domain may import none of our packages, not contract/, {
    'packages/domain/src/orders/states.ts':
      "import { a } from '@crossdock/contract/orders/calls.ts';\nexport const b = a;",
  }),
  'contract imports more than zod and domain': fault(/contract takes only zod and domain/, {
    'packages/contract/src/orders/calls.ts':
      "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
  }),
  'the product leans on a sample': fault(/samples are for tests/, {
    'packages/domain/samples/rateCards.ts': 'export const bareCard = {};',
    'packages/domain/test/quote.test.ts':
      "import { bareCard } from '../samples/rateCards.ts';\nexport const a = bareCard;",
    'packages/server/src/pricing/demo.ts':
      "import { bareCard } from '@crossdock/domain/samples/rateCards.ts';\nexport const a = bareCard;",
  }),
  'ui imports one of ours': fault(/ui may import only domain, not contract/, {
    'packages/ui/src/Money.tsx':
      "import type { Lang } from '@crossdock/contract/wire/values.ts';\nexport type L = Lang;",
  }),
  'a noun of the server knows the demo shops': fault(/server may import only contract, domain, not demo/, {
    'packages/demo/src/lanes/taiwan.ts': 'export const lanes = 1;',
    'packages/server/src/pricing/store.ts':
      "import { lanes } from '@crossdock/demo/lanes/taiwan.ts';\nexport const a = [lanes, 'select id from rate_cards'];",
  }),
  'portal imports server': fault(/portal may import only .*, not server/, {
    'packages/portal/src/shell/api.ts': "export { app } from '@crossdock/server/app.ts';",
  }),
  'console reaches portal by path': fault(/console may import only .*, not portal/, {
    'packages/console/src/shell/api.ts':
      "import { a } from '../../../portal/src/shell/api.ts';\nexport const b = a;",
  }),
  'an allowed package by path': fault(/write it as @crossdock\/domain/, {
    'packages/portal/src/shell/api.ts':
      "import { a } from '../../../domain/src/money.ts';\nexport const b = a;",
  }),
  'portal imports what no browser has': fault(/node:fs does not exist in a browser/, {
    'packages/portal/src/shell/api.ts': "const fs = await import('node:fs');\nexport const b = fs;",
  }),
  'the product imports a script': fault(/scripts, e2e and bench stand around it/, {
    'packages/server/src/app.ts':
      "import { run } from '../../../scripts/commands.ts';\nexport const b = run;",
  }),
  'a feature imports a feature': fault(/feature orders may not import parcels: compose the two in a route/, {
    'packages/portal/src/orders/OrderPage.tsx':
      "import { a } from '../parcels/ParcelList.tsx';\nexport const b = a;",
  }),
  'a feature imports one that is named like a process': fault(/feature problems may not import parcels/, {
    'packages/portal/src/problems/ProblemsPage.tsx':
      "import { a } from '../parcels/ParcelList.tsx';\nexport const b = a;",
  }),
  'a noun imports the assembly': fault(/only app\.ts puts the rooms together/, {
    'packages/server/src/orders/addOrder.ts': "import { a } from '../app.ts';\nexport const b = a;",
  }),
  'an import circle': fault(/import circle: .*money\.ts.*total\.ts|import circle: .*total\.ts.*money\.ts/, {
    'packages/domain/src/money.ts': "import { b } from './orders/total.ts';\nexport const a = b;",
    'packages/domain/src/orders/total.ts': "import { a } from '../money.ts';\nexport const b = a;",
  }),
  'a store without SQL': fault(/a store without SQL/, {
    'packages/server/src/orders/lines.store.ts': 'export const lines = 1;',
  }),
  'a statement in a call file': fault(/a statement in a string: SQL belongs into the store\.ts/, {
    'packages/server/src/orders/addOrder.ts': "export const a = 'select id from orders';",
  }),
  'a statement in a template': fault(/a statement in a template/, {
    'packages/server/src/orders/addOrder.ts': `export const a = (n: string) => \`update orders set state = \${n}\`;`,
  }),
  'a query builder in a call file': fault(/imports \.\.\/platform\/query\.ts: SQL belongs/, {
    'packages/server/src/orders/addOrder.ts':
      "import { db } from '../platform/query.ts';\nexport const a = db;",
  }),
  'a statement of the shop’s rows in a call file': fault(/imports \.\.\/platform\/rows\.ts: SQL belongs/, {
    'packages/server/src/platform/rows.ts': 'export const fromShop = 1;',
    'packages/server/src/orders/addOrder.ts':
      "import { fromShop } from '../platform/rows.ts';\nexport const a = fromShop;",
  }),
  'a driver in a call file': fault(/imports pg: SQL belongs/, {
    'packages/server/src/orders/addOrder.ts': "import pg from 'pg';\nexport const a = pg;",
  }),
  'a function too long': fault(/a function of 71 lines; at most 70/, {
    'packages/domain/src/money.ts': `export function f() {\n${filler(69)}\n}`,
  }),
  'an arrow function too long': fault(/a function of 71 lines/, {
    'packages/domain/src/money.ts': `export const f = () => {\n${filler(69)}\n};`,
  }),
  'a file too long': fault(/301 lines; a file has at most 300/, {
    'packages/domain/src/money.ts': `${'// a line\n'.repeat(301)}`,
  }),
  any: fault(/`any` switches the checks off/, {
    'packages/domain/src/money.ts': 'export const f = (a: any) => a;',
  }),
  'a drawer as a file': fault(/"utils" says nothing/, {
    'packages/domain/src/orders/utils.ts': 'export const a = 1;',
  }),
  'a drawer as a folder': fault(/"common" says nothing/, {
    'packages/ui/src/common/Button.tsx': 'export const a = 1;',
  }),
  'an index file': fault(/"index" says nothing/, {
    'packages/domain/src/orders/index.ts': 'export const a = 1;',
  }),
  'a folder that is no noun': fault(/"managers" is no noun of the house/, {
    'packages/server/src/managers/a.ts': 'export const a = 1;',
  }),
  'a noun in ui': fault(/ui knows no noun/, { 'packages/ui/src/parcels/Card.tsx': 'export const a = 1;' }),
  'a silenced check without a reason': fault(/@ts-expect-error without a reason/, {
    'packages/domain/src/money.ts': '// @ts-expect-error\nexport const a = 1;',
  }),
  'a file without types': fault(/a whole file is not checked/, {
    'packages/domain/src/money.ts': '// @ts-nocheck: because it is so much work to do\nexport const a = 1;',
  }),
  'work left to do': fault(/left to do/, {
    'packages/domain/src/money.ts': `// ${'TO' + 'DO'} round\nexport const a = 1;`,
  }),
  'work left to do in SQL': fault(/left to do/, {
    'packages/server/migrations/1.sql': `-- ${'FIX' + 'ME'}\nselect 1;`,
  }),
  'a path of one machine': fault(/a path of one machine/, {
    'packages/domain/test/money.test.ts': `export const a = '${absolutePath('home', 'ann', 'x')}';`,
  }),
  'a skipped test': fault(/skip: a test runs or is not there/, {
    'packages/domain/test/money.test.ts': "test.skip('a', () => undefined);",
  }),
  'a test that is skipped on some machines': fault(/runIf: a test runs or is not there/, {
    'packages/domain/test/money.test.ts': "test.runIf(false)('a', () => undefined);",
  }),
  'a sleep in a journey': fault(/a sleep: wait for what must become true/, {
    'e2e/a.spec.ts': "test('a', async ({ page }) => { await page.waitForTimeout(5); });",
  }),
  'a download address in the lock file': fault(/names download addresses/, {
    'package-lock.json': '{ "resolved": "https://example.org/a.tgz" }',
  }),
  "money out of a line's explanation": fault(/reads a number out of a line's explanation/, {
    'packages/server/src/checkout/bill.ts':
      'export const worth = (line: { reason: { numbers: { pointsMinor: number } } }) =>\n  line.reason.numbers.pointsMinor / 2;',
  }),
  'money out of an explanation that was taken apart': fault(/reads a number out of a line's explanation/, {
    'packages/domain/src/orders/worth.ts':
      'export function worth(line: { reason: { numbers: { pointsMinor: number } } }) {\n  const { numbers } = line.reason;\n  return numbers.pointsMinor;\n}',
  }),
  'a cast through unknown': fault(/a cast through unknown hides what is wrong/, {
    'packages/ui/src/money.ts':
      'export const read = (text: string) => JSON.parse(text) as unknown as number;',
  }),
  'more casts than agreed, in all files together': fault(
    new RegExp(`^${maxCasts + 1} casts, at most ${maxCasts}`),
    {
      'packages/domain/src/money.ts': castsOf(maxCasts),
      'packages/ui/src/Money.tsx': castsOf(1),
    },
  ),
  'a file that does not parse': fault(/does not parse/, {
    'packages/domain/src/money.ts': 'export const = 1;',
  }),
};
