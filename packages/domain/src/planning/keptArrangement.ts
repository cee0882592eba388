import { type ArrangedOrder, moveParcel } from './arrangement.ts';
import type { PlanFacts } from './facts.ts';

/** Stands for an arrangement of no orders: the member left everything out. */
const nothing = 'none';

/**
 * An arrangement as a short text, which the screen keeps in its URL.
 * @example arrangementText([{ parcelIds: ['a', 'b'], channelId: 'sea' }]) // → 'sea.a.b'
 */
export const arrangementText = (arranged: readonly ArrangedOrder[]): string =>
  arranged.length === 0
    ? nothing
    : arranged.map(({ channelId = '', parcelIds }) => [channelId, ...parcelIds].join('.')).join('~');

/**
 * Reads such a text back as far as it can still be done: parcels that are gone are left out, and a purchase stays whole whatever
 * the text says. Undefined if nothing remains of it.
 * @example arrangementIn({ parcels: [] }, 'sea.a.b') // → undefined
 * @example arrangementIn({ parcels: [] }, 'none') // → []
 */
export function arrangementIn(facts: Pick<PlanFacts, 'parcels'>, text: string): ArrangedOrder[] | undefined {
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
