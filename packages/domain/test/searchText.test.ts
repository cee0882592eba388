import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch } from '../src/searchText.ts';
import { forAll, forAllIn } from './forAll.ts';

describe('typed search words', () => {
  const phone = ['931204618'];
  test.each([
    ['+886931204618', phone],
    ['＋８８６　９３１－２０４－６１８', phone],
    ['+886 (0)931 204 618', phone],
    ['00886931204618', phone],
    ['886931204618', ['886931204618', ...phone]],
    ['0931-204-618', phone],
    ['0931 204 618\u200b', phone],
    ['4618', ['4618']],
    ['0618', ['0618']],
    ['61234567', ['61234567']],
    ['+85261234567', ['61234567']],
    ['+66 81 234 5678', ['812345678']],
    ['618', []],
    ['SF1234', []],
    ['王小明', []],
  ])('%s is the end of the phones %j', (typed, ends) => {
    expect(readSearch(typed).phoneEnds).toEqual(ends);
  });

  test.each([
    ['ｓｆ 0938-4039 5497', 'SF093840395497'],
    [' cd-q8ebaksgb ', 'CDQ8EBAKSGB'],
    ['FW/1034.867_517', 'FW1034867517'],
    ['王 小明', '王小明'],
    ['- -', ''],
  ])('%s is the number %s', (typed, number) => {
    expect(readSearch(typed).number).toBe(number);
  });

  test('reading the result again changes nothing', () => {
    forAll(fc.string({ unit: 'binary' }), (typed) => {
      const once = readSearch(typed);
      expect(readSearch(once.text)).toEqual(once);
    });
  });

  test('an invisible character between the parts of a letter does not prevent finding it', () => {
    const parts = [
      'a',
      'e',
      '\u0301',
      '\u0323',
      '\u200b',
      '\u00ad',
      '\u1100',
      '\u1161',
      '\u11a8',
      '=',
      '\u0338',
      ' ',
    ];
    forAllIn(2_000)(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (written) => {
      const seen = written.filter((part) => part !== '\u200b' && part !== '\u00ad');
      expect(readSearch(written.join(''))).toEqual(readSearch(seen.join('')));
      const once = readSearch(written.join(''));
      expect(readSearch(once.text)).toEqual(once);
    });
  });
});
