import { splitIntoParts, splitPartNumbers } from '@crossdock/domain/parcels/split.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { relatedRows } from '@crossdock/server/platform/rows.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { hour } from './times.ts';

interface SplitsOf extends DemoBase {
  readonly shopId: string;
  readonly now: number;
}

/** Splits one parcel on the shelf into two, with a finished service. The demo member's parcels stay as they are. */
export async function insertParcelSplit(tx: Tx, of: SplitsOf): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(45_000 + of.members.length);
  const at = of.now - 26 * hour;
  const [service, whole] = await Promise.all([splitService(tx), splittable(tx, of, at)]);
  if (service === undefined || whole === undefined) return;
  const moment = new Date(at).toISOString();
  const { shopId, staffIds } = of;
  const parts = await insertParts(tx, random, of, { whole, at });
  const resultFileIds = parts.map(({ fileId }) => fileId);
  const taskId = random.idAt(at - hour);
  await insertRows(tx, 'serviceTasks', [
    {
      ...{ shopId, id: taskId, serviceId: service.id, kind: 'split', memberId: whole.memberId },
      ...{ parcelId: parts[0]?.id ?? whole.id, state: 'done', unit: service.unit },
      ...{ priceMinor: service.priceMinor, quantity: 1, amountMinor: service.priceMinor, payer: 'bill' },
      ...{
        wish: '分成兩件，一件先寄',
        note: '已分成兩件。',
        resultFileIds,
      },
      ...{
        takenBy: staffIds.warehouse,
        takenAt: new Date(at - hour / 2).toISOString(),
        endedBy: staffIds.warehouse,
        endedAt: moment,
      },
      ...{ seenAt: moment, createdAt: new Date(at - hour).toISOString() },
    },
  ]);
  await insertSteps(tx, random, of, { whole, at, taskId, partIds: parts.map(({ id }) => id) });
}

type Whole = NonNullable<Awaited<ReturnType<typeof splittable>>>;

interface SplitAt {
  readonly whole: Whole;
  readonly at: number;
}

/** The two parcels that came out of one, with their measurements and pictures. */
async function insertParts(tx: Tx, random: Random, of: SplitsOf, { whole, at }: SplitAt) {
  const { shopId, staffIds } = of;
  const moment = new Date(at).toISOString();
  const counts = [Math.ceil(whole.goodsCount / 2), Math.floor(whole.goodsCount / 2)];
  const pieces = splitIntoParts(whole, counts) ?? [];
  const numbers = splitPartNumbers(whole.courierNumber, counts.length, new Set());
  const lengthMm = Math.max(60, Math.round((whole.lengthMm ?? 200) * 0.6));
  const weightG = Math.max(50, Math.round((whole.weightG ?? 500) * 0.53));
  const parts = pieces.map((part, n) => ({
    ...{ ...whole, ...part, shopId, weightG, lengthMm, splitFrom: whole.id },
    id: random.idAt(at),
    number: random.reference('P'),
    courierNumber: numbers[n] ?? '',
    state: 'shelved',
    ...{ createdAt: moment, updatedAt: moment },
  }));
  await tx.raw(
    `update parcels set state = 'split', shelf_code = '', updated_at = $3 where shop_id = $1 and id = $2`,
    [shopId, whole.id, moment],
  );
  await insertTables(tx, {
    parcels: parts,
    parcelMeasurements: parts.map((part) => ({
      ...{ shopId, id: random.idAt(at), parcelId: part.id, weightG, lengthMm, scale: 'A1', at: moment },
      ...{ widthMm: part.widthMm, heightMm: part.heightMm, staffId: staffIds.warehouse },
    })),
  });
  const photos = parts.map((part) => ({
    ...{ shopId, parcelId: part.id, kind: 'receive', createdAt: moment },
    fileId: random.pick(of.pictures.arrival),
  }));
  await insertRows(tx, 'parcelPhotos', photos);
  return photos.map(({ parcelId: id, fileId }) => ({ id, fileId }));
}

interface Steps extends SplitAt {
  readonly taskId: string;
  readonly partIds: readonly string[];
}

async function insertSteps(
  tx: Tx,
  random: Random,
  { shopId, staffIds }: SplitsOf,
  { whole, at, taskId, partIds }: Steps,
): Promise<void> {
  const moment = new Date(at).toISOString();
  const step = { shopId, at: moment, memberId: null, staffId: staffIds.warehouse, why: '' };
  const ofTask = { ...step, noun: 'service', subjectId: taskId };
  await insertRows(tx, 'transitions', [
    ...partIds.map((id) => ({
      ...{ ...step, id: random.idAt(at), noun: 'parcel', subjectId: id },
      ...{ event: 'splitOff', fromState: null, toState: 'shelved' },
    })),
    {
      ...{ ...step, id: random.idAt(at), noun: 'parcel', subjectId: whole.id },
      ...{ event: 'split', fromState: 'shelved', toState: 'split' },
    },
    {
      ...{ ...ofTask, id: random.idAt(at - hour), event: 'order', fromState: null, toState: 'requested' },
      ...{ at: new Date(at - hour).toISOString(), memberId: whole.memberId, staffId: null },
    },
    {
      ...ofTask,
      at: new Date(at - hour / 2).toISOString(),
      id: random.idAt(at - hour / 2),
      event: 'start',
      fromState: 'requested',
      toState: 'working',
    },
    { ...ofTask, id: random.idAt(at), event: 'finish', fromState: 'working', toState: 'done' },
  ]);
}

const splitService = (tx: Tx) =>
  tx.maybe(
    db
      .selectFrom('services')
      .select(['id', 'unit', 'priceMinor'])
      .where(shopCondition(tx, { kind: 'split' }))
      .limit(1),
  );

/** Another member's parcel on the shelf with several pieces and without open services. */
const splittable = (tx: Tx, of: SplitsOf, at: number) =>
  tx.maybe(
    db
      .selectFrom('parcels')
      .select(['id', 'memberId', 'courierNumber', 'courier', 'warehouseId', 'goodsName', 'goodsTypeId'])
      .select(['goodsCount', 'declaredValueMinor', 'weightG', 'lengthMm', 'widthMm', 'heightMm'])
      .select(['shelfCode', 'forecastAt', 'arrivedAt', 'shelvedAt', 'receivedBy'])
      .where(shopCondition(tx, { state: 'shelved' }))
      .where('goodsCount', '>', 1)
      .where('memberId', 'is not', null)
      .where('memberId', '!=', of.members[0]?.id ?? null)
      .where('shelvedAt', '<', new Date(at).toISOString())
      .where(({ not, exists }) => not(exists(relatedRows(tx, 'serviceTasks.parcelId', 'parcels.id'))))
      .orderBy('id')
      .limit(1),
  );
