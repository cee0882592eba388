import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  billplzChecksum,
  hasValidXSignature,
  xSignature,
} from '../src/payments/providers/billplz/signature.ts';
import { ecpayCheckMacValue, hasValidCheckMacValue } from '../src/payments/providers/ecpay/checkMac.ts';
import { decryptEnvelope, encryptEnvelope } from '../src/payments/providers/ecpay/envelope.ts';
import { isLinePayMac, linePayHeaders } from '../src/payments/providers/linePay/signature.ts';
import {
  decryptTradeInfo,
  encryptTradeInfo,
  isTradeSha,
  newebpayCheckCode,
  newebpayCheckValue,
  tradeSha,
} from '../src/payments/providers/newebpay/tradeInfo.ts';
import { isOmiseSigned, omiseSignature } from '../src/payments/providers/omise/signature.ts';

/** Vectors without a note are published by the provider; the others were computed with Python's hmac and hashlib. */
describe('ECPay', () => {
  const payment = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
  const logistics = { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' };
  const paid = {
    MerchantID: '3002607',
    MerchantTradeNo: 'Test1234567890',
    RtnCode: '1',
    RtnMsg: 'Succeeded',
    TradeNo: '2301011234567890',
    TradeAmt: '100',
    PaymentDate: '2025/01/01 12:05:00',
    PaymentType: 'Credit_CreditCard',
    TradeDate: '2025/01/01 12:00:00',
    SimulatePaid: '0',
  };

  it.each<[string, Record<string, string>, string]>([
    [
      'Chinese and an address',
      {
        MerchantID: '3002607',
        MerchantTradeNo: 'Test1234567890',
        MerchantTradeDate: '2025/01/01 12:00:00',
        PaymentType: 'aio',
        TotalAmount: '100',
        TradeDesc: '測試',
        ItemName: '測試商品',
        ReturnURL: 'https://example.com/notify',
        ChoosePayment: 'ALL',
        EncryptType: '1',
      },
      '291CBA324D31FB5A4BBBFDF2CFE5D32598524753AFD4959C3BF590C5B2F57FB2',
    ],
    [
      'an apostrophe',
      { MerchantID: '3002607', ItemName: "Tom's Shop", TotalAmount: '100' },
      'CF0A3D4901D99459D8641516EC57210700E8A5C9AB26B1D021301E9CB93EF78D',
    ],
    [
      'a tilde',
      { MerchantID: '3002607', ItemName: 'Test~Product', TotalAmount: '200' },
      'CEEAE01D2F9A8E74D4AC0DCE7735B046D73F35A5EC99558A31A2EE03159DA1C9',
    ],
    [
      'blanks',
      { MerchantID: '3002607', ItemName: 'My Test Product', TotalAmount: '300' },
      '7712A5E6EDC3B57086063C88568084C66CE882A21D40E74DE5ACA3B478C6F316',
    ],
    ['a report of money', paid, '2AB536D86AFF8E1086744D59175040A32538C96B1C28C4135B551BD728E913B8'],
  ])('signs %s', (_name, fields, mac) => {
    expect(ecpayCheckMacValue(fields, payment)).toBe(mac);
    expect(hasValidCheckMacValue({ ...fields, CheckMacValue: mac }, payment)).toBe(true);
  });

  it('signs logistics with MD5', () => {
    const fields = {
      ...{ MerchantID: '2000132', LogisticsType: 'CVS', LogisticsSubType: 'UNIMART' },
      MerchantTradeDate: '2025/01/01 12:00:00',
    };
    expect(ecpayCheckMacValue(fields, logistics, 'md5')).toBe('545E6146FD45BDA683C88454DB34CE8D');
  });

  it('refuses a changed, added or missing field, other keys, and a missing signature', () => {
    const signed = { ...paid, CheckMacValue: ecpayCheckMacValue(paid, payment) };
    expect(hasValidCheckMacValue({ ...signed, TradeAmt: '1' }, payment)).toBe(false);
    expect(hasValidCheckMacValue({ ...signed, PayFrom: 'family' }, payment)).toBe(false);
    expect(hasValidCheckMacValue({ ...signed, SimulatePaid: undefined as unknown as string }, payment)).toBe(
      false,
    );
    expect(hasValidCheckMacValue(signed, logistics)).toBe(false);
    expect(hasValidCheckMacValue(paid, payment)).toBe(false);
  });

  const invoice = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' };
  it.each([
    [
      '{"MerchantID":"2000132","BarCode":"/1234567"}',
      'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc=',
    ],
    [
      '{"BarCode":"/1234567","MerchantID":"2000132"}',
      'r0JSyF9wVmywUav725b3rdJs3xp/ekrC/7PGb18zhKyXkPsamV9l4rPnBkaaraPcHtMSwrmSPP3wuS7b8g/aAKGs0iGiknpgpbdXKXvFrYM=',
    ],
    [
      `{"Name":"test!*'()~value"}`,
      'uvI4yrErM37XNQkXGAgRgBuDOiJoVs72Xn/rum9Ejl1DSna4HyLSoY7764PmhTR7JXb9jJWLSjCGcZEDeFiABg==',
    ],
    ['{"N":"1234567890"}', 'gVwWJnIpl1m3ZDypcRAjiCctilYnQhHn4h8OzJP5IxQPov7HuysXX+jPONvrHS7Z'],
    [
      '{"MerchantID":"2000132","ItemName":"綠界科技測試商品"}',
      'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTVKsXddZRgV+Cle9oeB2PqsEC2O0oDi4kObiCtdGznG9aAX69Kj0//VjGXhieBYZ3RuGW9v20xQyBevaBwtOvg1lYjlDw6jsgfToGMUvlGsIJ2DO6/tbXjNZumnRgj2GCSj7LLDRBU3KlkUWji16nO1',
    ],
  ])('seals and opens %s', (json, data) => {
    expect(encryptEnvelope(json, invoice)).toBe(data);
    expect(decryptEnvelope(data, invoice)).toBe(json);
    expect(decryptEnvelope(data, logistics)).not.toBe(json);
    expect(decryptEnvelope(data.slice(4), invoice)).not.toBe(json);
  });
});

describe('NewebPay', () => {
  const keys = { hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' };
  const others = { ...keys, hashKey: '22345678901234567890123456789012' };
  const sealed =
    'ff91c8aa01379e4de621a44e5f11f72e4d25bdb1a18242db6cef9ef07d80b0165e476fd1d9acaa53170272c82d122961e1a0700a7427cfa1cf90db7f6d6593bbc93102a4d4b9b66d9974c13c31a7ab4bba1d4e0790f0cbbbd7ad64c6d3c8012a601ceaa808bff70f94a8efa5a4f984b9d41304ffd879612177c622f75f4214fa';
  const fields = {
    ...{ MerchantID: '3430112', RespondType: 'JSON', TimeStamp: '1485232229', Version: '1.4' },
    ...{ MerchantOrderNo: 'S_1485232229', Amt: '40', ItemDesc: 'UnitTest' },
  };

  it('encrypts its documented example, and decrypts it', () => {
    expect(encryptTradeInfo(fields, keys)).toBe(sealed);
    expect(tradeSha(sealed, keys)).toBe('EA0A6CC37F40C1EA5692E7CBB8AE097653DF3E91365E6A9CD7E91312413C7BB8');
    expect(Object.fromEntries(new URLSearchParams(decryptTradeInfo(sealed, keys)))).toEqual(fields);
  });

  it('verifies its signature: other keys, other bytes and a missing signature are refused', () => {
    const sha = tradeSha(sealed, keys);
    expect(isTradeSha(sealed, sha.toLowerCase(), keys)).toBe(true);
    for (const [info, said, by] of [
      [sealed, sha, others],
      [`${sealed.slice(0, -1)}b`, sha, keys],
      [sealed, '', keys],
    ] as const)
      expect(isTradeSha(info, said, by)).toBe(false);
  });

  it('decrypts data padded to 32 bytes, and nothing encrypted with other keys', () => {
    const padded = Buffer.concat([Buffer.from('{"Status":"SUCCESS"}'), Buffer.alloc(12, 12)]);
    const more = Buffer.concat([padded.subarray(0, 12), Buffer.alloc(20, 20)]);
    for (const [bytes, text] of [
      [padded, '{"Status":"SUCCESS"}'],
      [more, '{"Status":"S'],
    ] as const) {
      const sealing = createCipheriv('aes-256-cbc', keys.hashKey, keys.hashIv).setAutoPadding(false);
      const hex = Buffer.concat([sealing.update(bytes), sealing.final()]).toString('hex');
      expect(decryptTradeInfo(hex, keys)).toBe(text);
    }
    expect(decryptTradeInfo(sealed, others)).toBeUndefined();
    for (const broken of ['', 'zz', sealed.slice(2), 'ff'.repeat(16)])
      expect(decryptTradeInfo(broken, keys)).toBeUndefined();
  });

  it('signs queries and answers about one trade (computed elsewhere)', () => {
    const trade = { Amt: '30', MerchantID: 'MS3788816305', MerchantOrderNo: 'Vanespl_ec_1695795668' };
    expect(newebpayCheckValue(trade, keys)).toBe(
      '3AF7A45700BF3B0746E87DFE6F54E7C90B8928539334574573899CF5A59E43EE',
    );
    expect(newebpayCheckCode({ ...trade, TradeNo: '23092714215835071' }, keys)).toBe(
      '7282E276F6154BCE681FA1C73D1C0D996AEBA06E08C20012387669E516BBCC27',
    );
  });
});

describe('LINE Pay', () => {
  const keys = { channelId: '1656012345', channelSecret: 'secret9' };
  const post = { path: '/v3/payments/request', payload: '{"amount":100,"currency":"TWD"}', nonce: 'nonce-1' };
  const get = { path: '/v3/payments', payload: 'orderId=A1&fields=ALL', nonce: 'nonce-2' };

  it('signs path, body or query, and nonce (computed elsewhere)', () => {
    const headers = linePayHeaders(keys, post);
    expect(headers['X-LINE-Authorization']).toBe('TscvEHq3E5PMoyx0BjJxurycApcAsrkps+SQQPOOyR0=');
    expect(headers['X-LINE-Authorization-Nonce']).toBe('nonce-1');
    expect(linePayHeaders(keys, get)['X-LINE-Authorization']).toBe(
      '4DTy1u8hjKqhokcq9cwMIYOFMzE/U9tJkyCjpcdsrRo=',
    );
    expect(isLinePayMac('secret9', post, headers['X-LINE-Authorization'])).toBe(true);
    for (const other of [
      { ...post, nonce: 'n' },
      { ...post, payload: '' },
      { ...post, path: '/' },
    ])
      expect(isLinePayMac('secret9', other, headers['X-LINE-Authorization'])).toBe(false);
  });
});

describe('Omise', () => {
  const secret = 'b21pc2Ugc2VjcmV0IGJ5dGVz';
  const rawBody = Buffer.from('{"key":"charge.complete"}');
  const timestamp = '1700000000';
  const right = '1e012cbf8453e86bc59f077461ad966c7be2116c1e9d5c2e9b4a44f2a43e12a0';
  const at = (s: number) => 1_700_000_000_000 + s * 1000;

  it('signs time and bytes with the decoded secret (computed elsewhere)', () => {
    expect(omiseSignature(secret, timestamp, rawBody)).toBe(right);
  });

  it.each<[string, string, number, boolean]>([
    ['one', right, 0, true],
    ['one of several', `${'0'.repeat(64)}, ${right}`, 0, true],
    ['four minutes old', right, 240, true],
    ['six minutes old', right, 360, false],
    ['six minutes early', right, -360, false],
    ['a wrong one', '0'.repeat(64), 0, false],
    ['none', '', 0, false],
    ['a part', right.slice(0, 32), 0, false],
  ])('verifies %s: %s', (_name, signatures, after, taken) => {
    expect(isOmiseSigned(secret, { rawBody, signatures, timestamp }, at(after))).toBe(taken);
  });

  it('refuses other bytes, another secret and an invalid time', () => {
    expect(isOmiseSigned(secret, { rawBody: Buffer.from('{}'), signatures: right, timestamp }, at(0))).toBe(
      false,
    );
    expect(isOmiseSigned('AAAA', { rawBody, signatures: right, timestamp }, at(0))).toBe(false);
    expect(isOmiseSigned(secret, { rawBody, signatures: right, timestamp: 'now' }, at(0))).toBe(false);
  });
});

describe('Billplz', () => {
  const key = 'S-s7b4yWpp9h7rrkNM1i3Z_g';
  const callback = [
    ['id', 'zq0tm2wc'],
    ['collection_id', 'yhx5t1pp'],
    ['paid', 'true'],
    ['state', 'paid'],
    ['amount', '100'],
    ['paid_amount', '100'],
    ['due_at', '2018-9-27'],
    ['email', 'tester@test.com'],
    ['mobile', ''],
    ['name', 'TESTER'],
    ['url', 'http://www.billplz-sandbox.com/bills/zq0tm2wc'],
    ['paid_at', '2018-09-27 15:15:09 +0800'],
    ['x_signature', '0fe0a20b8d557eeae570377783d062a3816a9ea80f368860bacfa7ec3ca4d00e'],
  ] as const;
  const wayBack = [
    ['billplz[id]', 'zq0tm2wc'],
    ['billplz[paid]', 'true'],
    ['billplz[paid_at]', '2018-09-27 15:15:09 +0800'],
    ['billplz[x_signature]', '4aab095fe5a39b1d534500988f9a0cb085cd1b6d5bbb55dd4e02ea6fa102b47b'],
  ] as const;

  it('verifies its callback and its redirect', () => {
    expect(hasValidXSignature(callback, key)).toBe(true);
    expect(hasValidXSignature(callback.toReversed(), key)).toBe(true);
    expect(hasValidXSignature(wayBack, key)).toBe(true);
  });

  it('joins the names of nested fields', () => {
    const nested = [
      ['page', '1'],
      ['collections[][id]', 'inbmmepb'],
      ['collections[][title]', 'testing'],
    ] as const;
    const flat = [
      ['page', '1'],
      ['collectionsid', 'inbmmepb'],
      ['collectionstitle', 'testing'],
    ] as const;
    expect(xSignature(nested, key)).toBe(xSignature(flat, key));
  });

  it('refuses a changed field, another key, no signature and two', () => {
    const changed = callback.map(([name, value]) => [name, name === 'amount' ? '1' : value] as const);
    expect(hasValidXSignature(changed, key)).toBe(false);
    expect(hasValidXSignature(callback, 'other')).toBe(false);
    expect(hasValidXSignature(callback.slice(0, -1), key)).toBe(false);
    expect(hasValidXSignature([...callback, ['x_signature', '']], key)).toBe(false);
  });

  it('sums up a v5 call, without empty fields', () => {
    const sum =
      '575c35c13ba37ccc2a434529e5082a71a574d304ba007592af44339d4436467d6a49107c95e51905cd80dce0f745760bd42fe73e2bc3bcd7ab79d07cc7fb4fa4';
    const sample = 'S-R5t3Uw6SrwXNWyZV-naVHg';
    expect(billplzChecksum(['My payment order title', '1681724303'], sample)).toBe(sum);
    expect(billplzChecksum(['My payment order title', undefined, '1681724303'], sample)).toBe(sum);
  });
});
