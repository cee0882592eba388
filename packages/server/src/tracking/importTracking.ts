import type { Input } from '@crossdock/contract/table.ts';
import { withPreparation } from '../platform/handler.ts';
import { textsOfCell } from './eventTexts.ts';
import { findTrackedSubjects } from './numbers.store.ts';
import { parseTrackedNumber } from './parseTrackedNumber.ts';
import { readSealedEvents, refuseIfSealedSince } from './sealedEvents.ts';
import { addTrackingEvents } from './store.ts';
import { isInFuture } from './times.ts';

const rowsOf = (input: Input<'importTracking'>) =>
  input.rows.map((row) => ({ ...row, ...parseTrackedNumber(row.number) }));

export const importTracking = withPreparation<'importTracking'>()({
  look: (tx, _actor, input) => findTrackedSubjects(tx, rowsOf(input)),
  prepare: (noTransaction, _actor, _input, services, subjects) =>
    readSealedEvents(noTransaction, services, subjects),
  handle: async (tx, actor, input, _services, archived) => {
    const rows = rowsOf(input);
    const subjects = await findTrackedSubjects(tx, rows);
    const changed = refuseIfSealedSince(archived, subjects);
    if (changed) return changed;
    const events = rows.flatMap(({ written, at, place, info }) => {
      const subject = subjects.get(written);
      return subject && !isInFuture(at, tx.now) ? [{ ...subject, ...textsOfCell(info), at, place }] : [];
    });
    const added = await addTrackingEvents(tx, actor, 'import', events, archived.eventKeys);
    const count = added.filter(Boolean).length;
    const unknown = rows.filter((row) => !subjects.has(row.written)).map((row) => row.written);
    return { added: count, known: added.length - count, unknown: [...new Set(unknown)] };
  },
});
