import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { describe, expect, test } from 'vitest';
import { numbersIn, splitIntoBatches } from '../src/parcels/forecastBatches.ts';
import { mergeForecastAnswers } from '../src/parcels/useForecastBatches.ts';

const shared: DeclarationInput = {
  goodsType: 'clothes',
  goodsName: 'shirt',
  goodsCount: 1,
  declaredValueMinor: 80_000,
  goodsLink: '',
  remark: '',
};
const voucher = (fileId: string) => ({ fileId, name: 'receipt.jpg', thumb: '' });
const many = Array.from({ length: 500 }, (_, n) => `SF${String(n).padStart(13, '0')}`);

describe('any number of courier numbers', () => {
  test('are sent in calls of the allowed size, each number once', () => {
    const batches = splitIntoBatches(many, { shared, own: {} }, 50);
    expect(batches).toHaveLength(10);
    expect(batches.flatMap(({ courierNumber }) => courierNumber.split('\n'))).toEqual(many);
  });

  test('never make a text longer than a call accepts', () => {
    const long = many.map((number) => number.padEnd(40, '9'));
    const batches = splitIntoBatches(long, { shared, own: {} }, 200);
    expect(Math.max(...batches.map(({ courierNumber }) => courierNumber.length))).toBeLessThanOrEqual(4_000);
    expect(batches.flatMap(({ courierNumber }) => courierNumber.split('\n'))).toEqual(long);
  });

  test('keep the declarations of single numbers', () => {
    const shoes = { ...shared, goodsType: 'shoes', goodsName: 'boots', voucher: null };
    const own = { [String(many[3])]: shoes, [String(many[7])]: shoes };
    const batches = splitIntoBatches(many.slice(0, 60), { shared, own }, 50);
    expect(
      batches.map(({ goodsName, courierNumber }) => [goodsName, courierNumber.split('\n').length]),
    ).toEqual([
      ['shirt', 50],
      ['shirt', 8],
      ['boots', 2],
    ]);
  });

  test('have the shared voucher, their own, or none', () => {
    const own = {
      [String(many[1])]: { ...shared, voucher: voucher('own') },
      [String(many[2])]: { ...shared, voucher: null },
    };
    const said = { ...shared, proofFileId: 'all' };
    const batches = splitIntoBatches(many.slice(0, 4), { shared: said, own }, 50);
    expect(batches.map(({ courierNumber, proofFileId }) => [courierNumber.split('\n'), proofFileId])).toEqual(
      [
        [[many[0], many[3]], 'all'],
        [[many[1]], 'own'],
        [[many[2]], undefined],
      ],
    );
    expect(batches.some((batch) => 'voucher' in batch)).toBe(false);
  });
});

test('invalid numbers are recognised, and never counted as ones to send', () => {
  const { good, wrong, repeated } = numbersIn(
    'SF1234567890123, 壹貳參, SF1234567890123；x1\nYT1234567890123',
  );
  expect([good, wrong, repeated]).toEqual([
    ['SF1234567890123', 'YT1234567890123'],
    ['壹貳參', 'X1'],
    ['SF1234567890123'],
  ]);
});

test('a later answer for a number replaces the earlier one', () => {
  const one = (courierNumber: string, result: 'new' | 'needsProof' | 'claimed') => ({
    ...{ courierNumber, result, error: '', message: '', parcelId: null },
  });
  const before = { list: [one('A', 'new'), one('B', 'needsProof')], repeated: ['A'] };
  const later = { list: [one('B', 'claimed'), one('C', 'new')], repeated: [] };
  expect(
    mergeForecastAnswers(before as never, later as never).list.map(({ courierNumber, result }) => [
      courierNumber,
      result,
    ]),
  ).toEqual([
    ['A', 'new'],
    ['B', 'claimed'],
    ['C', 'new'],
  ]);
});
