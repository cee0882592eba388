import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { correctedInterpretations, interpretScannedText } from '../src/finding/scanInterpretations.ts';
import { type ScanDesk, type ScanTarget, scanDesks, scanStepsFor } from '../src/finding/steps.ts';
import { possibleNumbersIn } from '../src/parcels/possibleNumbers.ts';
import { recogniseScan } from '../src/parcels/scans.ts';
import { referenceNumber } from '../src/reference.ts';
import { may } from '../src/staff/roles.ts';
import { memberAlias } from '../src/warehouses/placeholders.ts';
import { forAll } from './forAll.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const order = referenceNumber('CD', Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]));
const list = referenceNumber('PL', Uint8Array.from([8, 7, 6, 5, 4, 3, 2, 1]));
const tote = referenceNumber('TB', Uint8Array.from([3, 1, 4, 1, 5, 9, 2, 6]));
const alias = memberAlias(Uint8Array.from([1, 2, 3, 4]));

describe('decorations of a number', () => {
  test.each([
    ['JDVA12345678901-1-1-', 'courier', 'JDVA12345678901'],
    ['JDVA12345678901-2-3', 'courier', 'JDVA12345678901'],
    [']C1SF1234567890123', 'courier', 'SF1234567890123'],
    ['SF 1234 5678 90123', 'courier', 'SF1234567890123'],
    ['SF1234-5678-90123', 'courier', 'SF1234567890123'],
    [
      "MMM={'k1':'755W','k2':'755EK','k4':'T4','k5':'SF1234567890123','k7':'a1b2c3d4'}",
      'courier',
      'SF1234567890123',
    ],
    [
      'https://www.sf-express.example/we/ow/chn/sc/waybill/SF1234567890123?lang=tw',
      'courier',
      'SF1234567890123',
    ],
    ['HTTPS://KUAIDI100.EXAMPLE/Q?NU=YT1234567890123&T=1711111111111', 'courier', 'YT1234567890123'],
    ['https://q.example/?x=%7B%22no%22%3A%22JT1234567890123%22%7D', 'courier', 'JT1234567890123'],
    [`https://shop.example/orders/${order}`, 'order', order],
    [`https://shop.example/join?code=${alias.toLowerCase()}`, 'member', alias],
    [list, 'pickList', list],
    [tote.toLowerCase(), 'tote', tote],
    [`${list.slice(0, 6)}-${list.slice(6)}`, 'pickList', list],
    // Only JD writes the number of the piece behind the courier number, so any other suffix belongs to the number.
    ['SF1234567890123-1', 'courier', 'SF1234567890123-1'],
    ['UNKNOWN-COURIER-77', 'courier', 'UNKNOWN-COURIER-77'],
    ['1.25', 'unreadable', '1.25'],
    ['30 20 10', 'unreadable', '30 20 10'],
    ['https://shop.example/', 'unreadable', 'HTTPS://SHOP.EXAMPLE/'],
    ['*A', 'shelf', 'A'],
    ['*', 'unreadable', '*'],
    ['ABCD-123', 'shelf', 'ABCD-123'],
    ['ABCD-1234', 'courier', 'ABCD-1234'],
  ])('%s is a %s', (text, kind, code) => {
    expect(recogniseScan(text)).toEqual({ kind, code });
  });

  it('never loses the number as it was written, and never answers more than eight', () => {
    forAll(fc.string({ maxLength: 200 }), (text) => {
      const numbers = possibleNumbersIn(text);
      expect(numbers.length).toBeLessThanOrEqual(8);
      for (const number of numbers) expect(number).toBe(number.toUpperCase());
    });
    expect(possibleNumbersIn('SF1234567890123-1')[0]).toBe('SF1234567890123-1');
  });
});

describe('the numbers that a text may mean', () => {
  it.each([
    ['no text', '', []],
    ['a short last group', 'SF1234567890 123', ['SF1234567890 123', 'SF1234567890123']],
    ['a group of one digit', 'SF1234 1 56789012', ['SF1234 1 56789012']],
    ['groups without the form of a courier', 'ABC 12345', ['ABC 12345']],
    [
      'a percent sign that stands for nothing',
      '100% SF1234567890123',
      ['100% SF1234567890123', 'SF1234567890123'],
    ],
    [
      'an address whose host looks like a number',
      'https://SF1234567890123.test/q?x=YT1234567890123',
      ['YT1234567890123'],
    ],
    [
      'an address with several, those of couriers first',
      'https://shop.test/?order=A1234567&no=SF1234567890123',
      ['SF1234567890123', 'A1234567'],
    ],
  ])('%s', (_, text, numbers) => {
    expect(possibleNumbersIn(text)).toEqual(numbers);
  });
});

describe('the readings of a text', () => {
  it('finds our numbers, a box of an order, a shelf, and possible numbers of couriers or carriers', () => {
    expect(interpretScannedText(`${order}-2`)).toMatchObject({ orders: [order], part: 2 });
    expect(interpretScannedText('*a-03')).toMatchObject({ shelves: ['A-03'], orders: [] });
    expect(interpretScannedText(alias)).toMatchObject({ aliases: [alias], shelves: [alias] });
    expect(interpretScannedText(tote)).toMatchObject({ totes: [tote], pickLists: [] });
    expect(interpretScannedText(list)).toMatchObject({ pickLists: [list], parcels: [] });
    expect(interpretScannedText(' sf1234567890123 ').written).toEqual(['SF1234567890123']);
    expect(interpretScannedText('')).toMatchObject({ written: [], orders: [], shelves: [] });
  });

  it('finds our number again after one misread character or two swapped ones', () => {
    forAll(bytes(8), fc.nat({ max: 8 }), fc.constantFrom(...'ABC123XYZ'), (eight, at, char) => {
      const number = referenceNumber('CD', eight);
      const place = 2 + at;
      const misread = number.slice(0, place) + char + number.slice(place + 1);
      if (misread !== number) expect(correctedInterpretations(misread).orders).toContain(number);
      expect(correctedInterpretations(misread).orders.length).toBeLessThan(20);
    });
    const swapped = order.slice(0, 3) + order[4] + order[3] + order.slice(5);
    expect(correctedInterpretations(swapped).orders).toContain(order);
    expect(correctedInterpretations(order).orders).toEqual([]);
  });

  test.each([
    ['1234567890123', 'SF1234567890123'],
    ['SF12345678901O3', 'SF1234567890103'],
    ['SFI234567890123', 'SF1234567890123'],
    ['SF1234567891023', 'SF1234567890123'],
    ['SF1234567890123', '1234567890123'],
  ])('%s may have been %s', (text, number) => {
    const { written } = correctedInterpretations(text);
    expect(written).toContain(number);
    expect(written).not.toContain(text);
    expect(written.length).toBeLessThanOrEqual(60);
  });
});

describe('the steps of a scanned thing', () => {
  const all = () => true;
  test.each<[ScanTarget, ScanDesk, string | undefined]>([
    [{ kind: 'order', state: 'processing', collected: true }, 'shelving', 'pack'],
    [{ kind: 'order', state: 'awaitingShipment', collected: false }, 'packing', 'ship'],
    [{ kind: 'order', state: 'awaitingPayment', collected: false }, 'shipping', 'openOrder'],
    [{ kind: 'order', state: 'awaitingSignature', collected: true }, 'shipping', 'handOver'],
    [{ kind: 'order', state: 'awaitingSignature', collected: false }, 'shipping', 'openOrder'],
    [{ kind: 'order', state: 'signed', collected: true }, 'shipping', 'openOrder'],
    [{ kind: 'parcel', state: 'forecast', orderState: '' }, 'packing', 'receive'],
    [{ kind: 'parcel', state: 'shelved', orderState: '' }, 'receiving', 'shelve'],
    [{ kind: 'parcel', state: 'requested', orderState: 'processing' }, 'receiving', 'pack'],
    [{ kind: 'parcel', state: 'packed', orderState: 'awaitingShipment' }, 'packing', 'ship'],
    [{ kind: 'parcel', state: 'shelved', orderState: '' }, 'problems', 'report'],
    [{ kind: 'parcel', state: 'unclaimed', orderState: '' }, 'anywhere', 'assign'],
    [{ kind: 'parcel', state: 'unclaimed', orderState: '' }, 'shelving', 'shelve'],
    [{ kind: 'parcel', state: 'signed', orderState: 'signed' }, 'shelving', 'openOrder'],
    [{ kind: 'shelf' }, 'shelving', 'shelve'],
    [{ kind: 'shelf' }, 'packing', 'openShelf'],
    [{ kind: 'member' }, 'receiving', 'openMember'],
    [{ kind: 'pickList' }, 'shelving', 'openPickList'],
    [{ kind: 'tote', orderState: '' }, 'packing', 'label'],
    [{ kind: 'tote', orderState: 'processing' }, 'packing', 'pack'],
    [{ kind: 'tote', orderState: 'cancelled' }, 'packing', 'openOrder'],
    [{ kind: 'numbered' }, 'receiving', 'openList'],
  ])('%o at %s begins with %s', (thing, desk, first) => {
    expect(scanStepsFor(thing, desk, all)[0]).toBe(first);
  });

  it('offers nobody a step that their role may not do', () => {
    const support = (can: Parameters<typeof may>[1]) => may(['support'], can);
    for (const desk of scanDesks) {
      expect(scanStepsFor({ kind: 'order', state: 'processing', collected: true }, desk, support)).toEqual([
        'openOrder',
      ]);
      const finance = (can: Parameters<typeof may>[1]) => may(['finance'], can);
      const arrived = { kind: 'order', state: 'awaitingSignature', collected: true } as const;
      expect(scanStepsFor(arrived, desk, finance)).toEqual(['openOrder']);
      expect(scanStepsFor({ kind: 'parcel', state: 'shelved', orderState: '' }, desk, () => false)).toEqual(
        [],
      );
    }
  });
});
