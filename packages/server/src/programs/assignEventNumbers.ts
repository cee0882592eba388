import { eventNouns, toEventType } from '@crossdock/contract/programs/events.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import { advanceStream, insertStreamEvents, lockStream, stepsWithoutNumber } from './stream.store.ts';

/**
 * How long after the time of a step its transaction has certainly ended, including clock differences between
 * machines.
 */
const settledMs = 10 * 60_000;
/** How long numbered events are kept (`retention.store.ts`). */
const keptMs = 7 * 24 * 3_600_000;
const mostAtOnce = 2_000;
/** How often the stored time up to which events are numbered advances if nothing has happened. */
const moveEveryMs = 60_000;

const kinds = keysOf(eventNouns).flatMap((noun) =>
  eventNouns[noun].states.map((state) => `${eventNouns[noun].step}.${state}`),
);

/**
 * Numbers committed events that have no number. Transactions do not end in the order in which they begin, so
 * numbers are assigned after the commit, by one process at a time: a reader who has read up to a number has
 * read everything below it. Answers the last number, and whether there may be more to number.
 */
export async function assignEventNumbers(tx: Tx): Promise<{ readonly last: number; readonly more: boolean }> {
  const nowMs = Date.parse(tx.now);
  const stream = await lockStream(tx, new Date(nowMs - settledMs).toISOString());
  const fromMs = Math.max(Date.parse(stream.numberedTo), nowMs - keptMs);
  // If nobody has requested events for longer than they are kept, one number is skipped. The gap shows readers that
  // their old cursors are invalid.
  const begin = stream.lastSeq + (fromMs > Date.parse(stream.numberedTo) && stream.lastSeq > 0 ? 1 : 0);
  const steps = await stepsWithoutNumber(tx, fromMs, kinds, mostAtOnce);
  const events = steps.flatMap(({ noun, toState, memberId, staffId, ...step }) => {
    const type = toEventType(noun, step.fromState, toState);
    const byWhom = memberId !== null ? 'member' : staffId !== null ? 'staff' : 'system';
    return type === null ? [] : [{ ...step, type, byWhom }];
  });
  await insertStreamEvents(
    tx,
    events.map((event, at) => ({ ...event, seq: begin + at + 1 })),
  );
  const last = begin + events.length;
  const more = steps.length === mostAtOnce;
  const toMs = Math.max(fromMs, Math.min(nowMs - settledMs, more ? momentOf(steps.at(-1)?.id) : nowMs));
  if (last > stream.lastSeq || toMs > Date.parse(stream.numberedTo) + moveEveryMs)
    await advanceStream(tx, last, new Date(toMs).toISOString());
  return { last, more };
}

/** The time at which an id (UUIDv7) was made. */
const momentOf = (id = ''): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
