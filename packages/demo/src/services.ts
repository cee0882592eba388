import { toMinor } from '@crossdock/domain/money.ts';
import type { ServiceKind } from '@crossdock/domain/services/kinds.ts';
import type { TaskEvent, TaskState } from '@crossdock/domain/services/states.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoBase } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { demoServices } from './serviceCatalogue.ts';
import { hour, iso } from './times.ts';

interface ServicesOf extends DemoBase {
  readonly shopId: string;
  readonly currency: string;
  readonly now: number;
}

interface Wanted {
  readonly kind: ServiceKind;
  readonly state: TaskState;
  readonly hoursAgo: number;
  readonly quantity?: number;
  /** In `wish` and `note`, `{count}` stands for the parcel's number of pieces. */
  readonly wish?: string;
  readonly note?: string;
  readonly reason?: string;
  readonly isSeen?: boolean;
}

/** The demo member's services. None is open on parcels that are ready to ship. */
const ofFirst: readonly Wanted[] = [
  {
    kind: 'photo',
    state: 'done',
    hoursAgo: 5,
    quantity: 3,
    wish: '拍標籤和背面',
    note: '三張都拍了，標籤完整。',
  },
  { kind: 'count', state: 'done', hoursAgo: 40, note: '共 {count} 件，數量正確。', isSeen: true },
  { kind: 'openCheck', state: 'impossible', hoursAgo: 30, reason: '原廠封膜，拆了不能退貨。' },
  { kind: 'photo', state: 'cancelled', hoursAgo: 60, quantity: 2 },
];
const ofOthers: readonly Wanted[] = [
  { kind: 'photo', state: 'requested', hoursAgo: 2, quantity: 2, wish: '看有沒有刮傷' },
  { kind: 'photo', state: 'requested', hoursAgo: 30, quantity: 5, wish: '每一件都拍一張' },
  { kind: 'photo', state: 'working', hoursAgo: 6, quantity: 1 },
  { kind: 'photo', state: 'reshoot', hoursAgo: 20, quantity: 2, wish: '拍正面', note: '已拍。' },
  { kind: 'count', state: 'requested', hoursAgo: 9, wish: '應該有 {count} 個' },
  { kind: 'openCheck', state: 'working', hoursAgo: 4, wish: '確認顏色是不是黑色' },
  { kind: 'removeBox', state: 'requested', hoursAgo: 12 },
  { kind: 'photo', state: 'done', hoursAgo: 70, quantity: 2, note: '已拍。', isSeen: true },
  { kind: 'returnToSeller', state: 'impossible', hoursAgo: 50, reason: '賣家拒收，請先與賣家聯絡。' },
];

/**
 * Inserts the catalogue, and services in every state. Returns the payments for services that the member's balance
 * could cover. The other services are charged on bills.
 */
export async function insertServices(
  tx: Tx,
  of: ServicesOf,
  paidBefore: readonly MoneyMovement[],
): Promise<MoneyMovement[]> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(44_000 + of.members.length);
  const services = demoServices.map((one, position) => serviceRow(random, of, one, position));
  await insertRows(tx, 'services', services);
  const parcels = await tx.all(
    db
      .selectFrom('parcels')
      .select(['id', 'memberId', 'courierNumber', 'goodsCount', 'shelvedAt'])
      .where(shopCondition(tx, { state: 'shelved' }))
      .where('memberId', 'is not', null)
      .orderBy('id'),
  );
  const first = of.members[0]?.id;
  const mine = parcels.filter(({ memberId }) => memberId === first);
  const others = parcels.filter(({ memberId }) => memberId !== first);
  const made = [...placed(ofFirst, mine, of.now), ...placed(ofOthers, others, of.now)].map(
    ({ wanted, parcel }) => {
      const service = services.find(({ kind }) => kind === wanted.kind);
      if (service === undefined) throw new Error(`no service ${wanted.kind}`);
      return taskOf(random, of, { wanted, parcel, service }, paidBefore);
    },
  );
  await insertTables(tx, {
    serviceTasks: made.map(({ row }) => row),
    transitions: made.flatMap(({ steps }) => steps),
  });
  return made.flatMap(({ entries }) => entries);
}

interface Parcel {
  readonly id: string;
  readonly memberId: string | null;
  readonly courierNumber: string;
  readonly goodsCount: number | null;
  readonly shelvedAt: string | null;
}

/**
 * Assigns each service to a parcel that was already on the shelf when the service was ordered. Each service gets
 * another parcel as long as there are enough.
 */
function placed(all: readonly Wanted[], parcels: readonly Parcel[], now: number) {
  const used = new Set<Parcel>();
  return all.flatMap((wanted) => {
    const fit = parcels.filter(
      ({ shelvedAt }) => shelvedAt !== null && Date.parse(shelvedAt) < now - wanted.hoursAgo * hour,
    );
    const parcel = fit.find((one) => !used.has(one)) ?? fit[0];
    if (parcel) used.add(parcel);
    return parcel ? [{ wanted, parcel }] : [];
  });
}

function serviceRow(
  random: Random,
  of: ServicesOf,
  [kind, unit, price, [zh, tw, en], [aboutZh, aboutTw, aboutEn]]: (typeof demoServices)[number],
  position: number,
) {
  return {
    shopId: of.shopId,
    id: random.idAt(of.now - 300 * 24 * hour),
    kind,
    unit,
    priceMinor: toMinor(price, of.currency),
    ...{ zh, tw, en, aboutZh, aboutTw, aboutEn },
    position,
    createdAt: iso(of.now - 300 * 24 * hour),
  };
}

interface Placed {
  readonly wanted: Wanted;
  readonly parcel: Parcel;
  readonly service: ReturnType<typeof serviceRow>;
}

const eventsTo: Readonly<Record<TaskState, readonly (readonly [TaskEvent, TaskState])[]>> = {
  requested: [],
  working: [['start', 'working']],
  done: [
    ['start', 'working'],
    ['finish', 'done'],
  ],
  reshoot: [
    ['finish', 'done'],
    ['reshoot', 'reshoot'],
  ],
  impossible: [['fail', 'impossible']],
  cancelled: [['cancel', 'cancelled']],
};

/** Hours from the order of a service to each event. */
const hoursTo: Readonly<Partial<Record<TaskEvent | 'order', number>>> = {
  order: 0,
  start: 0.5,
  finish: 1,
  fail: 1,
  cancel: 1,
  reshoot: 2,
};

function taskOf(
  random: Random,
  of: ServicesOf,
  { wanted, parcel, service }: Placed,
  before: readonly MoneyMovement[],
) {
  const { kind, state, hoursAgo, quantity = 1 } = wanted;
  const at = of.now - hoursAgo * hour;
  const endedMs = at + hour;
  const memberId = parcel.memberId ?? '';
  const amountMinor = quantity * service.priceMinor;
  const isVoid = state === 'impossible' || state === 'cancelled';
  const isPaid = amountMinor === 0 || lowestBalanceSince(before, memberId, at) >= amountMinor * 4;
  const isFree = !isPaid && (kind === 'photo' || kind === 'returnToSeller');
  const hasEnded = state === 'done' || state === 'reshoot' || isVoid;
  const clerk = of.staffIds.warehouse;
  const counted = (text = '') => text.replace('{count}', String(parcel.goodsCount ?? 1));
  const id = random.idAt(at);
  const row = {
    ...{ shopId: of.shopId, id, serviceId: service.id, kind, memberId, parcelId: parcel.id, state },
    ...{ unit: service.unit, priceMinor: service.priceMinor, quantity },
    freeQuantity: isFree ? quantity : 0,
    amountMinor: isFree ? 0 : amountMinor,
    payer: isPaid || isFree ? 'balance' : 'bill',
    wish: counted(wanted.wish),
    ownFileIds: memberId === of.members[0]?.id && kind === 'photo' ? of.pictures.ownVoucher.slice(0, 1) : [],
    resultFileIds: kind === 'photo' && hasEnded && !isVoid ? of.pictures.arrival.slice(0, quantity) : [],
    note: counted(wanted.note),
    reason: wanted.reason ?? '',
    takenBy: state === 'working' || state === 'done' ? clerk : null,
    takenAt: state === 'working' || state === 'done' ? iso(at + hour / 2) : null,
    endedBy: hasEnded && state !== 'cancelled' ? clerk : null,
    endedAt: hasEnded ? iso(endedMs) : null,
    reshotAt: state === 'reshoot' ? iso(endedMs + hour) : null,
    reshootWish: state === 'reshoot' ? '麻煩拍清楚吊牌' : '',
    seenAt: wanted.isSeen || state === 'reshoot' ? iso(endedMs + hour) : null,
    createdAt: iso(at),
  };
  const entries = isPaid && amountMinor > 0 ? paymentsOf(row, parcel, { at, endedMs, isVoid }) : [];
  return { row, entries, steps: stepsOf(random, of, { id, memberId, state, at }) };
}

/** The member's lowest balance from the time `at` on. At most this amount can be deducted at `at`. */
export function lowestBalanceSince(entries: readonly MoneyMovement[], memberId: string, at: number): number {
  const isMine = (ref: MoneyMovement['from']) => ref.kind === 'memberBalance' && ref.memberId === memberId;
  let balance = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    if (entry.at > at) least = Math.min(least, balance);
    if (isMine(entry.from)) balance -= entry.amountMinor;
    if (isMine(entry.to)) balance += entry.amountMinor;
  }
  return Math.min(least, balance);
}

function paymentsOf(
  task: { readonly id: string; readonly memberId: string; readonly amountMinor: number },
  { courierNumber: memo }: Parcel,
  { at, endedMs, isVoid }: { readonly at: number; readonly endedMs: number; readonly isVoid: boolean },
): MoneyMovement[] {
  const balance = { kind: 'memberBalance', memberId: task.memberId } as const;
  const of = { amountMinor: task.amountMinor, serviceTaskId: task.id, memo };
  return [
    { ...of, at, from: balance, to: { kind: 'revenue' }, kind: 'serviceFee' },
    ...(isVoid
      ? [{ ...of, at: endedMs, from: { kind: 'revenue' }, to: balance, kind: 'serviceRefund' } as const]
      : []),
  ];
}

function stepsOf(
  random: Random,
  of: ServicesOf,
  task: { readonly id: string; readonly memberId: string; readonly state: TaskState; readonly at: number },
) {
  let from: TaskState | null = null;
  const steps: readonly (readonly [TaskEvent | 'order', TaskState])[] = [
    ['order', 'requested'],
    ...eventsTo[task.state],
  ];
  return steps.map(([event, to]) => {
    const at = task.at + (hoursTo[event] ?? 0) * hour;
    const byMember = event === 'order' || event === 'cancel' || event === 'reshoot';
    const step = {
      shopId: of.shopId,
      id: random.idAt(at),
      noun: 'service',
      subjectId: task.id,
      event,
      fromState: from,
      toState: to,
      at: iso(at),
      memberId: byMember ? task.memberId : null,
      staffId: byMember ? null : of.staffIds.warehouse,
      why: '',
    };
    from = to;
    return step;
  });
}
