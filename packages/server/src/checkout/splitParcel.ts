import { declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { splitByWeights } from '@crossdock/domain/aftersales/limits.ts';
import {
  splitIntoParts,
  splitPartNumbers,
  splitPartsMax,
  splitPartsMin,
  storagePaidBeforeSplit,
} from '@crossdock/domain/parcels/split.ts';
import { isBlockedByPause } from '@crossdock/domain/pricing/clockPauses.ts';
import { storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import { keysOf, pick } from '@crossdock/domain/records.ts';
import { moveAdvances } from '../orders/advances.store.ts';
import { type ChosenParcelRow, chosenParcels } from '../parcels/chosenParcels.store.ts';
import { addMeasurement, addPhoto } from '../parcels/desk.store.ts';
import { insertParcels } from '../parcels/forecast.store.ts';
import { addPastPause, copyPauses, takenNumbers } from '../parcels/split.store.ts';
import { findParcel, setParcelInService, transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Staff } from '../platform/scope.ts';
import { isParcelHeldByTask, moveTasksToParcel } from '../services/store.ts';
import { warehousesWithLocation } from '../warehouses/locations.store.ts';

type Part = Input<'finishServiceTask'>['parts'][number];
type SplitRefusal = Refusal<
  | 'service.splitParts'
  | 'service.splitPieces'
  | 'service.pictureUnknown'
  | 'parcel.blocked'
  | 'parcel.inVipOrder'
  | 'parcel.notDisposable'
  | 'parcel.shelfUnknown'
>;

interface Splitting {
  readonly parcelId: string;
  readonly memberId: string;
  readonly parts: readonly Part[];
  /** The pictures for parts that have no own pictures. */
  readonly fileIds: readonly string[];
}

type Whole = NonNullable<Awaited<ReturnType<typeof findParcel>>>;
type Piece = NonNullable<ReturnType<typeof splitIntoParts>>[number];

/**
 * Ends a locked parcel and creates the parcels that it was split into, with its goods and value divided by pieces. The
 * first one takes over what the parcel's next bill charges: its storage days so far, work and advances.
 */
export async function splitParcel(
  tx: Tx,
  actor: Staff,
  { parcelId, memberId, parts, fileIds }: Splitting,
): Promise<readonly { readonly id: string; readonly courierNumber: string }[] | SplitRefusal> {
  const [whole, [chosen]] = await Promise.all([
    findParcel(tx, parcelId),
    chosenParcels(tx, memberId, [parcelId], false),
  ]);
  if (whole === undefined || chosen === undefined) return refuse('parcel.notDisposable');
  const unfit = kept(chosen, tx.now) ?? (await unknown(tx, whole, parts));
  if (unfit) return unfit;
  if (parts.length < splitPartsMin) return refuse('service.splitParts', {}, 'parts');
  const pieces = splitIntoParts(whole, fieldOf(parts, 'goodsCount'));
  if (pieces === undefined) return refuse('service.splitPieces', { count: whole.goodsCount }, 'parts');
  const moved = await transitionParcels(tx, actor, [parcelId], 'split', {
    changes: { shelfCode: '', inService: false },
    quiet: true,
  });
  if (moved.length !== 1) return refuse('parcel.notDisposable');
  const begun = await beginParts(tx, actor, { whole, parts, pieces });
  const ids = fieldOf(begun, 'id');
  const [first = '', ...others] = ids;
  await Promise.all([
    ...begun.map(({ id }, at) => describe(tx, actor, id, parts[at], fileIds)),
    copyPauses(tx, parcelId, ids),
    moveTasksToParcel(tx, parcelId, first),
    moveAdvances(tx, parcelId, first),
  ]);
  await setParcelInService(tx, first, await isParcelHeldByTask(tx, first));
  const charged = storagePaidBeforeSplit(storageStartOf(whole), chosen.freeStorageDays ?? 0, tx.now);
  if (charged) await addPastPause(tx, actor, others, charged, whole.courierNumber);
  return begun;
}

/** Refuses to split a parcel that is on hold or belongs to a waiting VIP order. */
function kept(
  parcel: ChosenParcelRow,
  now: string,
): Refusal<'parcel.blocked' | 'parcel.inVipOrder'> | undefined {
  const number = parcel.courierNumber;
  if (isBlockedByPause(parcel.pauses, now)) return refuse('parcel.blocked', { number });
  return parcel.awaitedBy === null ? undefined : refuse('parcel.inVipOrder', { number });
}

/** Refuses a shelf or picture that does not exist. */
async function unknown(
  tx: Tx,
  { warehouseId }: Whole,
  parts: readonly Part[],
): Promise<Refusal<'parcel.shelfUnknown' | 'service.pictureUnknown'> | undefined> {
  for (const [at, { shelfCode, fileIds }] of parts.entries()) {
    if (!(await areStaffFiles(tx, fileIds, 'service')))
      return refuse('service.pictureUnknown', {}, `parts.${at}.fileIds`);
    if (shelfCode === undefined) continue;
    const places = await warehousesWithLocation(tx, shelfCode);
    if (warehouseId === null || !places.has(warehouseId))
      return refuse('parcel.shelfUnknown', { shelf: shelfCode }, `parts.${at}.shelfCode`);
  }
  return undefined;
}

interface Divided {
  readonly whole: Whole;
  readonly parts: readonly Part[];
  readonly pieces: readonly Piece[];
}

async function beginParts(tx: Tx, actor: Staff, { whole, parts, pieces }: Divided) {
  const candidates = splitPartNumbers(whole.courierNumber, 4 * splitPartsMax, new Set());
  const taken = await takenNumbers(tx, candidates);
  const numbers = splitPartNumbers(whole.courierNumber, parts.length, taken);
  const { memberId, courier, warehouseId, goodsTypeId, travelsAlone } = whole;
  const { forecastAt, arrivedAt, claimProofFileId } = whole;
  const counts = fieldOf(pieces, 'goodsCount');
  const forecast = splitByWeights(whole.forecastValueMinor ?? whole.declaredValueMinor, counts);
  const proven = splitByWeights(whole.provenPaidMinor ?? 0, counts);
  const rows = parts.map((part, at) => {
    const { weightG, lengthMm, widthMm, heightMm, goodsName } = part;
    const isShelved = whole.state === 'shelved' || part.shelfCode !== undefined;
    return {
      ...{ memberId, courier, warehouseId, goodsTypeId, travelsAlone, claimProofFileId },
      ...pick(whole, keysOf(declaredTextFields)),
      ...{ forecastAt, arrivedAt, receivedBy: actor.staffId, splitFrom: whole.id },
      ...{ weightG, lengthMm, widthMm, heightMm },
      courierNumber: numbers[at] ?? '',
      goodsName: goodsName || whole.goodsName,
      goodsCount: pieces[at]?.goodsCount ?? 1,
      declaredValueMinor: pieces[at]?.declaredValueMinor ?? 0,
      forecastValueMinor: forecast[at] ?? null,
      provenPaidMinor: proven[at] || null,
      state: isShelved ? ('shelved' as const) : ('received' as const),
      shelvedAt: isShelved ? (whole.shelvedAt ?? tx.now) : null,
      ...(isShelved ? { storageLatest: whole.storageLatest, arrivalToldAt: whole.arrivalToldAt } : {}),
      shelfCode: part.shelfCode ?? whole.shelfCode,
    };
  });
  const begun = await insertParcels(tx, actor, rows, 'splitOff');
  if (begun.length !== rows.length) throw new Error(`parts of ${whole.courierNumber} exist already`);
  return begun.toSorted((a, b) => numbers.indexOf(a.courierNumber) - numbers.indexOf(b.courierNumber));
}

/** Stores the measurement and the pictures of a part. A part without pictures gets `fileIds`, which all parts share. */
async function describe(
  tx: Tx,
  actor: Staff,
  id: string,
  part: Part | undefined,
  fileIds: readonly string[],
): Promise<void> {
  if (part === undefined) return;
  const pictures = part.fileIds.length > 0 ? part.fileIds : fileIds;
  await Promise.all([
    addMeasurement(tx, actor, id, { ...part, scale: '' }),
    ...pictures.map((fileId) => addPhoto(tx, id, fileId, 'receive')),
  ]);
}
