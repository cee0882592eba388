import type { Input } from '@crossdock/contract/table.ts';
import { prepared } from '../platform/handler.ts';
import { archivedOf, sealedSince } from './archived.ts';
import { askedNumber } from './askedNumber.ts';
import { subjectsOf } from './numbers.store.ts';
import { wordsIn } from './spokenTexts.ts';
import { addTrackingEvents } from './store.ts';
import { isAhead } from './times.ts';

const rowsOf = (input: Input<'importTracking'>) =>
  input.rows.map((row) => ({ ...row, ...askedNumber(row.number) }));

export const importTracking = prepared<'importTracking'>()({
  look: (tx, _actor, input) => subjectsOf(tx, rowsOf(input)),
  prepare: (noTransaction, _actor, _input, services, subjects) =>
    archivedOf(noTransaction, services, subjects),
  handle: async (tx, actor, input, _services, archived) => {
    const rows = rowsOf(input);
    const subjects = await subjectsOf(tx, rows);
    const changed = sealedSince(archived, subjects);
    if (changed) return changed;
    const events = rows.flatMap(({ written, at, place, info }) => {
      const subject = subjects.get(written);
      return subject && !isAhead(at, tx.now) ? [{ ...subject, ...wordsIn(info), at, place }] : [];
    });
    const added = await addTrackingEvents(tx, actor, 'import', events, archived.said);
    const count = added.filter(Boolean).length;
    const unknown = rows.filter((row) => !subjects.has(row.written)).map((row) => row.written);
    return { added: count, known: added.length - count, unknown: [...new Set(unknown)] };
  },
});
