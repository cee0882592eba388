import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeclarerInput, declarerProblems, freeEntriesLevel } from '../src/declarers/rules.ts';
import { documentNumberProblem, maskIdNumber } from '../src/members/identity.ts';
import { mayChange } from '../src/orders/changes.ts';
import { orderStates } from '../src/orders/states.ts';
import { forAll } from './forAll.ts';

const good: DeclarerInput = {
  name: '王小明',
  country: 'TW',
  phone: '0912345678',
  idKind: 'person',
  idNumber: 'A123456789',
};
const wrong = (changes: Partial<DeclarerInput>) =>
  Object.fromEntries(declarerProblems({ ...good, ...changes }).map(({ field, key }) => [field, key]));

describe('a declarer (specification, section 5: name, phone and ID are required)', () => {
  it('is valid as a citizen, a resident and a company', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ idNumber: 'A800000014' })).toEqual({});
    expect(wrong({ idKind: 'company', idNumber: '12345601' })).toEqual({});
  });

  it.each([
    ['nothing at all', { name: '', phone: '', idNumber: '' }, ['name', 'phone', 'idNumber']],
    ['a phone of elsewhere', { country: 'HK', idNumber: 'A1234563' }, ['phone']],
    ['a company number of a person', { idNumber: '12345601' }, ['idNumber']],
    ['an ID of a company', { idKind: 'company' }, ['idNumber']],
    ['a country we do not know', { country: 'DE' }, ['country']],
    [
      'nothing filled in',
      { name: '', country: '', phone: '', idNumber: '' },
      ['name', 'country', 'phone', 'idNumber'],
    ],
  ] as const)('names the fields that are wrong with %s', (_what, changes, fields) => {
    expect(Object.keys(wrong(changes))).toEqual(fields);
  });

  it('can be changed until the order is on its way', () => {
    const order = { cashOnDelivery: false, packedAt: null, paidMinor: 0 };
    expect(orderStates.filter((state) => mayChange({ ...order, state }, 'declarers'))).toEqual([
      'processing',
      'awaitingPayment',
      'awaitingShipment',
    ]);
  });
});

describe('the meter of duty-free entries (facts: Taiwan, six a half-year)', () => {
  it('warns before the last free one and after it', () => {
    expect([0, 4, 5, 6, 7].map((used) => freeEntriesLevel(used, 6))).toEqual([
      'free',
      'free',
      'last',
      'usedUp',
      'usedUp',
    ]);
  });
});

describe('documents', () => {
  it.each([
    ['TW', 'nationalId', 'A123456789', undefined],
    ['TW', 'nationalId', 'A800000014', 'field.idNumber.kind'],
    ['TW', 'residence', 'AC01234567', undefined],
    ['TW', 'company', '12345601', undefined],
    ['TW', 'nationalId', 'A123456788', 'field.idNumber.TW'],
    ['HK', 'residence', 'A123456(3)', undefined],
    ['TH', 'company', '3100600445635', 'field.idNumber.kind'],
    ['MY', 'nationalId', '201901000005', 'field.idNumber.kind'],
    ['CN', 'passport', 'e 1234 5678', undefined],
    ['CN', 'passport', 'ABCDEFGH', 'field.passport'],
    ['CN', 'nationalId', 'A123456789', 'field.country'],
    ['TW', 'passport', '', 'field.required'],
  ] as const)('%s %s %s: %s', (country, kind, number, problem) => {
    expect(documentNumberProblem(country, kind, number)).toBe(problem);
  });

  it('are masked with the same length, showing at most five characters', () => {
    expect(maskIdNumber('A123456789')).toBe('A1*****789');
    expect(maskIdNumber('1234567')).toBe('*****67');
    forAll(fc.stringMatching(/^[A-Z0-9]{6,13}$/), (number) => {
      const masked = maskIdNumber(number);
      expect(masked).toHaveLength(number.length);
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(5);
    });
  });
});
