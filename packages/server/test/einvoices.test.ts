import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { planFor } from '../src/einvoicing/plan.ts';
import { send } from '../src/einvoicing/send.ts';
import { lockOrder } from '../src/orders/store.ts';
import { asShopId } from '../src/platform/scope.ts';
import { asApp } from '../src/platform/serving.ts';
import { giveBack } from '../src/settlement/giveBack.ts';
import { type EinvoiceWorld, openEinvoiceWorld, usualTaxes } from './einvoiceWorld.ts';
import { flips } from './flips.ts';
import { type EcpayInvoiceStandIn, type StoodInvoice, startEcpayInvoices } from './standIns/ecpayInvoice.ts';
import type { Person } from './world.ts';

/** E-invoices through the whole product, issued by a stand-in for ECPay that checks what its documentation forbids. */
let standIn: EcpayInvoiceStandIn;
let at: EinvoiceWorld;
let owner: Person;
let accountId: string;
const account = {
  ...{ kind: 'ecpayInvoice' as const, merchantId: '2000132', live: true, active: true },
  secrets: { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' },
};

beforeAll(async () => {
  standIn = await startEcpayInvoices();
  for (const code of ['/ABC+123', '168001']) standIn.known.add(code);
  at = await openEinvoiceWorld({ ECPAY_INVOICE_URL: standIn.url }, account);
  owner = at.owner;
  accountId = (await accounts())[0]?.id ?? '';
});
afterEach(async () => {
  standIn.trouble = null;
  standIn.refuseNext = null;
  await at.taxed();
});
afterAll(async () => {
  await at.world.stop();
  await standIn.stop();
});

const accounts = async () => (await owner.client.call('listEinvoiceAccounts', {})).list;
const brief = async (orderId: string) =>
  (await at.rows(orderId)).map(({ kind, state, amount }) => [kind, state, amount]);
const stood = async (orderId: string): Promise<StoodInvoice[]> => {
  const references = new Set((await at.rows(orderId)).map(({ reference }) => reference));
  return [...standIn.invoices].flatMap(([no, invoice]) => (references.has(no) ? [invoice] : []));
};
const cancel = (orderId: string) => owner.client.call('cancelOrderForMember', { orderId, why: '不出貨' });
/** The shop gives a part of a paid order back. */
const giveDollarsBack = (orderId: string, dollars: number) =>
  at.pay.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new Error('no order');
    await giveBack(tx, at.pay.system, { order }, dollars * 100);
  });
/** As if it had been issued two months ago. */
const longAgo = (orderId: string) =>
  at.world.sql(
    `update einvoices set issued_at = issued_at - interval '70 days' where order_id = $1 and kind = 'invoice'`,
    [orderId],
  );
const dateThere = async (orderId: string) => {
  for (const invoice of await stood(orderId)) {
    const [row] = await at.world.sql<{ day: string }>(
      `select to_char(issued_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as day from einvoices where number = $1`,
      [invoice.number],
    );
    Object.assign(invoice, { date: `${row?.day} 10:00:00` });
  }
};

describe('an account', () => {
  const attempt = (changes: object) =>
    owner.client.attempt('saveEinvoiceAccount', { ...account, ...changes });
  const tried = (changes: object) => {
    const { active: _, ...asked } = { ...account, ...changes };
    return owner.client.attempt('tryEinvoiceAccount', asked);
  };

  test('says what is wrong at its field', async () => {
    for (const [changes, field, error] of [
      [{ merchantId: 'x' }, 'merchantId', 'einvoice.ecpayInvoice.merchantId'],
      [{ secrets: { ...account.secrets, hashKey: '?' } }, 'secrets.hashKey', 'einvoice.ecpayInvoice.hashKey'],
      [{ secrets: { ...account.secrets, hashIv: '?' } }, 'secrets.hashIv', 'einvoice.ecpayInvoice.hashIv'],
      [{ secrets: {} }, 'secrets.hashKey', 'einvoice.secretNeeded'],
      [{ kind: 'ezpayInvoice', merchantId: 'x' }, 'merchantId', 'einvoice.ezpayInvoice.merchantId'],
      [{ kind: 'ezpayInvoice' }, 'secrets.hashKey', 'einvoice.ezpayInvoice.hashKey'],
      [{ kind: 'ezpayInvoice', secrets: { hashIv: '?' } }, 'secrets.hashIv', 'einvoice.ezpayInvoice.hashIv'],
    ] as const)
      expect(await attempt(changes)).toMatchObject({ failure: { fields: { [field]: { error } } } });
    expect(await attempt({ id: accountId, merchantId: '2000133' })).toMatchObject({
      failure: { fields: { merchantId: { error: 'einvoice.otherAccount' } } },
    });
    const thai = await at.world.th.staff(['owner']);
    expect(await thai.client.attempt('saveEinvoiceAccount', account)).toMatchObject({
      failure: { fields: { kind: { error: 'einvoice.otherCurrency' } } },
    });
  });

  test('is tried with what was typed or stored, and says what was answered', async () => {
    expect(await tried({})).toMatchObject({ data: { answer: '1600003 查無資料', live: true } });
    expect(await tried({ id: accountId, secrets: {} })).toMatchObject({ ok: true });
    expect(await tried({ secrets: {} })).toMatchObject({
      failure: { fields: { 'secrets.hashKey': { error: 'einvoice.secretNeeded' } } },
    });
    for (const wrong of [
      { merchantId: '2000133' },
      { secrets: { hashKey: 'A'.repeat(16), hashIv: 'B'.repeat(16) } },
    ])
      expect(await tried(wrong)).toMatchObject({
        failure: { fields: { merchantId: { error: 'einvoice.keyRefused' } } },
      });
    standIn.trouble = { at: 'GetIssue', how: 'lostBefore' };
    expect(await tried({})).toMatchObject({ failure: { error: 'einvoice.silent' } });
  });

  test('shows the ends of its keys and never the keys', async () => {
    const answer = JSON.stringify(await accounts());
    expect(answer).toContain('Kisg');
    for (const secret of Object.values(account.secrets)) expect(answer).not.toContain(secret);
    const [row] = await at.world.sql<{ value: string }>(
      "select value from shop_secrets where name like 'einvoice.%'",
    );
    expect(row?.value).not.toContain(account.secrets.hashKey);
  });

  flips('saveEinvoiceAccount.secrets', 'keys that are changed are used', async () => {
    const { secrets } = account;
    await owner.client.call('saveEinvoiceAccount', {
      ...account,
      id: accountId,
      secrets: { ...secrets, hashKey: 'A'.repeat(16) },
    });
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 10_000 });
    await at.run();
    expect(await brief(orderId)).toEqual([['invoice', 'failed', 100]]);
    await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId, secrets });
    const [row] = await at.rows(orderId);
    await owner.client.call('retryEinvoice', { id: row?.id ?? '' });
    await at.run();
    expect(await brief(orderId)).toEqual([['invoice', 'issued', 100]]);
  });

  flips(
    'saveEinvoiceAccount.active',
    'orders that are paid while it is off get none, not even later',
    async () => {
      await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId, active: false });
      const member = await at.member();
      expect((await member.client.call('getEinvoiceChoice', {})).offered).toBe(false);
      expect(
        await member.client.attempt('saveEinvoiceChoice', {
          kind: 'email',
          code: '',
          title: '',
          address: '',
        }),
      ).toMatchObject({ failure: { error: 'einvoice.notOffered' } });
      const before = await at.paid(member, { freight: 10_000 });
      await at.run();
      await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId });
      expect((await member.client.call('getEinvoiceChoice', {})).offered).toBe(true);
      await giveDollarsBack(before, 10);
      await at.run();
      expect(await brief(before)).toEqual([]);
    },
  );
});

describe('a paid order', () => {
  test('gets one invoice by the job, which its member and staff see', async () => {
    const member = await at.member({ kind: 'mobile', code: '/abc+123' });
    const orderId = await at.paid(member, { freight: 9_500, insurance: 1_500, coupon: -1_000 });
    await at.run();
    await at.run();
    expect(await brief(orderId)).toEqual([['invoice', 'issued', 100]]);
    const [there] = await stood(orderId);
    expect(there?.fields).toMatchObject({
      ...{
        SalesAmount: 100,
        TaxType: '1',
        Print: '0',
        Donation: '0',
        CarrierType: '3',
        CarrierNum: '/ABC+123',
      },
      Items: [
        { ItemName: '運費', ItemAmount: 86, ItemTaxType: '1' },
        { ItemName: expect.stringContaining('保'), ItemAmount: 14 },
      ],
    });
    const { list } = await member.client.call('listOrderEinvoices', { orderId });
    expect(list).toMatchObject([
      { kind: 'invoice', state: 'issued', number: there?.number, randomCode: '0153', amountMinor: 10_000 },
    ]);
    const found = await owner.client.call('listEinvoices', { words: there?.number.toLowerCase() });
    expect(found.list).toMatchObject([{ orderId, taxMinor: 500, memberId: member.id }]);
    const details = await owner.client.call('getEinvoice', { id: found.list[0]?.id ?? '' });
    expect(details).toMatchObject({
      ...{ provider: 'ecpayInvoice', merchantId: '2000132', randomCode: '0153', taxableMinor: 10_000 },
      buyer: { kind: 'mobile', code: '/ABC+123' },
    });
    expect(await at.world.sql('select 1 from einvoices_due')).toEqual([]);
  });

  test('goes to whom the member chose: a carrier, a charity or a company', async () => {
    for (const [choice, fields] of [
      [undefined, { CarrierType: '1', CarrierNum: '', Print: '0', CustomerIdentifier: '' }],
      [
        { kind: 'certificate', code: 'AB12345678901234' },
        { CarrierType: '2', CarrierNum: 'AB12345678901234' },
      ],
      [
        { kind: 'donation', code: '168001' },
        { CarrierType: '', Donation: '1', LoveCode: '168001', Print: '0' },
      ],
      [
        { kind: 'company', code: '97025978', title: '綠界', address: '臺北市' },
        { CarrierType: '', Print: '1', Donation: '0', CustomerIdentifier: '97025978', CustomerName: '綠界' },
      ],
    ] as const) {
      const orderId = await at.paid(await at.member(choice as never), { freight: 2_100 });
      await at.run();
      expect((await stood(orderId))[0]?.fields).toMatchObject(fields);
    }
  });

  test('that is not the member’s or of another shop is not found', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 2_100 });
    await at.run();
    const unknown = { failure: { error: 'row.notFound' } };
    const stranger = await at.member();
    expect(await stranger.client.attempt('listOrderEinvoices', { orderId })).toMatchObject(unknown);
    const thai = await at.world.th.staff(['owner']);
    const id = (await at.rows(orderId))[0]?.id ?? '';
    expect(await thai.client.attempt('getEinvoice', { id })).toMatchObject(unknown);
    expect(await thai.client.attempt('retryEinvoice', { id })).toMatchObject(unknown);
  });
});

describe('what a member types', () => {
  const attempt = async (choice: object) =>
    (await at.member()).client.attempt('saveEinvoiceChoice', {
      ...{ title: '', address: '', code: '' },
      ...choice,
    } as never);

  test('is refused at its field, by its form and by what the tax office knows', async () => {
    for (const [choice, field, error] of [
      [{ kind: 'email', code: 'x' }, 'code', 'einvoice.code.email'],
      [{ kind: 'mobile', code: 'ABC+1234' }, 'code', 'einvoice.code.mobile'],
      [{ kind: 'certificate', code: 'A1' }, 'code', 'einvoice.code.certificate'],
      [{ kind: 'donation', code: '12' }, 'code', 'einvoice.code.donation'],
      [{ kind: 'company', code: '12345678', title: 'x', address: 'x' }, 'code', 'einvoice.code.company'],
      [{ kind: 'company', code: '97025978', address: 'x' }, 'title', 'field.required'],
      [{ kind: 'company', code: '97025978', title: 'x' }, 'address', 'field.required'],
      [{ kind: 'mobile', code: '/ZZZZZZZ' }, 'code', 'einvoice.unknown.mobile'],
      [{ kind: 'donation', code: '999' }, 'code', 'einvoice.unknown.donation'],
    ] as const)
      expect(await attempt(choice)).toMatchObject({ failure: { fields: { [field]: { error } } } });
  });

  test('is kept though the provider does not answer', async () => {
    standIn.trouble = { at: 'CheckBarcode', how: 'broken' };
    expect(await attempt({ kind: 'mobile', code: '/ZZZZZZZ' })).toMatchObject({ data: { code: '/ZZZZZZZ' } });
  });
});

describe('taxes', () => {
  const lines = { freight: 80_000, storage: 10_000, insurance: 10_000 };
  const types = async (orderId: string) =>
    (await stood(orderId)).map(({ fields }) => [fields.TaxType, fields.SalesAmount]);

  flips(
    'saveEinvoiceSettings.taxes',
    'taxed lines stand beside others; zero-rated and exempt ones apart',
    async () => {
      await at.taxed({ taxes: [{ line: 'freight', tax: 'zero' }] });
      const two = await at.paid(await at.member(), lines);
      await at.run();
      expect(await types(two)).toEqual([['9', 1000]]);
      expect((await owner.client.call('listEinvoices', {})).list[0]).toMatchObject({ taxMinor: 1_000 });
      await at.taxed({
        taxes: [
          { line: 'freight', tax: 'zero' },
          { line: 'insurance', tax: 'exempt' },
        ],
      });
      const three = await at.paid(await at.member(), lines);
      await at.run();
      expect((await types(three)).toSorted()).toEqual([
        ['2', 800],
        ['9', 200],
      ]);
      const company = { kind: 'company' as const, code: '97025978', title: '綠界', address: '臺北市' };
      const each = await at.paid(await at.member(company), lines);
      await at.run();
      expect((await types(each)).toSorted()).toEqual([
        ['1', 100],
        ['2', 800],
        ['3', 100],
      ]);
    },
  );

  flips(
    ['saveEinvoiceSettings.throughCustoms', 'saveEinvoiceSettings.zeroReason'],
    'what an invoice says of a zero rate',
    async () => {
      const taxes = [{ line: 'freight' as const, tax: 'zero' as const }];
      await at.taxed({ taxes, throughCustoms: false, zeroReason: '75' });
      expect(await owner.client.call('getEinvoiceSettings', {})).toMatchObject({ throughCustoms: false });
      const orderId = await at.paid(await at.member(), { freight: 5_000 });
      await at.run();
      expect((await stood(orderId))[0]?.fields).toMatchObject({
        ClearanceMark: '1',
        ZeroTaxRateReason: '75',
      });
      await at.taxed({ ...usualTaxes, taxes });
      const other = await at.paid(await at.member(), { freight: 5_000 });
      await at.run();
      expect((await stood(other))[0]?.fields).toMatchObject({ ClearanceMark: '2', ZeroTaxRateReason: '72' });
    },
  );
});

describe('money that goes back', () => {
  test('voids the whole invoice in its two months', async () => {
    const orderId = await at.paid(await at.member(), { freight: 30_000 });
    await at.run();
    await cancel(orderId);
    await at.run();
    expect(await brief(orderId)).toEqual([['invoice', 'voided', 300]]);
    expect((await stood(orderId)).map(({ voided }) => voided)).toEqual([true]);
  });

  test('takes allowances in parts, again and again, and after the two months as a whole', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 30_000 });
    await at.run();
    for (const dollars of [50, 20]) {
      await giveDollarsBack(orderId, dollars);
      await at.run();
    }
    expect(await brief(orderId)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 50],
      ['allowance', 'issued', 20],
    ]);
    await longAgo(orderId);
    await dateThere(orderId);
    await cancel(orderId);
    await at.run();
    expect((await stood(orderId))[0]?.allowances.map(({ dollars }) => dollars)).toEqual([50, 20, 230]);
    expect((await stood(orderId))[0]?.voided).toBe(false);
  });

  test('before the invoice was issued drops it, and what was donated is not voided', async () => {
    const early = await at.paid(await at.member(), { freight: 30_000 });
    standIn.refuseNext = '無可用字軌';
    await at.run();
    expect(await brief(early)).toEqual([['invoice', 'failed', 300]]);
    await cancel(early);
    await at.run();
    expect(await brief(early)).toEqual([['invoice', 'dropped', 300]]);
    const donated = await at.paid(await at.member({ kind: 'donation', code: '168001' }), { freight: 30_000 });
    await at.run();
    await cancel(donated);
    await at.run();
    expect(await brief(donated)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 300],
    ]);
  });

  test('of a mixed invoice is allowed by each tax', async () => {
    await at.taxed({ taxes: [{ line: 'freight', tax: 'zero' }] });
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 80_000, storage: 20_000 });
    await at.run();
    await giveDollarsBack(orderId, 100);
    await at.run();
    expect((await stood(orderId))[0]?.allowances).toMatchObject([
      { dollars: 20, tax: '1' },
      { dollars: 80, tax: '2' },
    ]);
  });

  test('whose voiding is refused waits for staff, and becomes an allowance once the months are over', async () => {
    const orderId = await at.paid(await at.member(), { freight: 30_000 });
    await at.run();
    standIn.refuseNext = '發票不可作廢';
    await cancel(orderId);
    await at.run();
    expect(await at.rows(orderId)).toMatchObject([{ state: 'voidFailed', why: '5070363 發票不可作廢' }]);
    await longAgo(orderId);
    await dateThere(orderId);
    await owner.client.call('retryEinvoice', { id: (await at.rows(orderId))[0]?.id ?? '' });
    await at.run();
    await at.run();
    expect(await brief(orderId)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 300],
    ]);
  });
});

describe('a provider that goes wrong', () => {
  test('refuses one: it is seen with its reason, the others are issued, and staff try it again under a new name', async () => {
    const [bad, good] = [await at.member(), await at.member()];
    await at.world.sql(`update members set email = '', phone = '' where id = $1`, [bad.id]);
    const orders = [await at.paid(bad, { freight: 5_000 }), await at.paid(good, { freight: 5_000 })];
    await at.run();
    expect(await brief(orders[0] ?? '')).toEqual([['invoice', 'failed', 50]]);
    expect(await brief(orders[1] ?? '')).toEqual([['invoice', 'issued', 50]]);
    const { list } = await owner.client.call('listEinvoices', { state: 'failed' });
    expect(list[0]).toMatchObject({ orderId: orders[0], why: expect.stringContaining('e-mail') });
    await at.world.sql(`update members set email = 'again@example.com' where id = $1`, [bad.id]);
    const before = (await at.rows(orders[0] ?? ''))[0];
    await owner.client.call('retryEinvoice', { id: before?.id ?? '' });
    expect(await owner.client.attempt('retryEinvoice', { id: before?.id ?? '' })).toMatchObject({
      failure: { error: 'einvoice.notFailed' },
    });
    await at.run();
    const after = (await at.rows(orders[0] ?? ''))[0];
    expect(after).toMatchObject({ state: 'issued', why: '' });
    expect(after?.reference).not.toBe(before?.reference);
  });

  test('loses its answers: it is asked what came of it, and nothing is issued twice', async () => {
    const member = await at.member();
    for (const how of ['lostBefore', 'lostAfter', 'broken'] as const) {
      const orderId = await at.paid(member, { freight: 5_000 });
      standIn.trouble = { at: 'Issue', how };
      await at.run();
      expect(await brief(orderId), how).toEqual([['invoice', 'waiting', 50]]);
      await at.run();
      expect(await brief(orderId), how).toEqual([['invoice', 'issued', 50]]);
      expect(await stood(orderId), how).toHaveLength(1);
    }
  });

  test('loses the answer to an allowance or a voiding: neither is done twice', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 50_000 });
    await at.run();
    for (const dollars of [100, 100]) {
      await giveDollarsBack(orderId, dollars);
      standIn.trouble = { at: '/Allowance', how: 'lostAfter' };
      await at.run();
      await at.run();
    }
    expect((await stood(orderId))[0]?.allowances.map(({ dollars }) => dollars)).toEqual([100, 100]);
    expect((await brief(orderId)).filter(([kind]) => kind === 'allowance')).toEqual([
      ['allowance', 'issued', 100],
      ['allowance', 'issued', 100],
    ]);
    const voided = await at.paid(member, { freight: 50_000 });
    await at.run();
    await cancel(voided);
    standIn.trouble = { at: 'Invalid', how: 'lostAfter' };
    await at.run();
    await at.run();
    expect(await brief(voided)).toEqual([['invoice', 'voided', 500]]);
  });

  test('is asked twenty times at once, and by a process that is killed amid it: each order has one invoice', async () => {
    const member = await at.member();
    const orders: string[] = [];
    for (let n = 0; n < 5; n += 1) orders.push(await at.paid(member, { freight: 5_000 }));
    const ids: string[] = [];
    for (const orderId of orders) {
      await at.pay.transact(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order) await planFor(tx, at.pay.system, order);
      });
      ids.push((await at.rows(orderId))[0]?.id ?? '');
    }
    const heard = standIn.heard.length;
    await killedAmidIssuing(ids[0] ?? '');
    const { services, database } = at.world.running;
    const noTransaction = () => database.noTransaction(asShopId(at.world.tw.id));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(noTransaction(), services, at.pay.system, ids[n % 5] ?? '')),
    );
    // What the killed process had taken up waits until it has certainly ended.
    expect(await brief(orders[0] ?? '')).toEqual([['invoice', 'waiting', 50]]);
    await at.run();
    for (const orderId of orders) {
      expect(await brief(orderId)).toEqual([['invoice', 'issued', 50]]);
      expect(await stood(orderId)).toHaveLength(1);
    }
    const issues = standIn.heard.slice(heard).filter(({ path }) => path.endsWith('/Issue'));
    expect(issues).toHaveLength(orders.length);
  });
});

/** A process that asks for an invoice is killed after the provider has issued it, before the answer comes. */
async function killedAmidIssuing(id: string): Promise<void> {
  const { config } = at.world.running.services;
  const { url, role } = asApp(config);
  const program = [join(import.meta.dirname, 'killedEinvoice.ts'), url, role ?? '', at.world.tw.id, id];
  let answer = () => {};
  standIn.trouble = { at: '/Issue', how: { lateUntil: new Promise<void>((done) => (answer = done)) } };
  const before = standIn.invoices.size;
  const env = { ...process.env, APP_SECRET: config.APP_SECRET, ECPAY_INVOICE_URL: standIn.url };
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const exit = once(child, 'exit');
  await vi.waitFor(() => expect(standIn.invoices.size).toBe(before + 1), { timeout: 20_000 });
  child.kill('SIGKILL');
  expect((await exit)[1]).toBe('SIGKILL');
  answer();
}

describe('a month', () => {
  const month = monthsUntil(new Date().toISOString(), 'Asia/Taipei', 1)[0] ?? '';

  test('is listed and exported: allowances below zero, what was voided as nothing', async () => {
    const member = await at.member({ kind: 'company', code: '97025978', title: '綠界', address: '臺北市' });
    const orderId = await at.paid(member, { freight: 70_000 });
    await at.run();
    await giveDollarsBack(orderId, 100);
    await at.run();
    const { list } = await owner.client.call('listEinvoices', { month, kind: 'allowance' });
    const invoice = (await at.rows(orderId))[0];
    expect(list[0]).toMatchObject({ orderId, amountMinor: 10_000, ofNumber: invoice?.number });
    const sheet = await owner.client.call('exportEinvoices', { month, format: 'csv' });
    const rows = Buffer.from(sheet.base64, 'base64').toString().trim().split('\r\n');
    const line = (number: string | undefined) => rows.find((row) => row.startsWith(String(number)));
    expect(line(invoice?.number)).toMatch(/97025978,700(\.00)?,0(\.00)?,0(\.00)?,33(\.00)?,700/);
    expect(line(list[0]?.number)).toContain('-100');
  });

  test('with more rows than a sheet holds goes as CSV', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 5_000 });
    await at.world.sql(
      `insert into einvoices (shop_id, id, kind, account_id, order_id, member_id, state, reference, amount_minor, taxable_minor,
         zero_minor, exempt_minor, tax_minor, buyer, items, created_at, issued_at)
       select $1, gen_random_uuid(), 'invoice', $2, $3, $4, 'voided', 'X' || n, 100, 100, 0, 0, 0,
         '{"kind":"email","code":"","title":"","address":"","name":"","email":"","phone":""}', '[]', '2020-05-15', '2020-05-15'
       from generate_series(1, 10001) n`,
      [at.world.tw.id, accountId, orderId, member.id],
    );
    expect(await owner.client.attempt('exportEinvoices', { month: '2020-05', format: 'xlsx' })).toMatchObject(
      { failure: { fields: { format: { error: 'einvoice.tooMany' } } } },
    );
    expect((await owner.client.attempt('exportEinvoices', { month: '2020-05', format: 'csv' })).ok).toBe(
      true,
    );
  });
});
