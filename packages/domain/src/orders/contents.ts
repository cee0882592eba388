/**
 * A parcel in a box. Without `pieces` the box holds the whole parcel or, if the parcel is in several boxes,
 * an uncounted part of it.
 */
export interface PackedParcel {
  readonly parcelId: string;
  readonly pieces?: number | undefined;
}

/** A parcel in a box as stored: `pieces` is null only for an uncounted part. */
export interface PackedPieces {
  readonly parcelId: string;
  readonly pieces: number | null;
}

export interface ParcelToPack {
  readonly id: string;
  readonly goodsCount: number;
}

/** Why given contents are impossible. `box` and `at` are positions that count from 0. */
export type ContentsFault =
  | { readonly kind: 'foreign'; readonly box: number; readonly at: number }
  | { readonly kind: 'empty'; readonly box: number }
  | { readonly kind: 'unpacked'; readonly parcelIds: readonly string[] }
  | {
      readonly kind: 'tooMany' | 'tooFew';
      readonly box: number;
      readonly at: number;
      readonly parcelId: string;
      readonly pieces: number;
      readonly goodsCount: number;
    };

/**
 * The contents of each box, or why they are impossible. A parcel is in at least one box; if its pieces are counted,
 * all of them are in the boxes together. Without given contents a single box has all parcels, and the contents of
 * several boxes are unknown. Never returns more pieces than a parcel has.
 * @example checkContents([undefined], [{ id: 'a', goodsCount: 3 }]) // → [[{ parcelId: 'a', pieces: 3 }]]
 * @example checkContents([[{ parcelId: 'b' }]], [{ id: 'a', goodsCount: 3 }]) // → { kind: 'foreign', box: 0, at: 0 }
 */
export function checkContents(
  boxes: readonly (readonly PackedParcel[] | undefined)[],
  parcels: readonly ParcelToPack[],
): readonly (readonly PackedPieces[])[] | ContentsFault {
  if (boxes.every((box) => box === undefined || box.length === 0))
    return boxes.map(() => (boxes.length === 1 ? parcels.map(wholeOf) : []));
  const counts = new Map(parcels.map(({ id, goodsCount }) => [id, goodsCount]));
  const entries = boxes.flatMap((packed = [], box) => packed.map((one, at) => ({ ...one, box, at })));
  const foreign = entries.find(({ parcelId }) => !counts.has(parcelId));
  if (foreign) return { kind: 'foreign', box: foreign.box, at: foreign.at };
  const empty = boxes.findIndex((box) => box === undefined || box.length === 0);
  if (empty >= 0) return { kind: 'empty', box: empty };
  const of = Map.groupBy(entries, ({ parcelId }) => parcelId);
  const unpacked = parcels.filter(({ id }) => !of.has(id)).map(({ id }) => id);
  if (unpacked.length > 0) return { kind: 'unpacked', parcelIds: unpacked };
  for (const [parcelId, places] of of) {
    const fault = miscounted(places, parcelId, counts.get(parcelId) ?? 0);
    if (fault) return fault;
  }
  return boxes.map((packed = []) => heldIn(packed, of, counts));
}

const wholeOf = ({ id, goodsCount }: ParcelToPack): PackedPieces => ({ parcelId: id, pieces: goodsCount });

type Place = PackedParcel & { readonly box: number; readonly at: number };

/**
 * The position at which the pieces of a parcel are inconsistent. A parcel must be counted in all of its boxes
 * or in none.
 */
function miscounted(
  places: readonly Place[],
  parcelId: string,
  goodsCount: number,
): ContentsFault | undefined {
  if (places.every(({ pieces }) => pieces === undefined)) return undefined;
  let sum = 0;
  for (const { box, at, pieces } of places) {
    sum += pieces ?? 0;
    if (sum > goodsCount) return { kind: 'tooMany', box, at, parcelId, pieces: sum, goodsCount };
  }
  const last = places.find(({ pieces }) => pieces === undefined) ?? places.at(-1);
  if (last === undefined || (sum === goodsCount && last.pieces !== undefined)) return undefined;
  return { kind: 'tooFew', box: last.box, at: last.at, parcelId, pieces: sum, goodsCount };
}

function heldIn(
  packed: readonly PackedParcel[],
  of: ReadonlyMap<string, readonly Place[]>,
  counts: ReadonlyMap<string, number>,
): PackedPieces[] {
  return [...Map.groupBy(packed, ({ parcelId }) => parcelId)].map(([parcelId, entries]) => {
    const boxes = new Set(of.get(parcelId)?.map(({ box }) => box)).size;
    const uncounted = entries.some(({ pieces }) => pieces === undefined);
    if (!uncounted) return { parcelId, pieces: entries.reduce((sum, { pieces = 0 }) => sum + pieces, 0) };
    return { parcelId, pieces: boxes === 1 ? (counts.get(parcelId) ?? null) : null };
  });
}
