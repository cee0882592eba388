import { toMinor } from '@crossdock/domain/money.ts';
import { pieceNumber } from '@crossdock/domain/pickups/number.ts';
import { pickupPrice } from '@crossdock/domain/pickups/price.ts';
import type { PickupEvent, PickupState } from '@crossdock/domain/pickups/states.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { type DemoPickup, pickupsOfDemoMember, pickupsOfOtherMembers } from './demoPickups.ts';
import { insertTables } from './insertTables.ts';
import type { DemoMember } from './people.ts';
import { demoAreas } from './pickupAreas.ts';
import { type PickupTimes, pickupTimes } from './pickupTimes.ts';
import { Random } from './random.ts';
import { lowestBalanceSince } from './services.ts';
import type { DemoShop } from './shops.ts';
import { hour, iso } from './times.ts';

interface PickupsOf extends DemoBase {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly now: number;
}

const phones = ['020-3871-2200', '138-2660-1188', '0757-2886-3311'];

/**
 * Inserts pickup areas, and pickups in every state. Members with enough balance pay for them; returns these payments.
 */
export async function insertPickups(
  tx: Tx,
  of: PickupsOf,
  paidBefore: readonly MoneyMovement[],
): Promise<MoneyMovement[]> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(45_000 + of.members.length);
  const areas = areaRows(random, of);
  await insertRows(tx, 'pickupAreas', areas);
  const [first, ...others] = of.members;
  const made: Made[] = [];
  const paid = [...paidBefore];
  const make = (wanted: DemoPickup, members: readonly DemoMember[]) => {
    const area = areas[wanted.at];
    if (area === undefined) return;
    const { amountMinor } = pickupPrice(area, wanted.kg * 1000);
    const times = pickupTimes(wanted, of.now, of.shop.timeZone);
    const { at } = times;
    const member = members.find(({ id }) => lowestBalanceSince(paid, id, at) >= amountMinor * 2);
    if (member === undefined) return;
    const one = pickupOf(random, of, {
      wanted,
      area,
      member,
      amountMinor,
      times,
      phone: phones[made.length % 3] ?? '',
    });
    made.push(one);
    paid.push(...one.entries);
  };
  for (const wanted of pickupsOfDemoMember) make(wanted, first ? [first] : []);
  for (const [n, wanted] of pickupsOfOtherMembers.entries()) make(wanted, others.slice(n * 9));
  await insertMade(tx, made);
  return made.flatMap(({ entries }) => entries);
}

type Made = ReturnType<typeof pickupOf>;

async function insertMade(tx: Tx, made: readonly Made[]): Promise<void> {
  const parcels = made.flatMap((one) => one.parcels);
  await insertTables(tx, {
    pickupTasks: made.map(({ row }) => row),
    parcels: parcels.map(({ row }) => row),
    pickupParcels: parcels.map(({ link }) => link),
    parcelPhotos: parcels.map(({ photo }) => photo),
    transitions: [...made.flatMap(({ steps }) => steps), ...parcels.flatMap(({ steps }) => steps)],
  });
}

function areaRows(random: Random, of: PickupsOf) {
  const opened = of.now - 200 * 24 * hour;
  return demoAreas[of.shop.code].map(([warehouse, area]) => {
    const { zh, tw, en, places, base, step, maxKg, active = true } = area;
    return {
      ...{ shopId: of.shopId, id: random.idAt(opened), zh, tw, en, places, active },
      warehouseId: of.warehouseIds.get(warehouse) ?? '',
      baseMinor: toMinor(base, of.shop.currency),
      baseWeightG: 10_000,
      stepMinor: toMinor(step, of.shop.currency),
      maxWeightG: maxKg * 1000,
      createdAt: iso(opened),
    };
  });
}

interface Asked {
  readonly wanted: DemoPickup;
  readonly area: ReturnType<typeof areaRows>[number];
  readonly member: DemoMember;
  readonly amountMinor: number;
  readonly times: PickupTimes;
  readonly phone: string;
}

const eventsTo: Readonly<Record<PickupState, readonly (readonly [PickupEvent, PickupState])[]>> = {
  requested: [],
  planned: [['plan', 'planned']],
  collected: [
    ['plan', 'planned'],
    ['collect', 'collected'],
  ],
  inHouse: [
    ['plan', 'planned'],
    ['collect', 'collected'],
    ['arrive', 'inHouse'],
  ],
  failed: [
    ['plan', 'planned'],
    ['fail', 'failed'],
  ],
  cancelled: [['cancel', 'cancelled']],
};

function pickupOf(random: Random, of: PickupsOf, asked: Asked) {
  const { wanted, area, member, amountMinor, times, phone } = asked;
  const { state, part = 'morning' } = wanted;
  const { at, day, endedAt: endedMs } = times;
  const id = random.idAt(at);
  const number = random.reference('PK');
  const isPlanned = state !== 'requested' && state !== 'cancelled';
  const isFetched = state === 'collected' || state === 'inHouse';
  const hasEnded = state === 'failed' || state === 'cancelled';
  const clerk = of.staffIds.warehouse;
  const row = {
    ...{
      shopId: of.shopId,
      id,
      number,
      memberId: member.id,
      areaId: area.id,
      warehouseId: area.warehouseId,
      state,
    },
    ...{ address: wanted.address, contact: wanted.contact, phone },
    ...{
      weightG: wanted.kg * 1000,
      pieces: wanted.pieces,
      remark: wanted.remark ?? '',
      amountMinor,
      day,
      part,
    },
    plannedDay: isPlanned ? day : null,
    plannedPart: isPlanned ? part : null,
    driverId: isPlanned ? clerk : null,
    note: wanted.note ?? '',
    reason: wanted.reason ?? '',
    collectedAt: isFetched ? iso(endedMs) : null,
    endedBy: state === 'failed' || state === 'inHouse' ? clerk : null,
    endedAt: hasEnded ? iso(endedMs) : state === 'inHouse' ? iso(times.arrivedAt) : null,
    // Other members have seen their failed pickups; the demo member has not.
    seenAt: state === 'failed' && member !== of.members[0] ? iso(endedMs + hour) : null,
    createdAt: iso(at),
  };
  const parcels = isFetched ? parcelsOf(random, of, row, times) : [];
  const entries = paymentsOf(row, { at, endedMs, isVoid: hasEnded });
  return { row, parcels, steps: stepsOf(random, of, row, times), entries };
}

interface Task {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  readonly warehouseId: string;
  readonly state: PickupState;
  readonly pieces: number;
  readonly weightG: number;
  readonly amountMinor: number;
  readonly remark: string;
}

/** Parcels of the fetched goods: in transit, or received if the pickup has arrived at the warehouse. */
function parcelsOf(random: Random, of: PickupsOf, task: Task, { endedAt: at, arrivedAt }: PickupTimes) {
  const { shopId } = of;
  const isHere = task.state === 'inHouse';
  const arrived = iso(arrivedAt);
  return Array.from({ length: task.pieces }, (_, n) => {
    const id = random.idAt(at + n);
    const row = {
      ...{ shopId, id, memberId: task.memberId, warehouseId: task.warehouseId, remark: task.remark },
      number: random.reference('P'),
      courierNumber: pieceNumber(task.number, n + 1),
      state: isHere ? 'received' : 'forecast',
      weightG: isHere ? Math.round(task.weightG / task.pieces) : null,
      lengthMm: isHere ? 420 : null,
      widthMm: isHere ? 310 : null,
      heightMm: isHere ? 280 : null,
      forecastAt: iso(at),
      arrivedAt: isHere ? arrived : null,
      receivedBy: isHere ? of.staffIds.warehouse : null,
      createdAt: iso(at),
      updatedAt: isHere ? arrived : iso(at),
    };
    const fileId = of.pictures.arrival[(n + task.pieces) % of.pictures.arrival.length] ?? '';
    return {
      row,
      link: { shopId, parcelId: id, taskId: task.id },
      photo: { shopId, parcelId: id, fileId, kind: 'pickup', createdAt: iso(at) },
      steps: [
        {
          ...{ shopId, id: random.idAt(at + n), noun: 'parcel', subjectId: id, at: iso(at) },
          ...{ event: 'forecast', fromState: null, toState: 'forecast' },
          ...{ memberId: null, staffId: of.staffIds.warehouse, why: '' },
        },
        ...(isHere
          ? [
              {
                ...{ shopId, id: random.idAt(arrivedAt + n), noun: 'parcel', subjectId: id, at: arrived },
                ...{ event: 'receive', fromState: 'forecast', toState: 'received' },
                ...{ memberId: null, staffId: of.staffIds.warehouse, why: '' },
              },
            ]
          : []),
      ],
    };
  });
}

function paymentsOf(
  { memberId, amountMinor, number: memo }: Task,
  { at, endedMs, isVoid }: { readonly at: number; readonly endedMs: number; readonly isVoid: boolean },
): MoneyMovement[] {
  const balance = { kind: 'memberBalance', memberId } as const;
  const of = { amountMinor, memo };
  return [
    { ...of, at, from: balance, to: { kind: 'revenue' }, kind: 'pickupFee' },
    ...(isVoid
      ? [{ ...of, at: endedMs, from: { kind: 'revenue' }, to: balance, kind: 'pickupRefund' } as const]
      : []),
  ];
}

function stepsOf(random: Random, of: PickupsOf, task: Task, times: PickupTimes) {
  const { at: request, plannedAt: plan, endedAt, arrivedAt: arrive } = times;
  const moments: Partial<Record<PickupEvent | 'request', number>> = {
    request,
    plan,
    replan: plan,
    arrive,
    collect: endedAt,
    fail: endedAt,
    cancel: endedAt,
  };
  let before: PickupState | null = null;
  const steps: readonly (readonly [PickupEvent | 'request', PickupState])[] = [
    ['request', 'requested'],
    ...eventsTo[task.state],
  ];
  return steps.map(([event, to]) => {
    const at = moments[event] ?? request;
    const byMember = event === 'request' || event === 'cancel';
    const step = {
      ...{ shopId: of.shopId, id: random.idAt(at), noun: 'pickup', subjectId: task.id, event },
      ...{ fromState: before, toState: to, at: iso(at), why: '' },
      memberId: byMember ? task.memberId : null,
      staffId: byMember ? null : of.staffIds.warehouse,
    };
    before = to;
    return step;
  });
}
