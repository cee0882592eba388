import type { trackingCalls } from '@crossdock/contract/tracking/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { askedNumber } from './askedNumber.ts';
import { subjectsOf } from './numbers.store.ts';
import { wordsIn } from './spokenTexts.ts';
import { addTrackingEvents } from './store.ts';
import { isAhead } from './times.ts';

export const importTracking: Handler<(typeof trackingCalls)['importTracking']> = async (tx, actor, input) => {
  const rows = input.rows.map((row) => ({ ...row, ...askedNumber(row.number) }));
  const subjects = await subjectsOf(tx, rows);
  const events = rows.flatMap(({ written, at, place, info }) => {
    const subject = subjects.get(written);
    return subject && !isAhead(at, tx.now) ? [{ ...subject, ...wordsIn(info), at, place }] : [];
  });
  const added = await addTrackingEvents(tx, actor, 'import', events);
  const count = added.filter(Boolean).length;
  const unknown = rows.filter((row) => !subjects.has(row.written)).map((row) => row.written);
  return { added: count, known: added.length - count, unknown: [...new Set(unknown)] };
};
