import { afterAll, describe, expect, test } from 'vitest';
import { hasValidXSignature, xSignature } from '../src/payments/providers/billplz/signature.ts';
import { ecpayCheckMacValue, hasValidCheckMacValue } from '../src/payments/providers/ecpay/checkMac.ts';
import { parseExactJson } from '../src/payments/providers/linePay/exactJson.ts';
import { linePayHeaders } from '../src/payments/providers/linePay/signature.ts';
import {
  decryptTradeInfo,
  encryptTradeInfo,
  isTradeSha,
  tradeSha,
} from '../src/payments/providers/newebpay/tradeInfo.ts';
import { isOmiseSigned } from '../src/payments/providers/omise/signature.ts';
import { startBillplz } from './standIns/billplz.ts';
import { startEcpay } from './standIns/ecpay.ts';
import { startLinePay } from './standIns/linePay.ts';
import { startNewebpay } from './standIns/newebpay.ts';
import { startOmise } from './standIns/omise.ts';
import { formOf } from './standIns/standInServer.ts';

/** Tests that the stand-ins refuse wrong requests, because other tests prove only what their stand-ins check. */
const [ecpay, newebpay, linePay] = await Promise.all([startEcpay(), startNewebpay(), startLinePay()]);
const [omise, billplz] = await Promise.all([startOmise(), startBillplz()]);
afterAll(() => Promise.all([ecpay, newebpay, linePay, omise, billplz].map((one) => one.stop())));

const nowS = () => String(Math.floor(Date.now() / 1000));

describe('the ECPay stand-in', () => {
  const form = (MerchantTradeNo: string, changes: Record<string, string> = {}) => {
    const fields = {
      ...{ MerchantID: ecpay.merchantId, MerchantTradeNo, MerchantTradeDate: '2026/11/26 14:05:00' },
      ...{ PaymentType: 'aio', TotalAmount: '100', TradeDesc: 'x', ItemName: 'x', EncryptType: '1' },
      ...{ ReturnURL: 'http://shop.test/a', PaymentInfoURL: 'http://shop.test/b', ChoosePayment: 'Credit' },
      ...changes,
    };
    return { ...fields, CheckMacValue: ecpayCheckMacValue(fields, ecpay.keys) };
  };
  const post = (path: string, fields: Record<string, string>) =>
    ecpay.submit({ url: ecpay.url + path, fields }).then(({ text }) => text);
  const checkOut = (fields: Record<string, string>) => post('/Cashier/AioCheckOut/V5', fields);
  const signed = (fields: Record<string, string>) => {
    const whole = { MerchantID: ecpay.merchantId, ...fields };
    return { ...whole, CheckMacValue: ecpayCheckMacValue(whole, ecpay.keys) };
  };

  test('accepts a signed form once, and no other', async () => {
    expect(await checkOut({ ...form('A1'), TotalAmount: '1' })).toContain('CheckMacValue');
    expect(await checkOut(form('A1', { TotalAmount: '1.5' }))).toContain('TotalAmount');
    expect(await checkOut(form('A-1'))).toContain('MerchantTradeNo');
    expect(await checkOut(form('A1'))).toContain('<title>');
    expect(await checkOut(form('A1'))).toContain('has been used');
  });

  test('reports payments, refunds cards in parts, and nothing else', async () => {
    for (const [no, ChoosePayment] of [
      ['C1', 'Credit'],
      ['C2', 'ATM'],
    ] as const)
      await checkOut(form(no, { ChoosePayment }));
    const state = async (no: string) => {
      const text = await post(
        '/Cashier/QueryTradeInfo/V5',
        signed({ MerchantTradeNo: no, TimeStamp: nowS() }),
      );
      expect(hasValidCheckMacValue(formOf(text), ecpay.keys)).toBe(true);
      return formOf(text).TradeStatus;
    };
    expect(await state('C1')).toBe('0');
    expect(formOf(ecpay.assigned('C2').body)).toMatchObject({ RtnCode: '2', BankCode: '808' });
    for (const no of ['C1', 'C2'])
      expect(hasValidCheckMacValue(formOf(ecpay.paid(no).body), ecpay.keys)).toBe(true);
    expect(hasValidCheckMacValue(formOf(ecpay.forged(ecpay.paid('C1')).body), ecpay.keys)).toBe(false);
    expect([await state('C1'), await state('none')]).toEqual(['1', '10200047']);
    const old = { MerchantTradeNo: 'C1', TimeStamp: String(Number(nowS()) - 400) };
    expect(await post('/Cashier/QueryTradeInfo/V5', signed(old))).toContain('TimeStamp');
    const refund = async (no: string, TotalAmount: string) => {
      const TradeNo = ecpay.trades.get(no)?.tradeNo ?? '';
      const asked = signed({ MerchantTradeNo: no, TradeNo, Action: 'R', TotalAmount });
      return formOf(await post('/CreditDetail/DoAction', asked)).RtnCode;
    };
    expect([await refund('C1', '60'), await refund('C1', '60'), await refund('C1', '40')]).toEqual([
      ...['1', '10200053', '1'],
    ]);
    expect(await refund('C2', '1')).toBe('10200001');
  });

  test('fails as told: before and after the effect', async () => {
    ecpay.trouble = { at: 'AioCheckOut/V5', how: 'lostBefore' };
    await expect(checkOut(form('L1'))).rejects.toThrow();
    expect(ecpay.trades.has('L1')).toBe(false);
    ecpay.trouble = { at: 'AioCheckOut/V5', how: 'lostAfter' };
    await expect(checkOut(form('L1'))).rejects.toThrow();
    expect(ecpay.trades.has('L1')).toBe(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    ecpay.trouble = { at: 'AioCheckOut/V5', how: { lateUntil: promise } };
    const late = checkOut(form('L2'));
    resolve();
    expect(await late).toContain('<title>');
  });
});

describe('the NewebPay stand-in', () => {
  const submit = (fields: Record<string, string>, changes: Record<string, string> = {}) => {
    const TradeInfo = encryptTradeInfo({ ...fields, TimeStamp: nowS() }, newebpay.keys);
    const posted = {
      ...{ MerchantID: newebpay.merchantId, TradeInfo, TradeSha: tradeSha(TradeInfo, newebpay.keys) },
      ...{ Version: '2.3', ...changes },
    };
    return newebpay.submit({ url: `${newebpay.url}/MPG/mpg_gateway`, fields: posted });
  };
  const fields = { MerchantOrderNo: 'N1', Amt: '100', ItemDesc: 'x', VACC: '1' };
  const urls = { NotifyURL: 'http://shop.test/n', CustomerURL: 'http://shop.test/c' };

  test('accepts an encrypted form once, and reports encrypted and signed', async () => {
    expect((await submit(fields, { TradeSha: 'A' })).text).toContain('TradeSha');
    expect((await submit({ ...fields, ...urls })).text).toContain('<title>');
    expect((await submit({ ...fields, ...urls })).text).toContain('has been used');
    for (const [delivery, isOurs] of [
      [newebpay.assigned('N1'), true],
      [newebpay.paid('N1'), true],
      [newebpay.forged(newebpay.paid('N1')), false],
    ] as const) {
      const { TradeInfo = '', TradeSha = '' } = formOf(delivery.body);
      expect(isTradeSha(TradeInfo, TradeSha, newebpay.keys)).toBe(isOurs);
      if (isOurs) expect(JSON.parse(decryptTradeInfo(TradeInfo, newebpay.keys) ?? '').Result.Amt).toBe(100);
    }
  });
});

describe('the LINE Pay stand-in', () => {
  let nonces = 0;
  const call = async (
    path: string,
    body?: object,
    nonce = `n${++nonces}`,
    secret = linePay.keys.channelSecret,
  ) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers = linePayHeaders({ ...linePay.keys, channelSecret: secret }, { path, payload, nonce });
    const sent = body === undefined ? {} : { method: 'POST', body: payload };
    const answer = await fetch(linePay.url + path, { ...sent, headers });
    return parseExactJson(await answer.text()) as { returnCode: string; info: { transactionId: string } };
  };
  const code = (...asked: Parameters<typeof call>) => call(...asked).then(({ returnCode }) => returnCode);
  const wanted = (orderId: string, price = 100) => ({
    ...{ amount: 100, currency: 'TWD', orderId },
    packages: [{ id: '1', amount: 100, name: 'x', products: [{ name: 'x', quantity: 1, price }] }],
    redirectUrls: { confirmUrl: 'http://shop.test/c', cancelUrl: 'http://shop.test/x' },
  });

  test('refuses a wrong signature, a used nonce or order id, and contradictory sums', async () => {
    const path = '/v3/payments/request';
    expect(await code(path, wanted('O1'), 'once', 'wrong')).toBe('1106');
    expect([await code(path, wanted('O1'), 'once'), await code(path, wanted('O2'), 'once')]).toEqual([
      '0000',
      '1106',
    ]);
    expect([await code(path, wanted('O1')), await code(path, wanted('O3', 99))]).toEqual(['1172', '1124']);
  });

  test('charges only on confirmation, once, and refunds in parts', async () => {
    const { info } = await call('/v3/payments/request', wanted('P1'));
    const id = info.transactionId;
    expect(id).toMatch(/^\d{19}$/);
    const at = (action: string) => `/v3/payments/${id}/${action}`;
    const check = () => code(`/v3/payments/requests/${id}/check`);
    const sum = { amount: 100, currency: 'TWD' };
    expect([await check(), await code(at('confirm'), sum)]).toEqual(['0000', '1169']);
    expect(linePay.agree(id)).toContain(`transactionId=${id}`);
    expect([await check(), await code(at('confirm'), { ...sum, amount: 1 })]).toEqual(['0110', '1124']);
    expect([await code(at('confirm'), sum), await check(), await code(at('confirm'), sum)]).toEqual([
      ...['0000', '0123', '1198'],
    ]);
    const refunds = [];
    for (const refundAmount of [60, 60, 40, 1]) refunds.push(await code(at('refund'), { refundAmount }));
    expect(refunds).toEqual(['0000', '1164', '0000', '1165']);
  });
});

describe('the Omise stand-in', () => {
  const call = async (path: string, sent?: Record<string, string>, key = omise.secretKey) => {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    const post = sent === undefined ? {} : { method: 'POST', body: new URLSearchParams(sent) };
    const answer = await fetch(omise.url + path, { ...post, headers: { authorization } });
    return (await answer.json()) as Record<string, string>;
  };

  test('makes charges within its limits, signs their results, and refunds in parts', async () => {
    const wanted = { amount: '10000', currency: 'thb', 'source[type]': 'promptpay', 'metadata[try]': 'T1' };
    expect((await call('/charges', wanted, 'skey_other')).code).toBe('authentication_failure');
    expect((await call('/charges', { ...wanted, amount: '100' })).code).toBe('invalid_amount');
    const { id = '', status, metadata } = await call('/charges', wanted);
    expect([status, metadata]).toEqual(['pending', { try: 'T1' }]);
    omise.become(id, 'successful');
    const { body, headers } = omise.event(id, 'http://shop.test/', {
      secrets: ['AAAA', omise.webhookSecret],
    });
    const said = {
      ...{ rawBody: Buffer.from(body), signatures: headers['omise-signature'] ?? '' },
      timestamp: headers['omise-signature-timestamp'] ?? '',
    };
    expect(isOmiseSigned(omise.webhookSecret, said, Date.now())).toBe(true);
    expect((await call(`/charges/${id}`)).status).toBe('successful');
    omise.refundNext = 'pending';
    expect((await call(`/charges/${id}/refunds`, { amount: '4000' })).status).toBe('pending');
    expect((await call(`/charges/${id}/refunds`, { amount: '6001' })).code).toBe('failed_refund');
    expect((await call(`/charges/${id}/refunds`, { amount: '6000' })).status).toBe('closed');
    expect((await call(`/charges/${id}/expire`, {})).code).toBe('invalid_charge');
  });
});

describe('the Billplz stand-in', () => {
  const call = async (method: string, path: string, sent?: Record<string, string>) => {
    const authorization = `Basic ${Buffer.from(`${billplz.apiKey}:`).toString('base64')}`;
    const body = sent === undefined ? {} : { body: new URLSearchParams(sent) };
    const answer = await fetch(billplz.url + path, { method, ...body, headers: { authorization } });
    return { status: answer.status, said: (await answer.json()) as Record<string, string> };
  };

  test('makes bills, signs callback and redirect, and restores a deleted bill when it is paid', async () => {
    const wanted = {
      ...{ collection_id: billplz.collectionId, name: 'Ali', email: 'a@b.example', amount: '200' },
      ...{ description: 'x', callback_url: 'http://shop.test/c', redirect_url: 'http://shop.test/r' },
    };
    expect((await call('POST', '/api/v3/bills', { ...wanted, email: '' })).status).toBe(422);
    const { id = '' } = (await call('POST', '/api/v3/bills', wanted)).said;
    const fields = () => [...new URLSearchParams(billplz.callback(id).body)] as [string, string][];
    expect([
      hasValidXSignature(fields(), billplz.signatureKey),
      formOf(billplz.callback(id).body).state,
    ]).toEqual([true, 'due']);
    expect((await call('DELETE', `/api/v3/bills/${id}`)).status).toBe(200);
    expect((await call('GET', `/api/v3/bills/${id}`)).said.state).toBe('deleted');
    billplz.pay(id);
    expect((await call('GET', `/api/v3/bills/${id}`)).said).toMatchObject({ state: 'paid', paid: true });
    expect((await call('DELETE', `/api/v3/bills/${id}`)).status).toBe(422);
    const back = [...new URL(billplz.wayBack(id)).searchParams] as [string, string][];
    expect(hasValidXSignature(back, billplz.signatureKey)).toBe(true);
    const forged = [...new URLSearchParams(billplz.callback(id, {}, 'other').body)] as [string, string][];
    expect(hasValidXSignature(forged, billplz.signatureKey)).toBe(false);
    expect(xSignature(fields(), billplz.signatureKey)).toBe(formOf(billplz.callback(id).body).x_signature);
  });
});
