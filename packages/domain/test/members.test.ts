import { describe, expect, it } from 'vitest';
import { accountProblem } from '../src/members/account.ts';
import {
  idNumberProblem,
  isHongKongId,
  isMyKad,
  isTaiwanCompany,
  isTaiwanId,
  isThaiId,
} from '../src/members/identity.ts';
import { passwordProblems, passwordRules } from '../src/members/password.ts';
import { phoneProblem, phoneToE164 } from '../src/members/phone.ts';
import { regions } from '../src/regions.ts';

describe('password', () => {
  it.each([
    ['abcdefg1', []],
    ['aaa1bbb2', []],
    ['密码密码密碼12', []],
    ['abcdef1', ['field.password.tooShort']],
    ['abcdefgh', ['field.password.noDigit']],
    ['12345678', ['field.password.noLetter']],
    ['abcd efg1', ['field.password.spaces']],
    ['abcd\u3000efg1', ['field.password.spaces']],
    ['aaaa1bcd', ['field.password.repeats']],
    ['a1111bcd', ['field.password.repeats']],
    ['a1😀😀😀😀', ['field.password.tooShort', 'field.password.repeats']],
  ])('%j breaks %j', (password, broken) => {
    expect(passwordProblems(password)).toEqual(broken);
  });

  it('can break each rule that the checklist shows', () => {
    expect(new Set([...passwordProblems(''), ...passwordProblems('    ')])).toEqual(new Set(passwordRules));
  });
});

describe('account', () => {
  it.each([
    ['li', undefined],
    ['王小明', undefined],
    ['mei_ling-88.tw', undefined],
    ['', 'field.required'],
    ['王', 'field.account.tooShort'],
    ['1abc', 'field.account.startsWithDigit'],
    ['١abc', 'field.account.startsWithDigit'],
    ['mei ling', 'field.spaces'],
    ['mei@ling', 'field.account.characters'],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'field.tooLong'],
  ])('%j: %s', (account, expected) => {
    expect(accountProblem(account)).toBe(expected);
  });
});

describe('phone in local form', () => {
  it.each([
    ['TW', '0912345678', '+886912345678'],
    ['HK', '51234567', '+85251234567'],
    ['HK', '91234567', '+85291234567'],
    ['TH', '0612345678', '+66612345678'],
    ['TH', '0812345678', '+66812345678'],
    ['TH', '0912345678', '+66912345678'],
    ['MY', '0123456789', '+60123456789'],
    ['MY', '01112345678', '+601112345678'],
  ] as const)('%s %s is %s', (region, local, e164) => {
    expect(phoneProblem(region, local)).toBeUndefined();
    expect(phoneToE164(region, local)).toBe(e164);
  });

  it.each([
    ['TW', '091234567'],
    ['TW', '09123456789'],
    ['TW', '0812345678'],
    ['TW', '886912345678'],
    ['TW', '+886912345678'],
    ['HK', '31234567'],
    ['HK', '5123456'],
    ['TH', '0712345678'],
    ['TH', '061234567'],
    ['MY', '012345678'],
    ['MY', '011123456789'],
    ['MY', '0212345678'],
  ] as const)('%s refuses %s', (region, phone) => {
    expect(phoneProblem(region, phone)).toBe(`field.phone.${region}`);
    expect(() => phoneToE164(region, phone)).toThrow(RangeError);
  });

  it('is required, and names spaces before the form', () => {
    for (const region of regions) {
      expect(phoneProblem(region, '')).toBe('field.required');
      expect(phoneProblem(region, '0912 345 678')).toBe('field.spaces');
    }
  });
});

/** All numbers that differ from `number` in one digit. */
function oneDigitOff(number: string): string[] {
  return [...number].flatMap((char, at) =>
    /\d/.test(char)
      ? [...'0123456789']
          .filter((other) => other !== char)
          .map((other) => number.slice(0, at) + other + number.slice(at + 1))
      : [],
  );
}

describe('identity numbers', () => {
  it('Taiwan: citizens, residents in the new and the older form', () => {
    expect(isTaiwanId('A123456789')).toBe(true);
    expect(isTaiwanId('A800000014')).toBe(true);
    expect(isTaiwanId('AC01234567')).toBe(true);
    expect(isTaiwanId('A323456786')).toBe(false);
    expect(isTaiwanId('A12345678')).toBe(false);
    // Modulus 10 with even weights misses some wrong digits, but always detects a wrong last one.
    expect(
      oneDigitOff('A123456789').filter((number) => number.startsWith('A12345678') && isTaiwanId(number)),
    ).toEqual([]);
  });

  it('Taiwan: letters have their historical values', () => {
    // I is 34, O is 35, W is 32 and Z is 33. With values in alphabetical order the check digits would differ.
    expect(['I', 'O', 'W', 'Z'].map((letter) => checkedTaiwanId(letter))).toEqual([
      'I100000003',
      'O100000004',
      'W100000001',
      'Z100000002',
    ]);
  });

  it.each<[string, (number: string) => boolean, string[], string[]]>([
    [
      'Taiwan: companies by 5, also those that 10 refuses, and the seven in the seventh place',
      isTaiwanCompany,
      ['12345601', '04595257', '10458574', '10458575'],
      ['10458576', '12345602', '1234560'],
    ],
    [
      'Hong Kong: one letter or two',
      isHongKongId,
      ['A1234563', 'AB9876543'],
      ['A1234564', ...oneDigitOff('A1234563')],
    ],
    [
      'Thailand',
      isThaiId,
      ['3100600445635'],
      ['3100600445634', '310060044563', '0100600445635', '9100600445635'],
    ],
    [
      'Malaysia: a real date and a real birthplace',
      isMyKad,
      ['900131145678', '000229145678'],
      ['010229145678', '900132145678', '901301145678', '900131005678', '900131175678', '90013114567'],
    ],
  ])('%s', (_, isNumber, good, wrong) => {
    expect(good.filter((number) => !isNumber(number))).toEqual([]);
    expect(wrong.filter(isNumber)).toEqual([]);
  });

  it('Hong Kong: an A as check character', () => {
    const withA = Array.from({ length: 100 }, (_, n) => `G1234${String(n).padStart(2, '0')}A`);
    expect(withA.filter(isHongKongId).length).toBeGreaterThan(0);
  });

  it.each([
    ['TW', 'a123456789'],
    ['TW', '12345601'],
    ['HK', 'A123456(3)'],
    ['HK', '12345678'],
    ['TH', '3-1006-00445-63-5'],
    ['MY', '900131-14-5678'],
    ['MY', '201901000005'],
  ] as const)('%s takes %s as people write it', (region, number) => {
    expect(idNumberProblem(region, number)).toBeUndefined();
  });

  it.each(regions)('%s names its own rule', (region) => {
    expect(idNumberProblem(region, '')).toBe('field.required');
    expect(idNumberProblem(region, 'X')).toBe(`field.idNumber.${region}`);
  });
});

function checkedTaiwanId(letter: string): string | undefined {
  return Array.from({ length: 10 }, (_, digit) => `${letter}10000000${digit}`).find(isTaiwanId);
}
