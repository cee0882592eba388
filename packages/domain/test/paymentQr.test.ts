import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crc16,
  decodeQr,
  decodeQrFields,
  encodeQr,
  encodeQrFields,
  qrFieldValue,
} from '../src/payments/emvco.ts';
import { type FpsQr, fpsQr, readFps } from '../src/payments/fps.ts';
import { type PromptPayQr, promptPayNumber, promptPayQr, readPromptPay } from '../src/payments/promptPay.ts';
import { readThaiSlip, slipKey, thaiBankName, thaiSlipQr } from '../src/payments/thaiSlip.ts';
import { forAll, forAllIn } from './forAll.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const words = (maxLength: number) =>
  fc.stringMatching(/^[A-Z0-9]+$/, { maxLength }).filter((word) => word !== '');
const amount = fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined });

const transfer = fc.oneof(
  fc.record({ kind: fc.constant('phone' as const), number: digits(9).map((rest) => `0066${rest}`) }),
  fc.record({ kind: fc.constant('nationalId' as const), number: digits(13) }),
  fc.record({ kind: fc.constant('eWallet' as const), number: digits(15) }),
);
const bill = fc.record(
  { kind: fc.constant('bill' as const), billerId: digits(15), ref1: words(20), ref2: words(20) },
  { requiredKeys: ['kind', 'billerId', 'ref1'] },
);
const promptPay: fc.Arbitrary<PromptPayQr> = fc
  .record({ to: fc.oneof(transfer, bill), amountMinor: amount })
  .map(({ to, amountMinor }) => (amountMinor === undefined ? { to } : { to, amountMinor }));
const fps: fc.Arbitrary<FpsQr> = fc.record(
  {
    to: fc.oneof(
      fc.record({ kind: fc.constant('fpsId' as const), number: digits(9) }),
      fc.record({ kind: fc.constant('phone' as const), number: digits(8).map((rest) => `+852-${rest}`) }),
      fc.record({ kind: fc.constant('email' as const), number: fc.constant('pay@shop.example') }),
    ),
    amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
    reference: words(25),
  },
  { requiredKeys: ['to'] },
);
const slip = fc.record({ bankCode: digits(3), reference: words(25) });

describe('published codes', () => {
  it.each<[string, PromptPayQr, string]>([
    [
      'a phone',
      { to: { kind: 'phone', number: '0812345678' } },
      '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
    ],
    [
      'a phone and an amount',
      { to: { kind: 'phone', number: '0812223333' }, amountMinor: 3_000 },
      '00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD',
    ],
    [
      'a bill with two references and an amount',
      {
        to: { kind: 'bill', billerId: '099400016550100', ref1: '123456789012', ref2: '670429' },
        amountMinor: 364_922,
      },
      '00020101021230650016A00000067701011201150994000165501000212123456789012030667042953037645802TH54073649.2263044534',
    ],
    [
      'a bill without an amount',
      { to: { kind: 'bill', billerId: '099999999999990', ref1: '111222333444' } },
      '00020101021130550016A0000006770101120115099999999999990021211122233344453037645802TH63043EE7',
    ],
  ])('PromptPay: %s', (_name, wanted, code) => {
    expect(promptPayQr(wanted)).toBe(code);
    expect(readPromptPay(code)?.amountMinor).toBe(wanted.amountMinor);
  });

  it('FPS: an id with an amount and a reference', () => {
    const code =
      '00020101021226320012hk.com.hkicl021299999999999952040000530334454031005802HK5902NA6002HK62110507QR123456304983E';
    const to = { kind: 'fpsId', number: '999999999999' } as const;
    const wanted = { to, amountMinor: 10_000, reference: 'QR12345' };
    expect(fpsQr(wanted)).toBe(code);
    expect(readFps(code)).toEqual(wanted);
  });

  it.each([
    ['004000060000010103002021900021231231212000115102TH91049C30', '002', '0002123123121200011'],
    ['004100060000010103014022000111222233344ABCD125102TH910417DF', '014', '00111222233344ABCD12'],
    ['0038000600000101030060217Bf870bf26685f55526203TH9104CF62', undefined, undefined],
  ])('a slip: %s', (code, bankCode, reference) => {
    expect(readThaiSlip(code)).toEqual(bankCode === undefined ? undefined : { bankCode, reference });
  });

  it('the check of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });
});

describe('a code that we write', () => {
  it('is read with the same content', () => {
    forAll(promptPay, (wanted) => void expect(readPromptPay(promptPayQr(wanted))).toEqual(wanted));
    forAll(fps, (wanted) => void expect(readFps(fpsQr(wanted))).toEqual(wanted));
    forAll(slip, (wanted) => void expect(readThaiSlip(thaiSlipQr(wanted))).toEqual(wanted));
  });

  it('of any fields is read as those fields', () => {
    const fields = fc.array(fc.record({ id: digits(2), value: fc.string({ minLength: 1, maxLength: 99 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    forAll(fields, (wanted) => {
      expect(decodeQrFields(encodeQrFields(wanted))).toEqual(wanted);
      expect(decodeQr(encodeQr(wanted))).toEqual(wanted);
    });
  });

  it('is refused with one character changed', () => {
    const codes = fc.oneof(promptPay.map(promptPayQr), fps.map(fpsQr));
    forAllIn(500)(codes, fc.nat(), fc.integer({ min: 32, max: 126 }), (code, place, char) => {
      const at = place % code.length;
      const other = String.fromCharCode(char);
      fc.pre(other.toUpperCase() !== code.charAt(at).toUpperCase());
      expect(decodeQr(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    });
  });

  it('is refused if it is cut, and as a code of another kind', () => {
    const code = promptPayQr({ to: { kind: 'phone', number: '0812345678' } });
    for (let length = 0; length < code.length; length += 1)
      expect(decodeQr(code.slice(0, length))).toBeUndefined();
    expect([readFps(code), readThaiSlip(code)]).toEqual([undefined, undefined]);
    expect(readPromptPay(fpsQr({ to: { kind: 'fpsId', number: '1234567' } }))).toBeUndefined();
    expect(readPromptPay(thaiSlipQr({ bankCode: '004', reference: '1' }))).toBeUndefined();
  });
});

describe('the fields of a code', () => {
  it('have at most 99 characters', () => {
    const longest = [{ id: '59', value: 'x'.repeat(99) }];
    expect(decodeQrFields(encodeQrFields(longest))).toEqual(longest);
  });

  it.each(['5903AB', '5900', '5902ABC', '5', 'AA02XX'])('are none if the text is damaged: %s', (text) => {
    expect(decodeQrFields(text)).toBeUndefined();
  });

  it('are not found if they are missing or there twice', () => {
    const fields = [
      { id: '58', value: 'TH' },
      { id: '59', value: 'A' },
      { id: '59', value: 'B' },
    ];
    expect(['58', '59', '60'].map((id) => qrFieldValue(fields, id))).toEqual(['TH', undefined, undefined]);
  });
});

describe('a code with a right checksum', () => {
  it('is refused if its checksum is in another field, or if it has other letters', () => {
    const [slipCode, foreign] = [thaiSlipQr({ bankCode: '004', reference: '1' }), '5901集6304'];
    expect(decodeQr(slipCode, '91')).toBeDefined();
    expect(decodeQr(slipCode, '63')).toBeUndefined();
    expect(decodeQr(foreign + crc16(foreign))).toBeUndefined();
  });

  it.each([
    ['another currency', { '53': '344' }],
    ['another country', { '58': 'HK' }],
    ['an amount that is none', { '54': 'A' }],
    ['another scheme', { '29': '0016A00000067701011201130066812345678' }],
    ['a number that is none', { '29': '0016A0000006770101110113006681234567X' }],
    ['a bill of another scheme', { '30': '0016A0000006770101110113123456789012302021A' }],
    ['a bill without a reference', { '30': '0016A00000067701011201131234567890123' }],
  ])('is no code of PromptPay with %s', (_name, changes: Readonly<Record<string, string>>) => {
    const code = promptPayQr({ to: { kind: 'phone', number: '0812345678' }, amountMinor: 100 });
    const kept = (decodeQr(code) ?? []).filter(
      ({ id }) => !(id in changes) && !('30' in changes && id === '29'),
    );
    const changed = Object.entries(changes).map(([id, value]) => ({ id, value }));
    expect(readPromptPay(encodeQr([...kept, ...changed]))).toBeUndefined();
  });

  it('of a bill with one reference is read without a second one', () => {
    const to = { kind: 'bill', billerId: '099400016550100', ref1: 'A' } as const;
    expect(readPromptPay(promptPayQr({ to }))).toStrictEqual({ to });
  });

  it('of FPS without a reference is read without one', () => {
    const to = { kind: 'fpsId', number: '1234567' } as const;
    expect(readFps(fpsQr({ to }))).toStrictEqual({ to });
  });

  it.each([undefined, 1])('of FPS says whether it has an amount: %s', (amountMinor) => {
    const to = { kind: 'fpsId', number: '1234567' } as const;
    const fields = decodeQr(fpsQr(amountMinor === undefined ? { to } : { to, amountMinor })) ?? [];
    expect(qrFieldValue(fields, '01')).toBe(amountMinor === undefined ? '11' : '12');
  });
});

describe('input that no bank would accept', () => {
  it.each<[string, PromptPayQr]>([
    ['a short phone', { to: { kind: 'phone', number: '08123' } }],
    ['an id of 12 digits', { to: { kind: 'nationalId', number: '123456789012' } }],
    ['an id of 9 digits', { to: { kind: 'nationalId', number: '812345678' } }],
    ['small letters in a reference', { to: { kind: 'bill', billerId: '099400016550100', ref1: 'ab' } }],
    [
      'small letters in the first of two references',
      { to: { kind: 'bill', billerId: '099400016550100', ref1: 'ab', ref2: 'B' } },
    ],
    [
      'small letters in the second reference',
      { to: { kind: 'bill', billerId: '099400016550100', ref1: 'A', ref2: 'ab' } },
    ],
    ['a long reference', { to: { kind: 'bill', billerId: '099400016550100', ref1: 'A'.repeat(21) } }],
    ['a biller that is no number', { to: { kind: 'bill', billerId: 'X', ref1: 'A' } }],
    ['an amount of 0', { to: { kind: 'phone', number: '0812345678' }, amountMinor: 0 }],
    ['a part of a satang', { to: { kind: 'phone', number: '0812345678' }, amountMinor: 0.5 }],
  ])('PromptPay: %s', (_name, wanted) => {
    expect(() => promptPayQr(wanted)).toThrow(RangeError);
  });

  it('a bill is named in the error', () => {
    const to = { kind: 'bill', billerId: '099400016550100', ref1: 'A', ref2: 'ab' } as const;
    expect(() => promptPayQr({ to })).toThrow('no bill of PromptPay: 099400016550100 A ab');
  });

  it.each<[string, FpsQr]>([
    ['a short id', { to: { kind: 'fpsId', number: '123' } }],
    ['a phone without its country', { to: { kind: 'phone', number: '91234567' } }],
    ['no address', { to: { kind: 'email', number: 'shop' } }],
    ['a reference with a space', { to: { kind: 'fpsId', number: '1234567' }, reference: 'A 1' }],
    ['a negative amount', { to: { kind: 'fpsId', number: '1234567' }, amountMinor: -1 }],
    ['an amount of 0', { to: { kind: 'fpsId', number: '1234567' }, amountMinor: 0 }],
  ])('FPS: %s', (_name, wanted) => {
    expect(() => fpsQr(wanted)).toThrow(RangeError);
  });

  it('a value that is empty, too long or of other letters', () => {
    for (const value of ['', 'x'.repeat(100), '集運'])
      expect(() => encodeQrFields([{ id: '59', value }])).toThrow(RangeError);
    expect(() => encodeQrFields([{ id: '5', value: 'x' }])).toThrow(RangeError);
  });
});

describe('details', () => {
  it.each([
    ['0812345678', '0066812345678'],
    ['+66 81 234 5678', '0066812345678'],
    ['0066812345678', '0066812345678'],
    ['812345678', '0066812345678'],
    ['08123456789', undefined],
  ])('the phone %s is %s', (written, number) => {
    expect(promptPayNumber('phone', written)).toBe(number);
  });

  it('two spellings of one reference are one slip', () => {
    const one = { bankCode: '004', reference: 'ab12' };
    expect(slipKey(thaiSlipQr(one))).toBe(slipKey(thaiSlipQr({ ...one, reference: 'AB12' })));
    expect(slipKey('no slip')).toBeNull();
  });

  it('a bank has the name that its customers know; an unknown one keeps its code', () => {
    const codes = '002 004 006 011 014 022 024 025 030 033 034 067 069 073 999'.split(' ');
    expect(codes.map(thaiBankName)).toEqual([
      ...['Bangkok Bank', 'Kasikornbank', 'Krungthai Bank', 'ttb', 'SCB', 'CIMB Thai', 'UOB Thailand'],
      ...['Krungsri', 'Government Savings Bank', 'GH Bank', 'BAAC', 'TISCO Bank', 'Kiatnakin Phatra Bank'],
      ...['LH Bank', '999'],
    ]);
  });

  it.each([
    ['00', '000002'],
    ['01', '04'],
    ['01', 'X04'],
    ['02', 'AB 12'],
  ])('a code with the field %s = %j is no slip', (changed, value) => {
    const code = (fields: readonly { readonly id: string; readonly value: string }[]) =>
      encodeQr(
        [
          { id: '00', value: encodeQrFields(fields) },
          { id: '51', value: 'TH' },
        ],
        '91',
      );
    const right = [
      { id: '00', value: '000001' },
      { id: '01', value: '004' },
      { id: '02', value: 'AB12' },
    ];
    expect(readThaiSlip(code(right))).toEqual({ bankCode: '004', reference: 'AB12' });
    expect(
      readThaiSlip(code(right.map((one) => (one.id === changed ? { ...one, value } : one)))),
    ).toBeUndefined();
  });
});
