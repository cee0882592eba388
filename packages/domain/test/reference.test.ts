import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReferenceNumber, normaliseReference, referenceNumber } from '../src/reference.ts';
import { fillPlaceholders, memberAlias, receivingAddress } from '../src/warehouses/placeholders.ts';
import { forAll } from './forAll.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = fc.uint8Array({ minLength: 1, maxLength: 16 });

describe('numbers for people', () => {
  it('have a prefix, a character per byte and a check character', () => {
    expect(referenceNumber('P', Uint8Array.of(0, 0, 0, 1))).toBe('P00012');
    expect(referenceNumber('P', Uint8Array.of(0, 31, 32, 255))).toMatch(/^P0Z0Z[0-9A-Z]$/);
  });

  it('are recognised, with their own prefix only', () => {
    forAll(bytes, (random) => {
      const number = referenceNumber('P', random);
      return isReferenceNumber('P', number) && !isReferenceNumber('W', number);
    });
    for (const text of ['P', 'P0', '', 'PIIII', 'P0001U']) expect(isReferenceNumber('P', text)).toBe(false);
  });

  it('detect every single wrong character and every swap of neighbours', () => {
    forAll(bytes, fc.nat(), fc.nat(30), (random, where, shift) => {
      const number = referenceNumber('P', random);
      const at = 1 + (where % (number.length - 1));
      const here = number.charAt(at);
      const other = alphabet.charAt((alphabet.indexOf(here) + 1 + shift) % 32);
      expect(isReferenceNumber('P', number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
      const after = number.charAt(at + 1);
      if (after !== '' && after !== here) {
        const swapped = number.slice(0, at) + after + here + number.slice(at + 2);
        expect(isReferenceNumber('P', swapped)).toBe(false);
      }
    });
  });

  it('are read as people type them', () => {
    expect(normaliseReference('P', ' p-oil0 12 ')).toBe('P011012');
    expect(normaliseReference('OL', 'ol-oo1')).toBe('OL001');
    expect(normaliseReference('P', 'sf123')).toBe('SF123');
  });
});

describe("the warehouse's address with its placeholders", () => {
  const values = { memberId: 'M4821', randomName: '林沐晨', userName: '王小明', alias: 'RK7M2Q' };

  it('replaces every placeholder and leaves other braces alone', () => {
    expect(fillPlaceholders('{memberId} {randomName} {userName} {alias} {other} {memberId}', values)).toBe(
      'M4821 林沐晨 王小明 RK7M2Q {other} M4821',
    );
  });

  it('does not fill in placeholders that a name contains', () => {
    expect(fillPlaceholders('{userName}', { ...values, userName: '{memberId} $& $1' })).toBe(
      '{memberId} $& $1',
    );
  });

  it('names the member in the address even if shops mask the name', () => {
    const template = { linkman: '{randomName}({memberId})', address: '廣州市白雲區石井大道88號' };
    expect(receivingAddress(template, values)).toEqual({
      linkman: '林沐晨(M4821)',
      address: '廣州市白雲區石井大道88號 RK7M2Q',
    });
    expect(receivingAddress({ ...template, address: '石井大道88號 {memberId} 倉' }, values).address).toBe(
      '石井大道88號 M4821 倉',
    );
  });

  it('gets an alias of six characters that is recognised again', () => {
    const alias = memberAlias(Uint8Array.of(19, 7, 20, 2));
    expect(alias).toHaveLength(6);
    expect(isReferenceNumber('R', alias)).toBe(true);
  });
});
