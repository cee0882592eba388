import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { type ContentsFault, checkContents } from '@crossdock/domain/orders/contents.ts';
import type { QuoteRefusal } from '@crossdock/domain/pricing/limits.ts';
import type { PackedBox } from '../orders/packing.store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { quoteRefusal } from './prepare.ts';

type Packages = Input<'packOrder'>['packages'];
type ContentsRefusal = Refusal<
  | 'order.parcelForeign'
  | 'order.boxEmpty'
  | 'order.parcelUnpacked'
  | 'order.piecesTooMany'
  | 'order.piecesMissing'
>;

/** The packages with their contents, or the reason why they are invalid. */
export function toPackedBoxes(
  packages: Packages,
  parcels: readonly ChosenParcelRow[],
): readonly PackedBox[] | ContentsRefusal {
  const held = checkContents(fieldOf(packages, 'contents'), parcels);
  if ('kind' in held) return contentsRefusal(held, parcels);
  return packages.map((box, at) => ({ ...box, held: held[at] ?? [] }));
}

function contentsRefusal(fault: ContentsFault, parcels: readonly ChosenParcelRow[]): ContentsRefusal {
  const numberOf = (id: string) => parcels.find((parcel) => parcel.id === id)?.courierNumber ?? '';
  switch (fault.kind) {
    case 'foreign':
      return refuse('order.parcelForeign', {}, `packages.${fault.box}.contents.${fault.at}.parcelId`);
    case 'empty':
      return refuse('order.boxEmpty', { piece: fault.box + 1 }, `packages.${fault.box}.contents`);
    case 'unpacked':
      return refuse(
        'order.parcelUnpacked',
        { numbers: fault.parcelIds.map(numberOf).join(', ') },
        'packages',
      );
    default: {
      const { box, at, parcelId, pieces, goodsCount } = fault;
      const key = fault.kind === 'tooMany' ? 'order.piecesTooMany' : 'order.piecesMissing';
      const counted = { number: numberOf(parcelId), pieces, goodsCount };
      return refuse(key, counted, `packages.${box}.contents.${at}.pieces`);
    }
  }
}

/**
 * The refusal for a broken limit. A limit exceeded by one box is reported at that box's measure; other limits
 * are reported for all packages together.
 */
export function limitRefusal(broken: QuoteRefusal): Refusal<QuoteRefusal['reason']> {
  const { piece } = broken.numbers;
  const measure = broken.reason === 'limit.pieceWeight' ? 'weightG' : 'lengthMm';
  const field = typeof piece === 'number' ? `packages.${piece - 1}.${measure}` : 'packages';
  return { ...quoteRefusal(broken), field };
}
