import { afterEach, expect, test } from 'vitest';
import { encryptPostData, ezpayCheckCode } from '../src/einvoicing/providers/ezpayInvoice.ts';
import { decryptTradeInfo } from '../src/payments/providers/newebpay/tradeInfo.ts';
import { openEinvoiceWorld } from './einvoiceWorld.ts';
import { startEzpayInvoices } from './standIns/ezpayInvoice.ts';

/** Tests e-invoices through ezPay. Behaviour that all providers share is tested in einvoices.test.ts. */
const keys = { hashKey: 'abcdefghijklmnopqrstuvwxyzabcdef', hashIv: '1234567891234567' };
const account = {
  ...{ kind: 'ezpayInvoice' as const, merchantId: '3622183', live: false, active: true },
  secrets: keys,
};

const standIn = await startEzpayInvoices();
for (const code of ['/ABC+123', '168001']) standIn.known.add(code);
const at = await openEinvoiceWorld({ EZPAY_INVOICE_URL: standIn.url }, account);
afterEach(() => {
  standIn.trouble = null;
  standIn.uploaded = true;
});

const brief = async (orderId: string) =>
  (await at.rows(orderId)).map(({ kind, state, amount }) => [kind, state, amount]);
const stood = async (orderId: string) => {
  const references = new Set((await at.rows(orderId)).map(({ reference }) => reference));
  return [...standIn.invoices].flatMap(([no, invoice]) => (references.has(no) ? [invoice] : []));
};
const cancel = (orderId: string) => at.owner.client.call('cancelOrderForMember', { orderId, why: '不出貨' });

test('requests and answers are sealed and signed as in ezPay’s manual', () => {
  const fields = {
    ...{ MerchantID: '3622183', MerchantOrderNo: '201409170000001', InvoiceTransNo: '14061313541640927' },
    ...{ TotalAmt: '500', RandomNum: '0142' },
  };
  expect(ezpayCheckCode(fields, keys)).toBe(
    '303AB800650B724733B5D91CBCE075D9EA09E4CDE9CD33461D45F07D5EC7EECB',
  );
  expect(decryptTradeInfo(encryptPostData({ A: '中 1' }, keys), keys)).toBe('A=%E4%B8%AD+1');
  expect(encryptPostData({ A: 'a'.repeat(30) }, keys)).toHaveLength(128);
});

test('the account is tested, and a code is checked', async () => {
  const { active: _, ...asked } = account;
  expect(await at.owner.client.attempt('tryEinvoiceAccount', asked)).toMatchObject({
    data: { answer: 'INV20006 查無發票資料', live: false },
  });
  const wrong = { ...asked, secrets: { ...keys, hashKey: 'B'.repeat(32) } };
  expect(await at.owner.client.attempt('tryEinvoiceAccount', wrong)).toBeRefusedAt(
    'merchantId',
    'einvoice.keyRefused',
  );
  const { client } = await at.member();
  const choice = { title: '', address: '' };
  expect(
    await client.attempt('saveEinvoiceChoice', { ...choice, kind: 'mobile', code: '/ZZZZZZZ' }),
  ).toBeRefusedAt('code', 'einvoice.unknown.mobile');
  expect(
    await client.attempt('saveEinvoiceChoice', { ...choice, kind: 'donation', code: '999' }),
  ).toBeRefusedAt('code', 'einvoice.unknown.donation');
});

test('each kind of buyer gets the invoice that ezPay accepts, with its tax', async () => {
  for (const [choice, fields] of [
    [
      undefined,
      { CarrierType: '2', PrintFlag: 'N', Category: 'B2C', Amt: '952', TaxAmt: '48', ItemAmt: '900|100' },
    ],
    [
      { kind: 'mobile', code: '/ABC+123' },
      { CarrierType: '0', CarrierNum: '%2FABC%2B123' },
    ],
    [
      { kind: 'donation', code: '168001' },
      { CarrierType: '', LoveCode: '168001', PrintFlag: 'N' },
    ],
    [
      { kind: 'company', code: '97025978', title: '綠界', address: '臺北市' },
      {
        Category: 'B2B',
        BuyerUBN: '97025978',
        PrintFlag: 'Y',
        Amt: '952',
        ItemAmt: '857|95',
        TotalAmt: '1000',
      },
    ],
  ] as const) {
    const orderId = await at.paid(await at.member(choice as never), { freight: 90_000, storage: 10_000 });
    await at.run();
    expect((await stood(orderId)).map((one) => one.fields)).toMatchObject([fields]);
  }
});

test('a mixed invoice has its sums, and its allowances have their tax', async () => {
  await at.taxed({ taxes: [{ line: 'freight', tax: 'zero' }] });
  const orderId = await at.paid(await at.member(), { freight: 80_000, storage: 20_000 });
  await at.run();
  expect((await stood(orderId))[0]?.fields).toMatchObject({
    ...{ TaxType: '9', AmtSales: '190', AmtZero: '800', AmtFree: '0', TaxAmt: '10', ItemTaxType: '2|1' },
  });
  await at.world.backdate('einvoices', { orderId }, '70 days', 'issuedAt');
  await cancel(orderId);
  await at.run();
  expect((await stood(orderId))[0]?.allowances).toMatchObject([
    { TaxTypeForMixed: '1', TotalAmt: '200', ItemTaxAmt: '0' },
    { TaxTypeForMixed: '2', TotalAmt: '800' },
  ]);
  await at.taxed();
});

test('lost answers issue nothing twice, and voiding waits for the tax office', async () => {
  const orderId = await at.paid(await at.member(), { freight: 30_000 });
  standIn.trouble = { at: 'invoice_issue', how: 'lostAfter' };
  await at.run();
  await at.run();
  expect(await stood(orderId)).toHaveLength(1);
  standIn.uploaded = false;
  await cancel(orderId);
  await at.run();
  expect(await brief(orderId)).toEqual([['invoice', 'voiding', 300]]);
  standIn.uploaded = true;
  standIn.trouble = { at: 'invoice_invalid', how: 'lostAfter' };
  await at.run();
  await at.run();
  expect(await brief(orderId)).toEqual([['invoice', 'voided', 300]]);
});

test('an allowance whose answer was lost is left to a person, because ezPay cannot be asked about it', async () => {
  const orderId = await at.paid(await at.member(), { freight: 30_000 });
  await at.run();
  await at.world.backdate('einvoices', { orderId }, '70 days', 'issuedAt');
  await cancel(orderId);
  standIn.trouble = { at: 'allowance_issue', how: 'lostAfter' };
  await at.run();
  await at.run();
  expect((await stood(orderId))[0]?.allowances).toHaveLength(1);
  expect((await at.rows(orderId))[1]).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('ezPay'),
  });
});
