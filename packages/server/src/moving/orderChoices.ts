import { isRefusal, type Refusal } from '@crossdock/contract/refusals.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { createServiceTask } from '../checkout/plannedServices.ts';
import { type OrderChoice, type PreparedOrder, prepareOrder, quoteRefusal } from '../checkout/prepare.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId, newReference } from '../platform/ids.ts';
import { asMemberId, asStaffId, type Staff, systemActor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { serviceCatalogueRows } from '../services/catalogue.store.ts';
import { endOpenTasks } from '../settlement/serviceTasks.ts';
import { cellFault, type ImportActor } from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import {
  approvedAddresses,
  cancelOrderWithoutNotice,
  type KnownAddress,
  listActiveChannels,
  parcelsForOrders,
  takenOrderNumbers,
  untouchedOrder,
} from './orders.store.ts';
import { findByOldKeys } from './store.ts';

/** An order as the file describes it. */
export interface OrderToImport {
  readonly order: string;
  readonly member: string;
  /** Courier numbers. */
  readonly parcels: readonly string[];
  readonly lane: string;
  readonly consignee: string;
  readonly phone: string;
  /** The destination in words, and the address's number in the old system. */
  readonly addressText: string;
  readonly addressNumber: string;
  readonly services: readonly string[];
  readonly remark: string;
}

interface Choice {
  readonly memberId: string;
  readonly choice: OrderChoice;
}

type Fault = ReturnType<typeof cellFault>;
/** The matched choices of a row, or what is wrong with it; both include the member if known. */
type Chosen = Choice | (Fault & { readonly memberId: string | undefined });

export const isMatchedChoice = (chosen: Chosen): chosen is Choice => 'choice' in chosen;

interface Names {
  readonly channels: Awaited<ReturnType<typeof listActiveChannels>>;
  readonly parcels: ReadonlyMap<string, Awaited<ReturnType<typeof parcelsForOrders>>[number]>;
  readonly addresses: ReadonlyMap<string, readonly KnownAddress[]>;
  readonly addressKeys: ReadonlyMap<string, { readonly subjectId: string }>;
  readonly services: ReadonlyMap<string, string>;
}

/** Matches the names in the rows with members, lanes, parcels, addresses and services. */
export async function matchOrderChoices(
  tx: Tx,
  rows: readonly OrderToImport[],
): Promise<(row: OrderToImport) => Chosen> {
  const members = await membersByKey(tx, fieldOf(rows, 'member'));
  const [channels, parcels, addresses, addressKeys, services] = await Promise.all([
    listActiveChannels(tx),
    parcelsForOrders(
      tx,
      rows.flatMap((row) => row.parcels),
    ),
    approvedAddresses(tx, [...members.values()]),
    findByOldKeys(
      tx,
      'addresses',
      rows.map(({ member, addressNumber }) => `${member} ${addressNumber}`),
    ),
    serviceCatalogueRows(tx),
  ]);
  const names: Names = {
    channels,
    parcels: new Map(parcels.map((one) => [one.courierNumber, one])),
    addresses: Map.groupBy(addresses, ({ memberId }) => memberId),
    addressKeys,
    services: new Map(
      services.flatMap(({ id, zh, tw, en }) => [zh, tw, en].map((name) => [name.toLowerCase(), id])),
    ),
  };
  return (row) => {
    const memberId = members.get(row.member);
    if (memberId === undefined)
      return { memberId, ...cellFault('member', 'moving.memberUnknown', { member: row.member }) };
    const found = choiceOf(row, memberId, names);
    return 'fault' in found ? { memberId, ...found } : { memberId, choice: found };
  };
}

function choiceOf(row: OrderToImport, memberId: string, names: Names): OrderChoice | Fault {
  const parcels = row.parcels.map((number) => names.parcels.get(number));
  const missing = row.parcels.find((_, at) => parcels[at]?.memberId !== memberId);
  if (missing !== undefined) return cellFault('parcels', 'moving.parcelUnknown', { number: missing });
  const taken = row.parcels.find((_, at) => parcels[at]?.state !== 'shelved');
  if (taken !== undefined) return cellFault('parcels', 'moving.parcelNotShelved', { number: taken });
  const isCalled = ({ code, zh, tw, en }: Names['channels'][number]) =>
    [code, zh, tw, en].some((name) => name.toLowerCase() === row.lane);
  const lanes = names.channels.filter(isCalled);
  const lane = lanes.find(({ warehouseId }) => warehouseId === parcels[0]?.warehouseId) ?? lanes[0];
  if (lane === undefined) return cellFault('lane', 'moving.laneUnknown');
  const address = addressOf(row, memberId, names);
  if (address === undefined) return cellFault('address_number', 'moving.addressUnknown');
  const unknown = row.services.find((name) => !names.services.has(name));
  if (unknown !== undefined) return cellFault('services', 'moving.serviceUnknown', { service: unknown });
  return {
    parcelIds: parcels.flatMap((parcel) => parcel?.id ?? []),
    channelId: lane.id,
    deliveryType: address.deliveryType === 3 ? 3 : 2,
    addressId: address.id,
    insuredMinor: 0,
    taxIncluded: false,
    cashOnDelivery: false,
    declarerIds: [],
    points: 0,
    services: row.services.map((name) => ({ serviceId: names.services.get(name) ?? '', quantity: 1 })),
  };
}

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^(886|852|66|60)?0*/, '');

/**
 * Finds the address with the old system's number; else the member's only address that matches the row's
 * words.
 */
function addressOf(row: OrderToImport, memberId: string, names: Names): KnownAddress | undefined {
  const own = names.addresses.get(memberId) ?? [];
  const { addressNumber } = row;
  if (addressNumber !== '') {
    const key = names.addressKeys.get(`${row.member} ${addressNumber}`)?.subjectId;
    return own.find(({ id }) => id === key || id === addressNumber);
  }
  const fits = own.filter(
    ({ consignee, phone }) =>
      (row.consignee === '' || consignee === row.consignee) &&
      (row.phone === '' || digits(phone) === digits(row.phone)),
  );
  const named = fits.filter(({ detail, code, store }) => {
    const place = code ?? store?.address ?? detail;
    return place !== '' && row.addressText.includes(place);
  });
  const left = named.length > 0 ? named : fits;
  return left.length === 1 ? left[0] : undefined;
}

const columnOf: Readonly<Record<string, string>> = {
  parcelIds: 'parcels',
  addressId: 'address_number',
  pickupPointId: 'address_number',
  channelId: 'lane',
  carrierId: 'lane',
  services: 'services',
};

const asFault = ({ refused, params, field }: Refusal): Fault =>
  cellFault(columnOf[field ?? ''] ?? null, refused, params);

interface PricedOrder {
  readonly prepared: PreparedOrder;
  readonly carrierId: string;
}

/** Checks and prices the order like one that the member submits. */
export async function priceOrderToImport(
  tx: Tx,
  { shop }: ImportActor,
  { memberId, choice }: Choice,
  lock: boolean,
): Promise<PricedOrder | Fault> {
  // Photos are not required, because any were taken in the old system.
  const settings = { ...shop.settings, picturesNeeded: false };
  const buyer = { memberId: asMemberId(memberId), shop: { ...shop, settings }, lang: shop.defaultLang };
  const prepared = await prepareOrder(tx, buyer, choice, { lock });
  if (isRefusal(prepared)) return asFault(prepared);
  const [impossible] = prepared.offer.quote.refusals;
  if (impossible) return asFault(quoteRefusal(impossible));
  return { prepared, carrierId: prepared.offer.carrier?.id ?? '' };
}

/** The actor whose clerk the histories name for the import. */
const staffOf = ({ shop, staffId }: ImportActor): Staff => ({
  ...systemActor(shop, 'moving'),
  ...{ kind: 'staff', staffId: asStaffId(staffId), sessionId: '', roles: [] },
  ...{ provenAt: '', passwordDue: false, secondFactor: false },
});

/**
 * Creates the order. A number in our format is kept; any other number is put at the start of its remark,
 * where searches find it.
 */
export async function placeImportedOrder(
  tx: Tx,
  mover: ImportActor,
  chosen: Choice,
  row: OrderToImport,
): Promise<{ readonly id: string } | Fault> {
  const { shop } = mover;
  const priced = await priceOrderToImport(tx, mover, chosen, true);
  if ('fault' in priced) return priced;
  const { prepared, carrierId } = priced;
  const own = referenceIn('CD', row.order);
  const isFree = own !== undefined && !(await takenOrderNumbers(tx, [own])).has(own);
  const actor = staffOf(mover);
  const buyer = { memberId: asMemberId(chosen.memberId), shop, lang: shop.defaultLang };
  const remark = isFree ? row.remark : [row.order, row.remark].filter((one) => one !== '').join(' · ');
  const terms = { ...chosen.choice, carrierId, remark };
  const order = await placeOrder(tx, actor, buyer, prepared, terms, {
    id: newId(),
    number: isFree ? own : newReference('CD'),
    ...{ memberCouponId: null, pointsUsed: 0, pointWorthMinor: null },
  });
  if (isRefusal(order)) throw new Error(`order ${row.order}: ${order.refused}`);
  const placed = { memberId: buyer.memberId, parcelId: null, orderId: order.id, payer: 'bill' } as const;
  for (const task of prepared.planned) await createServiceTask(tx, actor, task, placed);
  return { id: order.id };
}

/**
 * Undoes an order on which nobody has worked, and releases its parcels. Answers its member. Throws if this is
 * not possible.
 */
export async function undoImportedOrder(
  tx: Tx,
  mover: ImportActor,
  { id, why, isFresh }: { readonly id: string; readonly why: string; readonly isFresh: boolean },
): Promise<string> {
  const order = await untouchedOrder(tx, id);
  if (order === undefined) throw new Error(`order ${id} has gone on`);
  if (!isFresh) return order.memberId;
  const actor = staffOf(mover);
  await cancelOrderWithoutNotice(tx, order, why);
  await recordSteps(tx, actor, 'order', [
    { subjectId: id, event: 'cancel', from: order.state, to: 'cancelled', why },
  ]);
  const moved = await transitionParcels(tx, actor, order.parcelIds, 'release', { quiet: true });
  if (moved.length !== order.parcelIds.length) throw new Error(`parcels of order ${id} have gone on`);
  await endOpenTasks(tx, actor, { orderId: id }, why);
  return order.memberId;
}
