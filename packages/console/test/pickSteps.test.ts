import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { expect, it } from 'vitest';
import { interpretPickScan } from '../src/orders/pickSteps.ts';

const toteNumber = (n: number) => referenceNumber('TB', new Uint8Array(8).fill(n));
const tote = (position: number) => ({
  ...{ id: `tote ${position}`, number: toteNumber(position), position },
  ...{ since: '2026-11-27T00:00:00.000Z', by: 'Ann' },
});
const order = (n: number, ...totes: number[]) => ({
  ...{ id: `order ${n}`, number: `CD${n}`, state: 'processing' as const },
  totes: totes.map(tote),
});
const line = (n: number) => ({
  ...{ parcelId: `parcel ${n}`, courierNumber: `SF123456789012${n}`, orderId: `order ${n}` },
});
const both = { orders: [order(1, 7), order(2)], list: [line(1), line(2)] };
const alone = { orders: [order(2)], list: [line(2)] };
const hears = (text: string, held = '', list = both) => interpretPickScan(recogniseScan(text), held, list);

it('ticks a parcel off and names the totes of its order', () => {
  expect(hears('sf1234567890121')).toEqual({ do: 'pick', parcelId: 'parcel 1', into: 'order 1', totes: [7] });
  expect(hears('SF1234567890122')).toEqual({ do: 'pick', parcelId: 'parcel 2', into: 'order 2', totes: [] });
  expect(hears('SF9999999999999')).toMatchObject({ do: 'wrong', key: 'notListed' });
});

it('assigns a tote to the order of the last parcel, and never one that another order of the list has', () => {
  expect(hears(toteNumber(9), 'order 2')).toEqual({ do: 'fill', number: toteNumber(9), orderId: 'order 2' });
  expect(hears(toteNumber(7), 'order 2')).toEqual({
    do: 'wrong',
    key: 'otherOrder',
    code: 'CD1',
    position: 7,
  });
  expect(hears(toteNumber(7), 'order 1')).toEqual({ do: 'holds', position: 7, orderNumber: 'CD1' });
  expect(hears(toteNumber(9))).toMatchObject({ do: 'wrong', key: 'parcelFirst' });
  expect(hears(toteNumber(9), '', alone)).toMatchObject({ do: 'fill', orderId: 'order 2' });
});

it('opens orders and other pick lists', () => {
  const number = referenceNumber('CD', new Uint8Array(8));
  expect(hears(number)).toEqual({ do: 'open', kind: 'order', code: number });
});
