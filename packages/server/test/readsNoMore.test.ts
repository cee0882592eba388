import type { CallName } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { summaryOf } from '../src/platform/statementWatch.ts';
import { type CallStatements, statementsOfCall } from './callStatements.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';
import { freshNumber, goods, measured } from './parcelWorld.ts';
import { csvFile, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

/**
 * Tests that a call reads only the requested data: it gets as many rows as before after another member has equal
 * data. A call that only shows data sends no more statements than it needs, and does not wait for locks of others.
 */

/** An order in each stage, with disputed measurements, and parcels on the shelf and on their way. */
async function lifeOf(member: Person) {
  const [packed, signed] = [await s.packed(member), await s.shipped(member)];
  const shipped = await s.shipped(member);
  await s.clerk.client.call('signForOrder', { orderId: signed.id, signer: '王', note: '' });
  const { list } = await member.client.call('forecastParcels', {
    courierNumber: [freshNumber(), freshNumber()].join(' '),
    ...goods,
  });
  const courierNumber = list[0]?.courierNumber ?? '';
  await s.clerk.client.call('receiveParcel', {
    ...{ courierNumber, warehouseId: s.lane.warehouseId, ...measured, shelfCode: 'A-12' },
  });
  const parcelId = list[0]?.id ?? '';
  const { packages } = await member.client.call('getOrder', { orderId: packed.id });
  const packageId = packages[0]?.id ?? '';
  const open = (of: 'parcel' | 'package', id: string) =>
    member.client.call('openDispute', { of, id, reason: 'lighter at home' });
  const disputes = [(await open('package', packageId)).id, (await open('parcel', parcelId)).id] as const;
  const shelvedId = await insertShelvedParcel(s.world, s.lane, member);
  const choice = choiceOf(s.lane, [shelvedId], await insertApprovedAddress(s.world, s.lane, member));
  return { member, packed, signed, shipped, parcelId, courierNumber, disputes, choice };
}

interface Read {
  /** The call's name and, after a colon, the variant. */
  readonly name: string;
  readonly call: () => Promise<unknown>;
  /** The maximum number of statements. */
  readonly most: number;
  /** All statements are compiled at load, because the call is very frequent. */
  readonly isCompiled?: true;
  /** A pattern that no statement of the call may match. */
  readonly never?: RegExp;
}
const nameOf = (name: string) => name.split(':')[0] as CallName;

/** The tables of number parts. A search for a dash must not read them, because dashes only group digits. */
const searchOfNumbers = /(order|parcel)_search_parts/;
const orderOf = (which: 'packed' | 'signed' | 'shipped') => ({ orderId: mine[which].id });
const reads: readonly Read[] = [
  { name: 'getOrder', call: () => mine.member.client.call('getOrder', orderOf('packed')), most: 18 },
  {
    name: 'getOrder: shipped',
    call: () => mine.member.client.call('getOrder', orderOf('shipped')),
    most: 18,
  },
  {
    name: 'getOrderStatistics',
    call: () => mine.member.client.call('getOrderStatistics', {}),
    most: 11,
  },
  {
    name: 'getOrderCosts',
    call: () => mine.member.client.call('getOrderCosts', orderOf('packed')),
    most: 4,
  },
  { name: 'listOrders', call: () => mine.member.client.call('listOrders', {}), most: 7 },
  {
    name: 'listOrders: signed',
    call: () => mine.member.client.call('listOrders', { state: 'signed' }),
    most: 4,
    isCompiled: true,
  },
  {
    name: 'listOrders: words',
    call: () => mine.member.client.call('listOrders', { words: mine.packed.number }),
    most: 5,
  },
  {
    name: 'listOrders: of this month',
    call: () => mine.member.client.call('listOrders', { time: 'month' }),
    most: 8,
    never: / ilike /,
  },
  {
    name: 'getAfterSalesLimits',
    call: () => mine.member.client.call('getAfterSalesLimits', orderOf('signed')),
    most: 8,
  },
  {
    name: 'getMeasurements',
    call: () => mine.member.client.call('getMeasurements', { of: 'order', id: mine.packed.id }),
    most: 6,
  },
  {
    name: 'getMeasurements: parcel',
    call: () => mine.member.client.call('getMeasurements', { of: 'parcel', id: mine.parcelId }),
    most: 4,
  },
  {
    name: 'getDispute',
    call: () => mine.member.client.call('getDispute', { id: mine.disputes[0] }),
    most: 3,
  },
  {
    name: 'getDispute: parcel',
    call: () => mine.member.client.call('getDispute', { id: mine.disputes[1] }),
    most: 3,
  },
  {
    name: 'getDeskOrder',
    call: () => s.clerk.client.call('getDeskOrder', orderOf('packed')),
    most: 20,
  },
  {
    name: 'findDeskOrder',
    call: () => s.clerk.client.call('findDeskOrder', { number: mine.packed.number }),
    most: 4,
  },
  {
    name: 'listDeskOrders',
    call: () => s.clerk.client.call('listDeskOrders', { memberId: mine.member.id }),
    most: 9,
  },
  {
    name: 'listDeskOrders: a dash',
    call: () => s.clerk.client.call('listDeskOrders', { words: '-' }),
    most: 7,
    never: searchOfNumbers,
  },
  {
    name: 'queryAllParcels: a dash',
    call: () => s.clerk.client.call('queryAllParcels', { words: '-' }),
    most: 3,
    never: searchOfNumbers,
  },
  {
    name: 'getPickList',
    call: () => s.clerk.client.call('getPickList', { orderIds: [mine.packed.id] }),
    most: 5,
  },
  {
    name: 'previewShipments',
    call: () =>
      s.clerk.client.call(
        'previewShipments',
        {},
        { file: csvFile(`订单号,转运单号\n${mine.shipped.number},${mine.shipped.forwardingNumber}`) },
      ),
    most: 11,
  },
  {
    name: 'queryParcels',
    call: () => mine.member.client.call('queryParcels', {}),
    most: 3,
    isCompiled: true,
  },
  {
    name: 'queryParcels: shelved',
    call: () => mine.member.client.call('queryParcels', { state: ['shelved'] }),
    most: 3,
    isCompiled: true,
  },
  {
    name: 'getParcel',
    call: () => mine.member.client.call('getParcel', { id: mine.parcelId }),
    most: 6,
  },
  {
    name: 'getStaffParcel',
    call: () => s.clerk.client.call('getStaffParcel', { id: mine.parcelId }),
    most: 8,
  },
  {
    name: 'lookupParcel',
    call: () => s.clerk.client.call('lookupParcel', { courierNumber: mine.courierNumber }),
    most: 4,
  },
  {
    name: 'queryAllParcels',
    call: () => s.clerk.client.call('queryAllParcels', { memberId: mine.member.id }),
    most: 3,
  },
  {
    name: 'getOrderDefaultInfo',
    call: () => mine.member.client.call('getOrderDefaultInfo', { parcelIds: [mine.parcelId] }),
    most: 12,
  },
  {
    name: 'quoteOrder',
    call: () => mine.member.client.call('quoteOrder', mine.choice),
    most: 16,
  },
  {
    name: 'getChannel',
    call: () =>
      mine.member.client.call('getChannel', {
        parcelIds: mine.choice.parcelIds,
        addressId: mine.choice.addressId,
        deliveryType: 2,
      }),
    most: 14,
  },
  { name: 'queryMyWarehouses', call: () => mine.member.client.call('queryMyWarehouses', {}), most: 2 },
  { name: 'queryUnclaimed', call: () => s.clerk.client.call('queryUnclaimed', {}), most: 3 },
  { name: 'getWallet', call: () => mine.member.client.call('getWallet', {}), most: 3 },
  { name: 'getConsumptionList', call: () => mine.member.client.call('getConsumptionList', {}), most: 4 },
  {
    name: 'getMemberMoney',
    call: () => s.owner.client.call('getMemberMoney', { memberId: mine.member.id }),
    most: 4,
  },
];

const s = await startShippingWorld();
const mine = await lifeOf(await s.shop.member());
const alone: Record<string, CallStatements> = {};
for (const { name, call } of reads) {
  // The first call fills the server's cache of shop and session.
  await call();
  alone[name] = await statementsOfCall(nameOf(name), call);
}
const { shipped } = await lifeOf(await s.shop.member());
// The package now looks as if a server of the previous version had measured it.
await s.world.sql('delete from package_measurements where order_id = $1', [shipped.id]);

const takesLock = /\bfor (update|share|no key update)\b|pg_advisory/;

test.each(reads)('$name reads only the requested data, with as few statements as it needs', async (read) => {
  const { statements, built, rows } = await statementsOfCall(nameOf(read.name), read.call);
  expect(rows).toBe(alone[read.name]?.rows);
  expect(rows).toBeGreaterThan(0);
  const sent = statements.map((text) => summaryOf({ text }));
  expect(sent.length, sent.join(', ')).toBeLessThanOrEqual(read.most);
  if (read.isCompiled) expect(built).toBe(0);
  expect(statements.filter((text) => takesLock.test(text))).toEqual([]);
  expect(statements.filter((text) => read.never?.test(text))).toEqual([]);
});
