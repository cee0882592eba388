import type { Page } from '@playwright/test';
import { type Client, createClient } from '../../packages/contract/src/client.ts';
import { calls } from '../../packages/contract/src/table.ts';
import { deriveWire } from '../../packages/contract/src/wire/wireTable.ts';
import { onePixel } from '../uploads.ts';
import { tokenOf } from '../visit.ts';

export interface OrderToPack {
  readonly id: string;
  readonly number: string;
  readonly parcels: readonly string[];
}

/** The maximum of numbers in one forecast. */
const forecastMax = 50;
const measured = { weightG: 1_000, lengthMm: 300, widthMm: 200, heightMm: 100 };

/** An API client logged in as a demo login. */
export async function clientOf(
  page: Page,
  origin: string,
  face: 'portal' | 'console',
  login: string,
): Promise<Client> {
  const token = await tokenOf(page, origin, face, login);
  return createClient({ wire: deriveWire(calls), baseUrl: `${origin}/api/`, lang: 'tw', token, dedupeMs: 0 });
}

/**
 * Creates orders of the demo member that wait for packing, each with two parcels, or with `each`. The parcels are
 * forecast, received with a picture, and submitted as orders.
 */
export async function createOrdersToPack(
  { member, clerk }: { member: Client; clerk: Client },
  numbers: readonly string[],
  each = 2,
): Promise<OrderToPack[]> {
  const { warehouses } = await clerk.call('getDesk', {});
  const warehouseId = warehouses[0]?.id ?? '';
  const shelf = (await clerk.call('listLocations', { warehouseId })).list[0]?.code ?? '';
  const picture = new Blob([new Uint8Array(onePixel)], { type: 'image/png' });
  const goods = { goodsType: 'clothes', goodsName: '棉質上衣', goodsCount: 1, declaredValueMinor: 80_000 };
  const ids = new Map<string, string | null>();
  for (let at = 0; at < numbers.length; at += forecastMax) {
    const courierNumber = numbers.slice(at, at + forecastMax).join('\n');
    const { list } = await member.call('forecastParcels', { courierNumber, ...goods });
    for (const one of list) ids.set(one.courierNumber, one.id);
  }
  const ready = async (courierNumber: string) => {
    await clerk.call('receiveParcel', { courierNumber, warehouseId, ...measured, shelfCode: shelf });
    await clerk.call('photographParcel', { courierNumber }, { file: picture });
    return ids.get(courierNumber) ?? '';
  };
  const made: OrderToPack[] = [];
  for (let at = 0; at < numbers.length; at += each) {
    const parcels = numbers.slice(at, at + each);
    const order = await submitted(member, await Promise.all(parcels.map(ready)));
    made.push({ ...order, parcels });
  }
  return made;
}

/** Like `createOrdersToPack`, for the page of the warehouse's demo login. */
export async function createOrdersForDesk(
  clerk: Page,
  origin: string,
  numbers: readonly string[],
): Promise<OrderToPack[]> {
  const [member, staff] = await Promise.all([
    clientOf(clerk, origin, 'portal', 'demo'),
    clientOf(clerk, origin, 'console', 'warehouse'),
  ]);
  return createOrdersToPack({ member, clerk: staff }, numbers);
}

let choice: { addressId: string; deliveryType: 2 | 3; channelId: string; carrierId: string } | undefined;

/** Orders cash on delivery, so that the packed orders can be shipped without a payment. */
const atDoor = { cashOnDelivery: true } as const;

/** Submits an order with the first channel that accepts the parcels. */
async function submitted(member: Client, parcelIds: string[]): Promise<{ id: string; number: string }> {
  choice ??= await firstWay(member, parcelIds);
  const { totalMinor } = await member.call('quoteOrder', { ...choice, ...atDoor, parcelIds });
  return member.call('submitOrder', { ...choice, ...atDoor, parcelIds, totalMinor, agreed: true });
}

async function firstWay(member: Client, parcelIds: string[]): Promise<NonNullable<typeof choice>> {
  const { addresses } = await member.call('getOrderDefaultInfo', { parcelIds });
  for (const { id: addressId, deliveryType, usable } of addresses) {
    if (!usable || deliveryType !== 2) continue;
    const { offers } = await member.call('getChannel', { parcelIds, addressId, deliveryType, ...atDoor });
    const offer = offers.find((one) => one.possible && one.codOffered && one.carrierId !== null);
    if (offer?.carrierId)
      return { addressId, deliveryType, channelId: offer.channelId, carrierId: offer.carrierId };
  }
  throw new Error('nothing takes it');
}
