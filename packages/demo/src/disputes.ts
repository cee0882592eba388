import type { DisputeState } from '@crossdock/domain/parcels/disputes.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { parcelStateOf, stepTime } from './life.ts';
import type { packageRows } from './packages.ts';
import type { PricedOrder } from './priceOrder.ts';
import { Random } from './random.ts';
import type { StockedParcel } from './stock.ts';
import { day, hour, iso } from './times.ts';

interface DisputesOf extends DemoBase {
  readonly shopId: string;
  readonly now: number;
}

/** A measurement row of a package or a parcel. */
export interface DemoMeasured {
  readonly id: string;
  readonly parcelId?: string;
  readonly at: string | null;
}

export interface MeasuredSubjects {
  readonly packages: readonly ReturnType<typeof packageRows>[number][];
  readonly parcels: readonly DemoMeasured[];
}

type Package = MeasuredSubjects['packages'][number];

/** The first measurement of each package has the package's id. */
function packageMeasurementRow(box: Package, at: number, heavier: ReadonlySet<string>) {
  const { shopId, id, orderId, lengthMm, widthMm, heightMm, packedBy, photoFileId, createdAt } = box;
  // A corrected package keeps its first, too heavy measurement.
  const weightG = box.weightG + (heavier.has(id) ? correctedG : 0);
  return {
    ...{ shopId, id, orderId, packageId: id, weightG, lengthMm, widthMm, heightMm },
    ...{ staffId: packedBy, fileId: photoFileId, at: createdAt, scale: at % 2 === 0 ? 'A1' : 'A2', why: '' },
  };
}

const reasons = [
  '我自己量過，這箱不到五公斤。',
  '箱子的長邊好像多量了，賣家說只有 40 公分。',
  '同樣的東西上次比較輕，麻煩再量一次。',
  '賣家出貨單寫的重量少了快一公斤。',
] as const;
const notes: Readonly<Record<DisputeState, string>> = {
  open: '',
  confirmed: '複秤與原來相差 20 公克，在誤差範圍內。',
  corrected: '第一次連同膠帶座一起秤了，抱歉，已更正。',
  withdrawn: '',
};
const events = { confirmed: 'confirm', corrected: 'correct', withdrawn: 'withdraw' } as const;
/** The excess weight of a corrected measurement. */
const correctedG = 620;
const packedAtOf = ({ createdAt }: Package) => Date.parse(createdAt ?? '');

/**
 * Inserts disputes in every state: open ones for unpaid orders and parcels on the shelf, closed ones for shipped
 * orders.
 */
export async function insertDisputes(
  tx: Tx,
  of: DisputesOf,
  trades: readonly PricedOrder[],
  stocked: readonly StockedParcel[],
  measured: MeasuredSubjects,
): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(96_000 + of.members.length);
  const [first] = of.members;
  const boxOf = new Map(measured.packages.toReversed().map((box) => [box.orderId, box]));
  const packed = trades.flatMap((one) => {
    const [box, state] = [boxOf.get(one.order.id), one.order.steps.at(-1)?.to];
    const until = stepTime(one.order, 'ship') ?? of.now;
    return box && state ? [{ box, state, until, memberId: one.member.id }] : [];
  });
  const isFresh = ({ box }: { readonly box: Package }) => packedAtOf(box) > of.now - 6 * day;
  const waiting = packed.filter((one) => one.state === 'awaitingPayment' && isFresh(one));
  const gone = packed.filter(({ state }) => state === 'awaitingSignature' || state === 'signed').toReversed();
  const isMine = ({ memberId }: { readonly memberId: string }) => memberId === first?.id;
  const ended = (['corrected', 'confirmed', 'withdrawn'] as const).flatMap((state, at) => {
    const [mine, others] = [gone.filter(isMine)[at], gone.filter((one) => !isMine(one))[at]];
    return [mine, others].flatMap((one) => (one ? { ...one, becomes: state } : []));
  });
  const open = [...waiting.filter(isMine).slice(0, 1), ...waiting.filter((one) => !isMine(one)).slice(0, 3)];
  const made = [...open.map((one) => ({ ...one, becomes: 'open' as DisputeState })), ...ended].map(
    (one, nth) => ofPackage(random, of, one, nth),
  );
  const shelved = stocked
    .filter((one) => one.orderId === null && !isMine(one) && parcelStateOf(one.parcel) === 'shelved')
    .filter(({ parcel }) => (stepTime(parcel, 'shelve') ?? of.now) < of.now - day)
    .slice(14, 16);
  const parcels = shelved.flatMap(({ parcel, memberId }, nth) => {
    const taken = measured.parcels.find(({ parcelId }) => parcelId === parcel.id);
    return taken ? ofParcel(random, of, parcel.id, memberId, taken.id, nth) : [];
  });
  const corrected = ended.filter(({ becomes }) => becomes === 'corrected');
  const heavier = new Set(corrected.map(({ box }) => box.id));
  await insertTables(tx, {
    packageMeasurements: measured.packages.map((box, at) => packageMeasurementRow(box, at, heavier)),
    storagePauses: parcels.map(({ pause }) => pause),
  });
  await insertTables(tx, {
    packageMeasurements: made.flatMap(({ taken }) => taken),
    measurementDisputes: [...made, ...parcels].map(({ row }) => row),
    transitions: [...made, ...parcels].flatMap(({ steps }) => steps),
  });
}

interface Disputed {
  readonly box: Package;
  readonly memberId: string;
  readonly becomes: DisputeState;
  /** When the order was shipped, or now. The dispute is settled by then. */
  readonly until: number;
}

function ofPackage(
  random: Random,
  of: DisputesOf,
  { box, memberId, becomes: state, until }: Disputed,
  nth: number,
) {
  const packedAt = packedAtOf(box);
  const span = until - packedAt;
  const at = packedAt + Math.min(random.int(2, 20) * hour, span * 0.4);
  const endedAt = Math.min(at + random.int(3, 20) * hour, packedAt + span * 0.9);
  const isMeasured = state === 'confirmed' || state === 'corrected';
  const reason = reasons[nth % reasons.length] ?? reasons[0];
  const { shopId } = of;
  const { weightG, lengthMm, widthMm, heightMm, orderId, id: packageId } = box;
  const second = {
    ...{ shopId, id: random.idAt(endedAt), orderId, packageId, lengthMm, widthMm, heightMm, why: reason },
    weightG: Math.max(50, weightG - (state === 'corrected' ? 0 : 20)),
    ...{ staffId: of.staffIds.support, scale: 'B1', at: iso(endedAt) },
    fileId: of.pictures.packed[nth % of.pictures.packed.length] ?? null,
  };
  const row = {
    ...{ shopId, id: random.idAt(at), memberId, orderId, packageId, parcelId: null, position: box.position },
    ...{ state, reason, note: notes[state], firstId: packageId, secondId: isMeasured ? second.id : null },
    fileIds: of.pictures.arrival.slice(nth % 2, 1 + (nth % 2)),
    loweredMinor: state === 'corrected' ? 3_500 : 0,
    ...{ pauseId: null, createdAt: iso(at), endedAt: state === 'open' ? null : iso(endedAt) },
  };
  return {
    ...{ row, taken: isMeasured ? [second] : [] },
    steps: stepsOf(random, of, row.id, memberId, state, { at, endedAt }, reason),
  };
}

function ofParcel(
  random: Random,
  of: DisputesOf,
  parcelId: string,
  memberId: string,
  firstId: string,
  nth: number,
) {
  const at = of.now - (nth + 2) * 5 * hour;
  const reason = reasons[(nth + 1) % reasons.length] ?? reasons[0];
  const { shopId } = of;
  const pause = {
    ...{ shopId, id: random.idAt(at), parcelId, reason: 'dispute', keepsBack: true, stopsClock: true },
    ...{ why: reason, fromAt: iso(at), createdBy: null, createdAt: iso(at) },
  };
  const row = {
    ...{ shopId, id: random.idAt(at), memberId, parcelId, orderId: null, packageId: null, position: null },
    ...{ state: 'open' as const, reason, note: '', firstId, secondId: null, loweredMinor: 0 },
    fileIds: of.pictures.arrival.slice(2, 3),
    ...{ pauseId: pause.id, createdAt: iso(at), endedAt: null },
  };
  return {
    ...{ row, pause },
    steps: stepsOf(random, of, row.id, memberId, 'open', { at, endedAt: at }, reason),
  };
}

interface Step {
  readonly [column: string]: string | null;
}

function stepsOf(
  random: Random,
  of: DisputesOf,
  subjectId: string,
  memberId: string,
  state: DisputeState,
  { at, endedAt }: { readonly at: number; readonly endedAt: number },
  reason: string,
) {
  const common = { shopId: of.shopId, noun: 'dispute', subjectId };
  const opened: Step = {
    ...{ ...common, id: random.idAt(at), event: 'open', fromState: null, toState: 'open' },
    ...{ at: iso(at), memberId, staffId: null, why: reason },
  };
  if (state === 'open') return [opened];
  const byMember = state === 'withdrawn';
  const ended: Step = {
    ...{ ...common, id: random.idAt(endedAt), event: events[state], fromState: 'open', toState: state },
    ...{ at: iso(endedAt), memberId: byMember ? memberId : null, why: notes[state] },
    staffId: byMember ? null : of.staffIds.support,
  };
  return [opened, ended];
}
