import { mostCasts } from '../structure/casts.ts';
import { appFaults } from './appFaults.ts';
import { type Fault, floorFaults } from './floorFaults.ts';
import { ruleFaults } from './ruleFaults.ts';
import { wordFaults } from './wordFaults.ts';

export const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => `  let x${n} = ${n};`).join('\n');
const castsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const c${n} = (x: unknown) => x as number;`).join('\n');
export const machine = (...parts: string[]) => `/${parts.join('/')}`;

/** Rule violations by name: the files, and a pattern for the message that the check must give for the last of them. */
export const faults: Record<string, Fault> = {
  ...appFaults,
  ...floorFaults,
  ...ruleFaults,
  ...wordFaults,
  'domain imports a library': {
    files: { 'packages/domain/src/orders/states.ts': "import { z } from 'zod';\nexport const a = z;" },
    says: /domain is pure: zod/,
  },
  'what is slow where a transaction is at hand': {
    files: {
      'packages/server/src/orders/picture.ts':
        "import type { Tx } from '../platform/db.ts';\nexport const a = async (tx: Tx) => (await import('sharp')).default(tx as never);",
    },
    says: /sharp is slow, and this file knows a Tx/,
  },
  'a compiled statement outside of a store': {
    files: {
      'packages/server/src/orders/picture.ts':
        "import { compileStatement } from '../platform/query.ts';\nexport const a = compileStatement;",
    },
    says: /SQL belongs into the store/,
  },
  'an address asked where a transaction is at hand': {
    files: {
      'packages/server/src/orders/picture.ts':
        "import type { Tx } from '../platform/db.ts';\nexport const a = (tx: Tx) => fetch(tx.shopId);",
    },
    says: /fetch is slow/,
  },
  'a transaction and the proof that there is none': {
    files: {
      'packages/server/src/orders/picture.ts':
        "import type { NoTransaction, Tx } from '../platform/db.ts';\nexport const a = (tx: Tx, noTransaction: NoTransaction) => [tx, noTransaction];",
    },
    says: /takes a Tx and a NoTransaction/,
  },
  'the proof of commands in a call': {
    files: {
      'packages/server/src/orders/picture.ts':
        "import { NoTransaction } from '../platform/db.ts';\nexport const a = () => NoTransaction.command.check();",
    },
    says: /NoTransaction.command is for commands/,
  },
  'domain imports another package': {
    files: {
      'packages/domain/src/orders/states.ts':
        "import { a } from '@crossdock/contract/orders/calls.ts';\nexport const b = a;",
    },
    says: /domain may import none of our packages, not contract/,
  },
  'contract imports more than zod and domain': {
    files: {
      'packages/contract/src/orders/calls.ts':
        "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    },
    says: /contract takes only zod and domain/,
  },
  'the product leans on a sample': {
    files: {
      'packages/domain/samples/rateCards.ts': 'export const bareCard = {};',
      'packages/domain/test/quote.test.ts':
        "import { bareCard } from '../samples/rateCards.ts';\nexport const a = bareCard;",
      'packages/server/src/pricing/demo.ts':
        "import { bareCard } from '@crossdock/domain/samples/rateCards.ts';\nexport const a = bareCard;",
    },
    says: /samples are for tests/,
  },
  'ui imports one of ours': {
    files: {
      'packages/ui/src/Money.tsx':
        "import type { Lang } from '@crossdock/contract/wire/values.ts';\nexport type L = Lang;",
    },
    says: /ui may import only domain, not contract/,
  },
  'a noun of the server knows the demo shops': {
    files: {
      'packages/demo/src/lanes/taiwan.ts': 'export const lanes = 1;',
      'packages/server/src/pricing/store.ts':
        "import { lanes } from '@crossdock/demo/lanes/taiwan.ts';\nexport const a = [lanes, 'select id from rate_cards'];",
    },
    says: /server may import only contract, domain, not demo/,
  },
  'portal imports server': {
    files: { 'packages/portal/src/shell/api.ts': "export { app } from '@crossdock/server/app.ts';" },
    says: /portal may import only .*, not server/,
  },
  'console reaches portal by path': {
    files: {
      'packages/console/src/shell/api.ts':
        "import { a } from '../../../portal/src/shell/api.ts';\nexport const b = a;",
    },
    says: /console may import only .*, not portal/,
  },
  'an allowed package by path': {
    files: {
      'packages/portal/src/shell/api.ts':
        "import { a } from '../../../domain/src/money.ts';\nexport const b = a;",
    },
    says: /write it as @crossdock\/domain/,
  },
  'portal imports what no browser has': {
    files: {
      'packages/portal/src/shell/api.ts': "const fs = await import('node:fs');\nexport const b = fs;",
    },
    says: /node:fs does not exist in a browser/,
  },
  'the product imports a script': {
    files: {
      'packages/server/src/app.ts':
        "import { run } from '../../../scripts/commands.ts';\nexport const b = run;",
    },
    says: /scripts, e2e and bench stand around it/,
  },
  'a feature imports a feature': {
    files: {
      'packages/portal/src/orders/OrderPage.tsx':
        "import { a } from '../parcels/ParcelList.tsx';\nexport const b = a;",
    },
    says: /feature orders may not import parcels: compose the two in a route/,
  },
  'a feature imports one that is named like a process': {
    files: {
      'packages/portal/src/problems/ProblemsPage.tsx':
        "import { a } from '../parcels/ParcelList.tsx';\nexport const b = a;",
    },
    says: /feature problems may not import parcels/,
  },
  'a noun imports the assembly': {
    files: {
      'packages/server/src/orders/addOrder.ts': "import { a } from '../app.ts';\nexport const b = a;",
    },
    says: /only app\.ts puts the rooms together/,
  },
  'an import circle': {
    files: {
      'packages/domain/src/money.ts': "import { b } from './orders/total.ts';\nexport const a = b;",
      'packages/domain/src/orders/total.ts': "import { a } from '../money.ts';\nexport const b = a;",
    },
    says: /import circle: .*money\.ts.*total\.ts|import circle: .*total\.ts.*money\.ts/,
  },
  'a store without SQL': {
    files: { 'packages/server/src/orders/lines.store.ts': 'export const lines = 1;' },
    says: /a store without SQL/,
  },
  'a statement in a call file': {
    files: { 'packages/server/src/orders/addOrder.ts': "export const a = 'select id from orders';" },
    says: /a statement in a string: SQL belongs into the store\.ts/,
  },
  'a statement in a template': {
    files: {
      'packages/server/src/orders/addOrder.ts': `export const a = (n: string) => \`update orders set state = \${n}\`;`,
    },
    says: /a statement in a template/,
  },
  'a query builder in a call file': {
    files: {
      'packages/server/src/orders/addOrder.ts':
        "import { db } from '../platform/query.ts';\nexport const a = db;",
    },
    says: /imports \.\.\/platform\/query\.ts: SQL belongs/,
  },
  'a statement of the shop’s rows in a call file': {
    files: {
      'packages/server/src/platform/rows.ts': 'export const fromShop = 1;',
      'packages/server/src/orders/addOrder.ts':
        "import { fromShop } from '../platform/rows.ts';\nexport const a = fromShop;",
    },
    says: /imports \.\.\/platform\/rows\.ts: SQL belongs/,
  },
  'a driver in a call file': {
    files: { 'packages/server/src/orders/addOrder.ts': "import pg from 'pg';\nexport const a = pg;" },
    says: /imports pg: SQL belongs/,
  },
  'a function too long': {
    files: { 'packages/domain/src/money.ts': `export function f() {\n${filler(69)}\n}` },
    says: /a function of 71 lines; at most 70/,
  },
  'an arrow function too long': {
    files: { 'packages/domain/src/money.ts': `export const f = () => {\n${filler(69)}\n};` },
    says: /a function of 71 lines/,
  },
  'a file too long': {
    files: { 'packages/domain/src/money.ts': `${'// a line\n'.repeat(301)}` },
    says: /301 lines; a file has at most 300/,
  },
  any: {
    files: { 'packages/domain/src/money.ts': 'export const f = (a: any) => a;' },
    says: /`any` switches the checks off/,
  },
  'a drawer as a file': {
    files: { 'packages/domain/src/orders/utils.ts': 'export const a = 1;' },
    says: /"utils" says nothing/,
  },
  'a drawer as a folder': {
    files: { 'packages/ui/src/common/Button.tsx': 'export const a = 1;' },
    says: /"common" says nothing/,
  },
  'an index file': {
    files: { 'packages/domain/src/orders/index.ts': 'export const a = 1;' },
    says: /"index" says nothing/,
  },
  'a folder that is no noun': {
    files: { 'packages/server/src/managers/a.ts': 'export const a = 1;' },
    says: /"managers" is no noun of the house/,
  },
  'a noun in ui': {
    files: { 'packages/ui/src/parcels/Card.tsx': 'export const a = 1;' },
    says: /ui knows no noun/,
  },
  'a silenced check without a reason': {
    files: { 'packages/domain/src/money.ts': '// @ts-expect-error\nexport const a = 1;' },
    says: /@ts-expect-error without a reason/,
  },
  'a file without types': {
    files: {
      'packages/domain/src/money.ts': '// @ts-nocheck: because it is so much work to do\nexport const a = 1;',
    },
    says: /a whole file is not checked/,
  },
  'work left to do': {
    files: { 'packages/domain/src/money.ts': `// ${'TO' + 'DO'} round\nexport const a = 1;` },
    says: /left to do/,
  },
  'work left to do in SQL': {
    files: { 'packages/server/migrations/1.sql': `-- ${'FIX' + 'ME'}\nselect 1;` },
    says: /left to do/,
  },
  'a path of one machine': {
    files: { 'packages/domain/test/money.test.ts': `export const a = '${machine('home', 'ann', 'x')}';` },
    says: /a path of one machine/,
  },
  'a skipped test': {
    files: { 'packages/domain/test/money.test.ts': "test.skip('a', () => undefined);" },
    says: /skip: a test runs or is not there/,
  },
  'a test that is skipped on some machines': {
    files: { 'packages/domain/test/money.test.ts': "test.runIf(false)('a', () => undefined);" },
    says: /runIf: a test runs or is not there/,
  },
  'a sleep in a journey': {
    files: { 'e2e/a.spec.ts': "test('a', async ({ page }) => { await page.waitForTimeout(5); });" },
    says: /a sleep: wait for what must become true/,
  },
  'a download address in the lock file': {
    files: { 'package-lock.json': '{ "resolved": "https://example.org/a.tgz" }' },
    says: /names download addresses/,
  },
  "money out of a line's explanation": {
    files: {
      'packages/server/src/checkout/bill.ts':
        'export const worth = (line: { reason: { numbers: { pointsMinor: number } } }) =>\n  line.reason.numbers.pointsMinor / 2;',
    },
    says: /reads a number out of a line's explanation/,
  },
  'money out of an explanation that was taken apart': {
    files: {
      'packages/domain/src/orders/worth.ts':
        'export function worth(line: { reason: { numbers: { pointsMinor: number } } }) {\n  const { numbers } = line.reason;\n  return numbers.pointsMinor;\n}',
    },
    says: /reads a number out of a line's explanation/,
  },
  'a cast through unknown': {
    files: {
      'packages/ui/src/money.ts':
        'export const read = (text: string) => JSON.parse(text) as unknown as number;',
    },
    says: /a cast through unknown hides what is wrong/,
  },
  'more casts than agreed, in all files together': {
    files: {
      'packages/domain/src/money.ts': castsOf(mostCasts),
      'packages/ui/src/Money.tsx': castsOf(1),
    },
    says: new RegExp(`^${mostCasts + 1} casts, at most ${mostCasts}`),
  },
  'a file that does not parse': {
    files: { 'packages/domain/src/money.ts': 'export const = 1;' },
    says: /does not parse/,
  },
};
