import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';
import { tableLists } from '@crossdock/contract/tables/lists.gen.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Every list of the console: the file that shows it, and the call that reads it. */
const lists = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/use(?:Local)?Page\(\s*'(\w+)'/g)].map(([, call = '']) => ({ file, call, text })),
);

/** Lists that are exported by a call of their own, because programs use that call too. */
const ownTables: Readonly<Record<string, string>> = {
  queryAllParcels: 'exportParcels',
  listDeskOrders: 'exportOrders',
  listMembers: 'exportMembers',
  listPayments: 'exportPayments',
  listPurchasesOfShop: 'exportPurchases',
  listStockMovements: 'exportStockMovements',
  listLedgerTransfers: 'exportLedger',
  listClosedDays: 'exportDays',
  listMoveRows: 'exportMoveFaults',
};

/** Lists that need no export, with the reason. */
const without: Readonly<Record<string, string>> = {
  listAudit: 'sentences that are made on the screen; the history leaves with the shop’s export',
  listSecurityEvents: 'sentences that are made on the screen; the history leaves with the shop’s export',
  listTalks: 'an inbox: conversations leave with the shop’s export',
  listMemberNotices: 'what one member was told, read while talking to them',
  getMemberLedger: 'one member’s account: the ledger is written with the member as its filter',
  listOpenWork: 'work of the system that failed: retried, not counted',
  listShopExports: 'files to download',
  listMoveImports: 'a handful of files; their faulty rows have a table',
  listMemberInvitations: 'a few open invitations',
  listAnnouncementDesk: 'texts with pictures; their readers have a table',
  listShopTexts: 'an editor',
  listDeliveries: 'programs read them by their own call',
  listKeys: 'a few keys',
  listErasures: 'names nobody any more; the days and counts are in the export of the shop',
};

/** The components that provide saved views, columns and the export. */
const brings = /<(DataList|ListTable|ListTools|AuditQueue)\b/;

test('every list of the console has an export, or a reason why not', () => {
  const known = [...keysOf(tableLists), ...keysOf(ownTables), ...keysOf(without)];
  expect(lists.length).toBeGreaterThan(50);
  expect(
    lists.filter(({ call }) => !isOneOf(known, call)).map(({ call, file }) => `${file}: ${call}`),
  ).toEqual([]);
  expect(known.filter((call) => !lists.some((list) => list.call === call))).toEqual([]);
});

/** Lists without a filter for days, with the reason. */
const withoutDays: Readonly<Record<string, string>> = {
  listStatementLines: 'worked off by shelf and file; the file names its days',
  listStatementImports: 'a file for each account and span',
  listRemittanceLines: 'worked off by shelf and list',
  listRemittanceLists: 'a list for each carrier and week',
  listUnremitted: 'all that is owed today, the oldest first',
  listStaffCoupons: 'a few coupons, by state',
  listCouponHolders: 'of one coupon or member',
  listReaders: 'of one announcement',
  listStaff: 'people who work here',
  queryUnclaimed: 'all that has no owner, the oldest first; the list of parcels has days',
  listProducts: 'what is sold now',
  listAllPickupPoints: 'places',
};

test('every list with an export can be filtered by days, or has a reason why not', () => {
  const fieldsOf = (name: keyof typeof calls) => Object.keys(calls[name].input.shape);
  const bare = keysOf(tableLists).filter((name) => !fieldsOf(name).includes('fromDay'));
  expect(bare.sort()).toEqual(Object.keys(withoutDays).sort());
});

/** Files of lists whose tools are on another page, which shows the same rows. */
const elsewhere = ['points/MemberPoints.tsx'];

test('every list with an export has the list tools on its page', () => {
  const bare = lists.filter(
    ({ call, file, text }) =>
      isOneOf(keysOf(tableLists), call) && !brings.test(text) && !elsewhere.includes(file),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test.each(Object.entries(tableLists))('the page of %s saves its views as %s', (name, views) => {
  const pages = lists.filter(({ call, text }) => call === name && / list="\w+"/.test(text));
  const saved = pages.flatMap(({ text }) => text.match(/(?<= list=")\w+(?=")/g) ?? []);
  expect(saved.filter((one) => one !== views)).toEqual([]);
});

/** Columns that only screens have: actions on a row, and content that a file cannot contain. */
const onlyShown = [
  'act',
  'open',
  'decide',
  'revoke',
  'file',
  'voucher',
  'picture',
  'pictures',
  'read',
  'factor',
  'active',
];

test.each(keysOf(tableLists))('the columns of %s are those of its screen', (name) => {
  const files = lists.filter(({ call }) => call === name).map(({ file }) => file);
  const columns = Object.keys(calls[name].table?.columns ?? {});
  const page = sources.find(({ file }) => files.includes(file));
  const shown = [...(page?.text ?? '').matchAll(/key: '(\w+)',\s+title/g)].map(([, key = '']) => key);
  const strange = shown.filter((key) => !columns.includes(key) && !onlyShown.includes(key));
  expect(strange).toEqual([]);
});
