import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { VipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { normaliseCourierNumber, recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import {
  customsTotalMinor,
  mayOrderVip,
  type ParcelCustomsShare,
  splitCustomsLines,
} from '@crossdock/domain/vipOrders/rules.ts';
import { addressFieldsOf, addressStateAfterSaving } from '../addresses/addressFields.ts';
import { type AddressFields, insertAddress } from '../addresses/store.ts';
import { findMember } from '../members/store.ts';
import { assignForecast, insertParcels } from '../parcels/forecast.store.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId, newReference } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { storeDeclarations } from '../vipOrders/numbers.store.ts';
import { addVipParcels, insertVipOrders, replaceCustomsLines } from '../vipOrders/store.ts';
import { type VipFacts, vipFacts } from './vipFacts.ts';
import { customsLinesOf, findVipFaults, type VipFault, type VipRefusal } from './vipFaults.ts';

/** Parcels are inserted in pieces, because a statement has a maximum number of values. */
const begunAtOnce = 1_000;

/** Why the member may not place VIP orders; undefined if they may. */
export async function vipRefusal(tx: Tx, actor: Member): Promise<Refusal<'vip.notForYou'> | undefined> {
  const member = await findMember(tx, actor.memberId);
  const { vipOrders } = actor.shop.settings;
  return member && mayOrderVip(member, vipOrders) ? undefined : refuse('vip.notForYou');
}

interface Placed {
  /** The VIP orders' ids, in the order of the input. */
  readonly ids: readonly string[];
}

/**
 * Places VIP orders, all or none. Their parcels are forecast or claimed, and wait for each other. The caller has
 * checked `vipRefusal`. Known parcels are locked first: of two members who want the same number, the second finds it
 * taken.
 */
export async function placeVipOrders(
  tx: Tx,
  actor: Member,
  orders: readonly VipOrderInput[],
): Promise<Placed | { readonly faults: readonly VipFault[] } | Refusal<'row.changed'>> {
  const facts = await vipFacts(tx, actor, orders, { lock: true });
  const faults = findVipFaults(orders, facts, actor);
  if (faults.length > 0) return { faults };
  const consignees = new VipOrderAddresses(tx, actor, facts);
  const wanted: WantedVipOrder[] = [];
  for (const [at, order] of orders.entries()) {
    const addressId = await consignees.idOf(order);
    if (isRefusal(addressId)) return { faults: [{ at, refusal: addressId }] };
    wanted.push({ id: newId(), order, addressId, ...prepareVipOrderParcels(order, facts, actor) });
  }
  const rows = wanted.map(({ id, order, addressId }) => ({
    ...columnsOfVipOrder(order, addressId),
    id,
    memberId: actor.memberId,
    number: newReference('CD'),
  }));
  const parcelIds = await claimParcels(tx, actor, wanted, facts);
  if (parcelIds === undefined) return refuse('row.changed');
  await insertVipOrders(tx, actor, actor.memberId, rows);
  await replaceCustomsLines(
    tx,
    wanted.map(({ id, lines }) => ({ vipOrderId: id, lines })),
  );
  await addVipParcels(
    tx,
    wanted.flatMap(({ id, numbers }) =>
      numbers.flatMap((number) => {
        const parcelId = parcelIds.get(number);
        return parcelId === undefined ? [] : { vipOrderId: id, parcelId, waiting: true };
      }),
    ),
  );
  return { ids: fieldOf(wanted, 'id') };
}

/** A VIP order's courier numbers, its stored lines, and each number's share of the lines. */
interface Parts {
  readonly numbers: readonly string[];
  readonly lines: ReturnType<typeof customsLinesOf>['kept'];
  readonly shares: readonly ParcelCustomsShare[];
  readonly warehouseId: string;
}
export interface WantedVipOrder extends Parts {
  readonly id: string;
  readonly order: VipOrderInput;
  readonly addressId: string;
}

export function prepareVipOrderParcels(
  order: VipOrderInput,
  facts: VipFacts,
  { lang, shop }: Pick<Member, 'lang' | 'shop'>,
): Parts {
  const numbers = order.courierNumbers.map(normaliseCourierNumber);
  const { kept, told } = customsLinesOf(order.lines, facts, lang);
  const warehouseId = facts.channels.get(order.channelId)?.channel.warehouseId ?? '';
  const shares = splitCustomsLines(told, numbers.length, shop.settings.coinMinor);
  return { numbers, lines: kept, shares, warehouseId };
}

/** The member's choices as columns. */
export function columnsOfVipOrder(order: VipOrderInput, addressId: string) {
  const { channelId, carrierId, declarerIds, insuredMinor, taxIncluded, cashOnDelivery, remark } = order;
  return {
    addressId,
    channelId,
    carrierId,
    declarerIds: [...declarerIds],
    insuredMinor,
    taxIncluded,
    cashOnDelivery,
    remark,
    declaredMinor: customsTotalMinor(order.lines),
  };
}

/**
 * Makes the parcels of these numbers the member's and declares them; answers their ids by number. Undefined if
 * somebody else took a number first.
 */
export async function claimParcels(
  tx: Tx,
  actor: Member,
  wanted: readonly WantedVipOrder[],
  facts: VipFacts,
): Promise<Map<string, string> | undefined> {
  const said = wanted.flatMap(({ numbers, shares, warehouseId }) =>
    numbers.map((number, at) => ({ number, warehouseId, share: shares[at] })),
  );
  const fresh = said
    .filter(({ number }) => !facts.numbers.has(number))
    .map(({ number, warehouseId, share }) => ({
      ...share,
      courierNumber: number,
      courier: recogniseCourier(number)[0] ?? '',
      memberId: actor.memberId,
      warehouseId,
      state: 'forecast' as const,
      forecastAt: tx.now,
    }))
    .sort((a, b) => (a.courierNumber < b.courierNumber ? -1 : 1));
  const ids = new Map([...facts.numbers].map(([number, { id }]) => [number, id]));
  for (let from = 0; from < fresh.length; from += begunAtOnce) {
    const begun = await insertParcels(tx, actor, fresh.slice(from, from + begunAtOnce));
    for (const { id, courierNumber } of begun) ids.set(courierNumber, id);
  }
  if (said.some(({ number }) => !ids.has(number))) return undefined;
  await Promise.all([claimUnowned(tx, actor, facts), renewExpired(tx, actor, facts)]);
  for (const { numbers, shares, warehouseId } of wanted) {
    const known = numbers.flatMap((number, at) => {
      const id = facts.numbers.get(number)?.id;
      const share = shares[at];
      return id !== undefined && share !== undefined ? [{ id, ...share }] : [];
    });
    await storeDeclarations(tx, known, warehouseId);
  }
  return ids;
}

/** Makes expired forecasts expected again. */
async function renewExpired(tx: Tx, actor: Member, { numbers }: VipFacts): Promise<void> {
  const expired = [...numbers.values()].filter(({ state }) => state === 'expired');
  await transitionParcels(tx, actor, fieldOf(expired, 'id'), 'renew', { changes: { forecastAt: tx.now } });
}

/** Assigns parcels without a member to this one: those scanned by mistake, and unclaimed ones. */
async function claimUnowned(tx: Tx, actor: Member, { numbers }: VipFacts): Promise<void> {
  const unowned = [...numbers.values()].filter(({ memberId }) => memberId === null);
  for (const { id, state } of unowned) if (state === 'forecast') await assignForecast(tx, actor, id, {});
  const here = unowned.filter(({ state }) => state === 'unclaimed');
  const changes = { memberId: actor.memberId, forecastAt: tx.now };
  const idsOf = (onShelf: boolean) =>
    here.filter(({ shelvedAt }) => (shelvedAt !== null) === onShelf).map(({ id }) => id);
  await transitionParcels(tx, actor, idsOf(false), 'claimReceived', { changes });
  await transitionParcels(tx, actor, idsOf(true), 'claimShelved', { changes });
}

/** The destinations of orders: an address of the member, or a new one, written once for all orders that name it. */
export class VipOrderAddresses {
  readonly #tx: Tx;
  readonly #actor: Member;
  readonly #made = new Map<string, string>();
  /** The member's existing addresses, by content. */
  readonly #own: ReadonlyMap<string, string>;

  constructor(tx: Tx, actor: Member, { addresses }: Pick<VipFacts, 'addresses'>) {
    this.#tx = tx;
    this.#actor = actor;
    this.#own = new Map([...addresses.values()].map((row) => [saidBy(row, row.store?.number), row.id]));
  }

  async idOf({ address, addressId }: VipOrderInput): Promise<string | VipRefusal> {
    if (address === undefined) return addressId ?? refuse('order.noAddress', {}, 'addressId');
    const key = JSON.stringify(address);
    const made = this.#made.get(key) ?? (await this.#add(address));
    if (!isRefusal(made)) this.#made.set(key, made);
    return made;
  }

  async #add(address: NonNullable<VipOrderInput['address']>): Promise<string | VipRefusal> {
    const { memberId, shop } = this.#actor;
    const fields = await addressFieldsOf(this.#tx, memberId, address);
    if (isRefusal(fields)) return { ...fields, field: `address.${fields.field ?? 'country'}` };
    const own = this.#own.get(saidBy(fields, address.store?.number));
    if (own !== undefined) return own;
    const id = newId();
    const state = addressStateAfterSaving(fields, shop.settings);
    await insertAddress(this.#tx, this.#actor, { ...fields, id, memberId, state, isDefault: false });
    return id;
  }
}

/** The content of an address: two addresses with the same content are the same. */
type Said = Omit<AddressFields, 'store' | 'deliveryType' | 'zipKept'> & { readonly deliveryType: number };

function saidBy(of: Said, storeNumber: string | undefined): string {
  const { consignee, areaCode, phone, country, province, city, area, areaId, street } = of;
  const { detail, zip, idNumber, deliveryType, pickupPointId } = of;
  const place = [country, province, city, area, areaId, street, detail, zip];
  return JSON.stringify([
    [consignee, areaCode, phone, idNumber],
    place,
    [deliveryType, pickupPointId, storeNumber ?? null],
  ]);
}
