import { blocksShipping, type ProblemChoice, type ProblemType } from '@crossdock/domain/parcels/problems.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { parcelStateOf, stepTime } from './life.ts';
import { Random } from './random.ts';
import type { StockedParcel } from './stock.ts';
import { day, hour, iso } from './times.ts';

interface ProblemsOf extends DemoBase {
  readonly shopId: string;
  readonly now: number;
}

interface Case {
  readonly type: ProblemType;
  readonly description: string;
  readonly byFirm?: boolean;
  /**
   * The member's choice and note. Only choices without a charge are used, because a charge would need ledger entries.
   */
  readonly answer: readonly [ProblemChoice, string];
  readonly resolution: string;
}

const cases: readonly Case[] = [
  {
    type: 'short',
    description: '箱內比申報少一件，請跟賣家確認。',
    answer: ['ship', '賣家說分兩箱寄，這箱先寄。'],
    resolution: '已依你的決定放行，申報數量改為實到件數。',
  },
  {
    type: 'damaged',
    description: '外箱右下角破了約 5 公分，內盒看起來完好。',
    answer: ['ship', '內盒沒事就照寄，麻煩多包一層氣泡紙。'],
    resolution: '已用新紙箱重新包裝並加氣泡紙。',
  },
  {
    type: 'wet',
    description: '搬運時被雨淋濕，外箱已擦乾，裡面的塑膠袋沒有進水。',
    byFirm: true,
    answer: ['ship', '擔心發霉，麻煩晾乾、拍照再寄。'],
    resolution: '已重新晾乾並拍照，可以寄送。',
  },
  {
    type: 'forbidden',
    description: 'X 光看到行動電源，這條路線不能寄。',
    answer: ['proof', '賣家說是無電池的外殼，附上商品頁截圖。'],
    resolution: '開箱確認是空殼，可以寄送。',
  },
  {
    type: 'noLabel',
    description: '寄件標籤糊掉，只看得到手機末三碼，請提供購買紀錄。',
    answer: ['talk', '購買紀錄裡的賣家、品名和件數都在附圖。'],
    resolution: '品名和件數相符，已補貼寄件標籤。',
  },
  {
    type: 'overLimits',
    description: '外箱形狀特殊，突出的部分超過這條路線的限制。',
    answer: ['talk', '可以拆掉外箱嗎？裡面的東西可以分開放。'],
    resolution: '已拆掉外箱，尺寸在限制之內，可以寄送。',
  },
];

/** Problems of whole orders: a parcel that is not on its shelf, and a shipment that came back. */
const ofOrders = {
  missing: {
    type: 'missing',
    description: '揀貨時儲位上找不到，正在找；其餘的包裹可以先寄。',
    answer: ['without', '其餘的先寄。'],
    resolution: '在隔壁儲位找到了。',
  },
  sentBack: {
    type: 'sentBack',
    description: '物流商配送三次都沒人簽收，包裹已退回倉庫。',
    answer: ['resend', '請再寄一次，這次會在家。'],
    resolution: '已重新寄出。',
  },
} as const satisfies Record<string, Case>;

/** Settled problems date from at most this many days ago. */
const settledDays = 150;

type Stage = 'open' | 'answered' | 'resolved';

/** Inserts problems in every state: open ones for parcels in the warehouse, settled ones for shipped parcels. */
export async function insertProblems(
  tx: Tx,
  of: ProblemsOf,
  stocked: readonly StockedParcel[],
): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(44_000 + of.members.length);
  const loose = stocked.filter(({ orderId }) => orderId === null);
  const here = loose
    .filter(({ parcel }) => ['received', 'shelved'].includes(parcelStateOf(parcel)))
    .sort((a, b) => (a.parcel.id < b.parcel.id ? 1 : -1));
  const [first] = of.members;
  const mine = here.filter(({ memberId }) => memberId === first?.id);
  const others = here.filter(({ memberId }) => memberId !== first?.id);
  const gone = stocked.filter(({ parcel }) => {
    const signedAt = stepTime(parcel, 'sign');
    return signedAt !== undefined && signedAt > of.now - settledDays * day;
  });
  const made = [
    // Problems of the demo member never block, so that visitors can ship everything on the shelf.
    ...mine.slice(0, 2).map((one, at) => problem(random, of, one, at === 0 ? 'open' : 'answered', 0)),
    ...gone
      .filter(({ memberId }) => memberId === first?.id)
      .slice(0, 3)
      .map((one, at) => problem(random, of, one, 'resolved', at)),
    ...others.slice(0, 14).map((one, at) => problem(random, of, one, at % 2 === 0 ? 'open' : 'answered', at)),
    ...gone
      .filter(({ memberId }) => memberId !== first?.id)
      .slice(0, 20)
      .map((one, at) => problem(random, of, one, 'resolved', at)),
    ...inOrders(of, stocked, 'requested').map((one) => problem(random, of, one, 'open', 0, ofOrders.missing)),
    ...inOrders(of, stocked, 'shipped').map((one) =>
      problem(random, of, one, 'answered', 0, ofOrders.sentBack),
    ),
  ];
  await insertTables(tx, {
    storagePauses: made.flatMap(({ pauses }) => pauses),
    problemPieces: made.map(({ row }) => row),
    transitions: made.flatMap(({ steps }) => steps),
  });
}

/** The newest parcel in this state that shares its order with another; never the demo member's. */
function inOrders(of: ProblemsOf, stocked: readonly StockedParcel[], state: ParcelState): StockedParcel[] {
  const [first] = of.members;
  const held = stocked.filter(
    ({ orderId, memberId, parcel }) =>
      orderId !== null && memberId !== first?.id && parcelStateOf(parcel) === state,
  );
  const shared = held.filter(({ orderId }) => held.filter((other) => other.orderId === orderId).length > 1);
  return shared.sort((a, b) => (a.parcel.id < b.parcel.id ? 1 : -1)).slice(0, 1);
}

interface Times {
  readonly at: number;
  readonly answeredAt: number;
  readonly resolvedAt: number;
}

function problem(
  random: Random,
  of: ProblemsOf,
  { parcel, memberId }: StockedParcel,
  stage: Stage,
  nth: number,
  one = cases[nth % cases.length] as Case,
) {
  const { type, description, byFirm = false, answer, resolution } = one;
  const arrivedAt = stepTime(parcel, 'receive') ?? of.now - day;
  // A problem that blocked packing was settled before the parcel was packed.
  const span = (stepTime(parcel, 'pack') ?? of.now) - arrivedAt;
  const at = arrivedAt + Math.min(random.int(1, 6) * hour, span * 0.3);
  const answeredAt = Math.min(at + random.int(5, 40) * hour, arrivedAt + span * 0.6);
  const resolvedAt = Math.min(answeredAt + random.int(3, 30) * hour, arrivedAt + span * 0.9);
  const blocks = blocksShipping(type);
  const { warehouse, support } = of.staffIds;
  const ended = stage === 'resolved' ? { by: support, at: iso(resolvedAt) } : null;
  const common = { shopId: of.shopId, parcelId: parcel.id, createdBy: warehouse, createdAt: iso(at) };
  const pause = {
    ...common,
    id: random.idAt(at),
    reason: 'problem',
    keepsBack: blocks,
    stopsClock: byFirm,
    why: description,
    fromAt: iso(at),
    untilAt: ended?.at ?? null,
    endedBy: ended?.by ?? null,
  };
  const pauses = blocks || byFirm ? [pause] : [];
  const row = {
    ...common,
    id: random.idAt(at),
    type,
    state: stage,
    description,
    fileIds: of.pictures.arrival.slice(0, random.int(1, 2)),
    byFirm,
    blocks,
    pauseId: pauses[0]?.id ?? null,
    choice: stage === 'open' ? null : answer[0],
    answerNote: stage === 'open' ? '' : answer[1],
    answeredAt: stage === 'open' ? null : iso(answeredAt),
    resolvedBy: ended?.by ?? null,
    resolvedAt: ended?.at ?? null,
    resolution: ended ? resolution : '',
  };
  const steps = stepsOf(random, of, one, memberId, { at, answeredAt, resolvedAt });
  const passed = steps.slice(0, { open: 1, answered: 2, resolved: 3 }[stage]);
  return { row, pauses, steps: passed.map((step) => ({ ...step, subjectId: row.id })) };
}

function stepsOf(random: Random, of: ProblemsOf, one: Case, memberId: string, times: Times) {
  const { warehouse, support } = of.staffIds;
  const step = (event: string, from: Stage | null, to: Stage, at: number, why: string) => ({
    shopId: of.shopId,
    id: random.idAt(at),
    noun: 'problem',
    event,
    fromState: from,
    toState: to,
    at: iso(at),
    why,
    memberId: null as string | null,
    staffId: null as string | null,
  });
  return [
    { ...step('register', null, 'open', times.at, one.description), staffId: warehouse },
    { ...step('answer', 'open', 'answered', times.answeredAt, one.answer[1]), memberId },
    { ...step('resolve', 'answered', 'resolved', times.resolvedAt, one.resolution), staffId: support },
  ];
}
