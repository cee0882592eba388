import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openEinvoiceScene } from './einvoiceScene.ts';
import { usualTaxes } from './einvoiceWorld.ts';
import { testSettingEffect } from './settingEffects.ts';

/** Tests e-invoices through the whole product: their buyers, their contents, and how staff see them. */
const accounts = async () => (await owner.client.call('listEinvoiceAccounts', {})).list;

const at = await openEinvoiceScene();
const owner = at.owner;
const accountId = (await accounts())[0]?.id ?? '';
afterEach(() => at.calm());

describe('a paid order', () => {
  test('gets one invoice from the job, which its member and staff see', async () => {
    const member = await at.member({ kind: 'mobile', code: '/abc+123' });
    const orderId = await at.paid(member, { freight: 9_500, insurance: 1_500, coupon: -1_000 });
    await at.run();
    await at.run();
    expect(await at.brief(orderId)).toEqual([['invoice', 'issued', 100]]);
    const [there] = await at.stood(orderId);
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
    const { list } = await member.client.call('listMyEinvoices', { forIds: [orderId] });
    expect(list).toMatchObject([
      { kind: 'invoice', state: 'issued', number: there?.number, randomCode: '0153', amountMinor: 10_000 },
    ]);
    const found = await owner.client.call('listEinvoices', { words: there?.number.toLowerCase() });
    expect(found.list).toMatchObject([
      { sale: { kind: 'order', id: orderId }, taxMinor: 500, memberId: member.id },
    ]);
    const details = await owner.client.call('getEinvoice', { id: found.list[0]?.id ?? '' });
    expect(details).toMatchObject({
      ...{ provider: 'ecpayInvoice', merchantId: '2000132', randomCode: '0153', taxableMinor: 10_000 },
      buyer: { kind: 'mobile', code: '/ABC+123' },
    });
    expect(await at.world.sql('select 1 from einvoices_due')).toEqual([]);
  });

  test('has the receiver that the member chose: a carrier, a charity or a company', async () => {
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
      expect((await at.stood(orderId))[0]?.fields).toMatchObject(fields);
    }
  });

  test('of another member or shop is not found', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 2_100 });
    await at.run();
    const stranger = await at.member();
    expect((await stranger.client.call('listMyEinvoices', { forIds: [orderId] })).list).toEqual([]);
    const thai = await at.world.th.staff(['owner']);
    const id = (await at.rows(orderId))[0]?.id ?? '';
    expect(await thai.client.attempt('getEinvoice', { id })).toBeRefused('row.notFound');
    expect(await thai.client.attempt('retryEinvoice', { id })).toBeRefused('row.notFound');
  });
});

describe("a member's typed choice", () => {
  const attempt = async (choice: object) =>
    (await at.member()).client.attempt('saveEinvoiceChoice', {
      ...{ title: '', address: '', code: '' },
      ...choice,
    } as never);

  test("is refused at its field, by its form and by the tax office's data", async () => {
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
      expect(await attempt(choice)).toBeRefusedAt(field, error);
  });

  test('is stored even if the provider does not answer', async () => {
    at.standIn.trouble = { at: 'CheckBarcode', how: 'broken' };
    expect(await attempt({ kind: 'mobile', code: '/ZZZZZZZ' })).toMatchObject({ data: { code: '/ZZZZZZZ' } });
  });
});

describe('taxes', () => {
  const lines = { freight: 80_000, storage: 10_000, insurance: 10_000 };
  const types = async (orderId: string) =>
    (await at.stood(orderId)).map(({ fields }) => [fields.TaxType, fields.SalesAmount]);

  testSettingEffect(
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

  testSettingEffect(
    ['saveEinvoiceSettings.throughCustoms', 'saveEinvoiceSettings.zeroReason'],
    'what an invoice says of a zero rate',
    async () => {
      const taxes = [{ line: 'freight' as const, tax: 'zero' as const }];
      await at.taxed({ taxes, throughCustoms: false, zeroReason: '75' });
      expect(await owner.client.call('getEinvoiceSettings', {})).toMatchObject({ throughCustoms: false });
      const orderId = await at.paid(await at.member(), { freight: 5_000 });
      await at.run();
      expect((await at.stood(orderId))[0]?.fields).toMatchObject({
        ClearanceMark: '1',
        ZeroTaxRateReason: '75',
      });
      await at.taxed({ ...usualTaxes, taxes });
      const other = await at.paid(await at.member(), { freight: 5_000 });
      await at.run();
      expect((await at.stood(other))[0]?.fields).toMatchObject({
        ClearanceMark: '2',
        ZeroTaxRateReason: '72',
      });
    },
  );
});

describe('a month', () => {
  const month = monthsUntil(new Date().toISOString(), 'Asia/Taipei', 1)[0] ?? '';

  test('is listed and exported with negative allowances and voided invoices as 0', async () => {
    const member = await at.member({ kind: 'company', code: '97025978', title: '綠界', address: '臺北市' });
    const orderId = await at.paid(member, { freight: 70_000 });
    await at.run();
    await at.giveDollarsBack(orderId, 100);
    await at.run();
    const { list } = await owner.client.call('listEinvoices', { month, kind: 'allowance' });
    const invoice = (await at.rows(orderId))[0];
    expect(list[0]).toMatchObject({ sale: { id: orderId }, amountMinor: 10_000, ofNumber: invoice?.number });
    const sheet = await owner.client.call('exportEinvoices', { month, format: 'csv' });
    const rows = Buffer.from(sheet.base64, 'base64').toString().trim().split('\r\n');
    const line = (number: string | undefined) => rows.find((row) => row.startsWith(String(number)));
    expect(line(invoice?.number)).toMatch(/97025978,700(\.00)?,0(\.00)?,0(\.00)?,33(\.00)?,700/);
    expect(line(list[0]?.number)).toContain('-100');
  });

  test('with more rows than a sheet can have is exported as CSV', async () => {
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
    expect(await owner.client.attempt('exportEinvoices', { month: '2020-05', format: 'xlsx' })).toBeRefusedAt(
      'format',
      'einvoice.tooMany',
    );
    expect((await owner.client.attempt('exportEinvoices', { month: '2020-05', format: 'csv' })).ok).toBe(
      true,
    );
  });
});
