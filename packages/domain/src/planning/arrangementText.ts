import type { Box } from '../pricing/shipment.ts';
import { type ArrangedOrder, moveParcel } from './arrangement.ts';
import type { PlanFacts } from './facts.ts';

/** Stands for an arrangement of no orders: the member left everything out. */
const nothing = 'none';

/**
 * An arrangement as a short text, which the screen stores in its URL.
 * @example arrangementText([{ parcelIds: ['a', 'b'], channelId: 'sea' }]) // → 'sea.a.b'
 */
export const arrangementText = (arranged: readonly ArrangedOrder[]): string =>
  arranged.length === 0
    ? nothing
    : arranged.map(({ channelId = '', parcelIds }) => [channelId, ...parcelIds].join('.')).join('~');

/**
 * Reads an arrangement from its text, as far as it is still possible: parcels that are gone are left out, and a
 * purchase stays whole even if the text divides it. Undefined if nothing remains.
 * @example parseArrangement({ parcels: [] }, 'sea.a.b') // → undefined
 * @example parseArrangement({ parcels: [] }, 'none') // → []
 */
export function parseArrangement(
  facts: Pick<PlanFacts, 'parcels'>,
  text: string,
): ArrangedOrder[] | undefined {
  if (text === nothing) return [];
  let arranged: ArrangedOrder[] = [];
  for (const order of text.split('~')) {
    const [channelId, ...parcelIds] = order.split('.');
    const at = arranged.length;
    for (const id of parcelIds)
      if (!arranged.some((one) => one.parcelIds.includes(id)))
        arranged = moveParcel(facts, arranged, id, at < arranged.length ? at : 'new');
    arranged = arranged.map((one, place) =>
      place === at ? { ...one, channelId: channelId || undefined } : one,
    );
  }
  return arranged.length === 0 ? undefined : arranged;
}

/**
 * The member's own estimates by parcel as a short text, which is stored in the URL like the arrangement.
 * @example boxEstimatesText({ a: { weightG: 800, lengthMm: 300, widthMm: 200, heightMm: 100 } }) // → 'a.800.300.200.100'
 */
export const boxEstimatesText = (estimates: Readonly<Record<string, Box>>): string =>
  Object.entries(estimates)
    .map(([id, { weightG, lengthMm, widthMm, heightMm }]) =>
      [id, weightG, lengthMm, widthMm, heightMm].join('.'),
    )
    .join('~');

/**
 * Reads estimates from their text. Parts that are no estimates are left out. Never returns a measure of zero or less.
 * @example parseBoxEstimates('a.800.300.200.100~b.0.1.1.1') // → { a: { weightG: 800, lengthMm: 300, widthMm: 200, heightMm: 100 } }
 */
export function parseBoxEstimates(text: string): Record<string, Box> {
  const read = text.split('~').flatMap((one) => {
    const [id, ...figures] = one.split('.');
    const [weightG = 0, lengthMm = 0, widthMm = 0, heightMm = 0] = figures.map(Number);
    const box = { weightG, lengthMm, widthMm, heightMm };
    const isBox = figures.length === 4 && Object.values(box).every((n) => Number.isSafeInteger(n) && n > 0);
    return id && isBox ? [[id, box] as const] : [];
  });
  return Object.fromEntries(read);
}
