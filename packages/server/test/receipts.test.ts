import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request } from '@crossdock/contract/table.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockOrder } from '../src/orders/store.ts';
import type { Tx } from '../src/platform/db.ts';
import { db } from '../src/platform/query.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { writeOrderReceipts } from '../src/receipting/issue.ts';
import { receiptIssuing } from '../src/receipting/receiptsJob.ts';
import { openPayWorld } from './payWorld.ts';
import { pdfWords } from './pdfWords.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const usual = {
  ...{ offered: true, sellerName: '集運股份有限公司', sellerAddress: '臺北市\n信義路 7 號' },
  ...{ taxNumber: '12345675', footer: 'ขอบคุณ 謝謝惠顧' },
};

const world = await startWorld({ env: { DATABASE_POOL: '20' } });
const pay = await openPayWorld(world);
const owner = await world.tw.staff(['owner']);
const member = await pay.memberWith(5_000_000);
beforeEach(() => set({}));

async function set(changes: Partial<Request<'saveReceiptSettings'>>): Promise<void> {
  await owner.client.call('saveReceiptSettings', { ...usual, ...changes });
}

const runJob = () => pay.runJob(receiptIssuing(world.running.services));

/** A packed order with a bill of freight and insurance. */
async function billed(totalMinor = 10_000): Promise<string> {
  const id = await pay.order(member, totalMinor);
  for (const [position, [kind, amount]] of [
    ['freight', totalMinor - 500],
    ['insurance', 500],
  ].entries())
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       values ($1, $2, 'bill', $3, $4, $5, '{"rule":"freight.first","numbers":{},"estimate":false}')`,
      [world.tw.id, id, position, kind, amount],
    );
  return id;
}

async function paid(totalMinor?: number): Promise<string> {
  const orderId = await billed(totalMinor);
  await member.client.call('payFromBalance', { orderId });
  return orderId;
}

const cancel = (orderId: string) => owner.client.call('cancelOrderForMember', { orderId, why: '不出貨' });

const written = async (orderId: string) => {
  const rows = await world.sql<{ kind: string; amount: number }>(
    'select kind, amount_minor::int as amount from receipts where order_id = $1 order by issued_at, id',
    [orderId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
};

/** Checks that the receipts of each kind are numbered 1, 2, 3 … without gaps in each year. */
async function expectNoGaps(): Promise<void> {
  const rows = await world.sql<{ gaps: number }>(
    `select (max(sequence) - count(*))::int + (min(sequence) - 1) as gaps from receipts group by shop_id, kind, year`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ gaps }) => gaps === 0)).toBe(true);
}

const wordsOf = async (orderId: string, lang: 'tw' | 'zh' | 'en' = 'tw') => {
  const { list } = await member.client.call('issueReceipts', { orderId });
  const file = await world.tw.as(member.token, lang).call('getReceiptFile', { id: list.at(-1)?.id ?? '' });
  return pdfWords(file.base64);
};

describe('a paid order', () => {
  test('gets its receipt from the job, once, and a credit note when it is cancelled', async () => {
    const orderId = await paid();
    await runJob();
    expect(await written(orderId)).toEqual([['receipt', 10_000]]);
    await runJob();
    await member.client.call('issueReceipts', { orderId });
    expect(await written(orderId)).toEqual([['receipt', 10_000]]);
    await cancel(orderId);
    await runJob();
    expect(await written(orderId)).toEqual([
      ['receipt', 10_000],
      ['creditNote', 10_000],
    ]);
    const note = await wordsOf(orderId);
    expect(note).toMatch(/折讓單 .*C-\d{4}-\d{6}.* 原收據 .*R-\d{4}-\d{6}/);
    expect(await world.sql('select 1 from receipts_due')).toEqual([]);
  });

  test('that was cancelled before the job has both', async () => {
    const orderId = await paid();
    await cancel(orderId);
    await runJob();
    expect(await written(orderId)).toEqual([
      ['receipt', 10_000],
      ['creditNote', 10_000],
    ]);
  });

  test('has its lines in each language, with the same bytes each time', async () => {
    const orderId = await paid();
    expect(await wordsOf(orderId)).toMatch(/收據 .*運費 \$95.*保.* \$5 .*合計 TWD \$100/);
    expect(await wordsOf(orderId, 'zh')).toMatch(/收据 .*运费 .*合计/);
    expect(await wordsOf(orderId, 'en')).toMatch(/Receipt .*Shipping .*Total TWD/);
    const [receipt] = (await owner.client.call('issueOrderReceipts', { orderId })).list;
    const file = () => owner.client.call('getStaffReceiptFile', { id: receipt?.id ?? '' });
    const first = await file();
    await set({ sellerName: 'Another name', footer: '' });
    expect(await file()).toEqual(first);
    expect(first.filename).toBe(`${receipt?.number}.pdf`);
    expect(Buffer.from(first.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that awaits payment has none, and an unknown or another member’s order is not found', async () => {
    const orderId = await billed();
    const { attempt } = member.client;
    expect(await attempt('issueReceipts', { orderId })).toBeRefused('receipt.notYet');
    const stranger = await world.tw.member();
    const own = await paid();
    const [receipt] = (await member.client.call('issueReceipts', { orderId: own })).list;
    const id = receipt?.id ?? '';
    expect(await stranger.client.attempt('issueReceipts', { orderId: own })).toBeRefused('row.notFound');
    expect(await stranger.client.attempt('getReceiptFile', { id })).toBeRefused('row.notFound');
    const thai = await world.th.staff(['owner']);
    expect(await thai.client.attempt('getStaffReceiptFile', { id })).toBeRefused('row.notFound');
    expect(await thai.client.attempt('issueOrderReceipts', { orderId: own })).toBeRefused('row.notFound');
  });

  test('of a member with hostile text in the name is still written', async () => {
    await set({
      footer: `\u202Egnp.exe\u0000<script> ${'長'.repeat(300)} 👩‍👩‍👧 ${'x'.repeat(150)}`.replace(
        '\u0000',
        '',
      ),
    });
    expect(await wordsOf(await paid())).toMatch(/gnp\.exe.*<script>/);
  });
});

describe('numbers', () => {
  test('have no gaps: twenty at once, rollbacks between them, and a process that is killed before its commit', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => paid()));
    const lost = await paid();
    const failing = orders.slice(0, 5).map((id) =>
      pay
        .transact(async (tx) => {
          const order = await lockOrder(tx, id);
          if (order) await writeOrderReceipts(tx, pay.system.shop, order);
          throw new Error('rolled back');
        })
        .catch((error: Error) => error.message),
    );
    const { url, role } = servingLogin(world.running.services.config);
    const program = [join(import.meta.dirname, 'killedReceipt.ts'), url, role ?? '', world.tw.id, lost];
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] });
    const exit = once(child, 'exit');
    const given = orders.map((orderId) => member.client.call('issueReceipts', { orderId }));
    expect(await Promise.all(failing)).toEqual(Array.from({ length: 5 }, () => 'rolled back'));
    await Promise.all([...given, runJob(), runJob()]);
    expect((await exit)[1]).toBe('SIGKILL');
    await Promise.all([member.client.call('issueReceipts', { orderId: lost }), runJob()]);
    for (const orderId of [...orders, lost]) expect(await written(orderId)).toHaveLength(1);
    await expectNoGaps();
  });

  test('cannot be changed or deleted by the application', async () => {
    await paid().then((orderId) => member.client.call('issueReceipts', { orderId }));
    const denied = /permission denied/;
    const changed = (tx: Tx) =>
      tx.run(db.updateTable('receipts').set({ amountMinor: 1 }).where('shopId', '=', tx.shopId));
    const deleted = (tx: Tx) => tx.run(db.deleteFrom('receipts').where('shopId', '=', tx.shopId));
    await expect(pay.transact(changed)).rejects.toThrow(denied);
    await expect(pay.transact(deleted)).rejects.toThrow(denied);
  });
});

describe('a month', () => {
  const last = () => monthsUntil(new Date().toISOString(), 'Asia/Taipei', 2)[0] ?? '';
  const now = () => monthsUntil(new Date().toISOString(), 'Asia/Taipei', 1)[0] ?? '';

  test('has one statement of its receipts after its end, a current or empty one has none', async () => {
    const someone = await pay.memberWith(1_000_000);
    const { call, attempt } = someone.client;
    expect(await attempt('issueStatement', { month: now() })).toBeRefusedAt('month', 'receipt.monthRuns');
    expect(await attempt('issueStatement', { month: last() })).toBeRefusedAt('month', 'receipt.nothing');
    for (const amount of [10_000, 2_500]) {
      const orderId = await pay.order(someone, amount);
      await call('payFromBalance', { orderId });
      await call('issueReceipts', { orderId });
    }
    await world.change('receipts', { memberId: someone.id }, { issuedAt: `${last()}-15T00:00:00Z` });
    expect((await call('getReceiptOffer', {})).months[0]).toBe(last());
    const made = await Promise.all([1, 2, 3].map(() => call('issueStatement', { month: last() })));
    expect(new Set(made.map(({ number }) => number)).size).toBe(1);
    expect(made[0]).toMatchObject({ kind: 'statement', amountMinor: 12_500, currency: 'TWD' });
    const byStaff = await owner.client.call('issueMemberStatement', { memberId: someone.id, month: last() });
    expect(byStaff).toEqual(made[0]);
    const { base64 } = await world.tw.as(someone.token, 'tw').call('getReceiptFile', { id: byStaff.id });
    expect(pdfWords(base64)).toMatch(/月對帳單 .*\$100 .*\$25 .*合計 TWD \$125/);
    await expectNoGaps();
  });

  test('is listed and exported, with negative credit notes', async () => {
    const orderId = await paid(70_000);
    await cancel(orderId);
    await runJob();
    const { list } = await owner.client.call('listReceipts', { month: now(), kind: 'creditNote' });
    const [newest] = list;
    expect(newest).toMatchObject({ orderId, kind: 'creditNote', amountMinor: 70_000, memberId: member.id });
    const found = await owner.client.call('listReceipts', { words: newest?.number.toLowerCase() });
    expect(found.list).toEqual([newest]);
    const byOrder = await owner.client.call('listReceipts', { words: newest?.orderNumber ?? '' });
    expect(byOrder.total).toBe(2);
    const sheet = await owner.client.call('exportReceipts', { month: now(), format: 'csv' });
    const lines = Buffer.from(sheet.base64, 'base64').toString().trim().split('\r\n');
    expect(lines.at(-1)).toMatch(/^R-|^"?R-|C-/);
    expect(lines.find((line) => line.includes(newest?.number ?? ''))).toContain('-700');
  });
});

test('too many rows for a sheet are refused, and exported as CSV', async () => {
  const orderId = await paid(10_000);
  await world.sql(
    `insert into receipts (shop_id, id, kind, year, sequence, number, member_id, order_id, amount_minor, currency, issued_at, facts)
     select $1, gen_random_uuid(), 'receipt', 2020, n, 'R-2020-' || n, $2, $3, 1, 'TWD', '2020-05-15', '{}'
     from generate_series(1, 10001) n`,
    [world.tw.id, member.id, orderId],
  );
  await world.sql(`insert into receipt_series values ($1, 'receipt', 2020, 10001)`, [world.tw.id]);
  const month = '2020-05';
  expect(await owner.client.attempt('exportReceipts', { month, format: 'xlsx' })).toBeRefusedAt(
    'format',
    'receipt.tooMany',
  );
  expect((await owner.client.attempt('exportReceipts', { month, format: 'csv' })).ok).toBe(true);
});

describe('settings', () => {
  testSettingEffect('saveReceiptSettings.offered', 'whether receipts are given', async () => {
    await set({ offered: false });
    expect((await owner.client.call('getReceiptSettings', {})).offered).toBe(false);
    const orderId = await paid();
    await runJob();
    expect(await written(orderId)).toEqual([]);
    expect(await member.client.attempt('issueReceipts', { orderId })).toBeRefused('receipt.notOffered');
    expect(await member.client.call('getReceiptOffer', {})).toEqual({ offered: false, months: [] });
    await set({});
    expect((await member.client.call('issueReceipts', { orderId })).list).toHaveLength(1);
  });

  testSettingEffect(
    [
      'saveReceiptSettings.sellerName',
      'saveReceiptSettings.sellerAddress',
      'saveReceiptSettings.taxNumber',
      'saveReceiptSettings.footer',
    ],
    'what stands on receipts',
    async () => {
      await set({ sellerName: '甲公司', sellerAddress: '高雄市', taxNumber: '87654321', footer: '歡迎再來' });
      expect(await wordsOf(await paid())).toMatch(/^甲公司 高雄市 統一編號 87654321 .*歡迎再來/);
    },
  );

  test('cannot be turned on without a name', async () => {
    const attempt = await owner.client.attempt('saveReceiptSettings', { ...usual, sellerName: ' ' });
    expect(attempt).toBeRefusedAt('sellerName', 'receipt.sellerNeeded');
  });
});
