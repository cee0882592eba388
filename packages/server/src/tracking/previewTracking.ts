import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { parseLocalTime } from '@crossdock/domain/tracking/clock.ts';
import { withPreparation } from '../platform/handler.ts';
import { type SheetRecord, toRecords } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { textsOfCell } from './eventTexts.ts';
import { findTrackedSubjects, type TrackedSubject } from './numbers.store.ts';
import { parseTrackedNumber } from './parseTrackedNumber.ts';
import { isInFuture } from './times.ts';
import { type TrackingColumn, trackingColumns } from './trackingColumns.ts';

/** Times are in the shop's time zone unless they name another. */
export const previewTracking = withPreparation<'previewTracking'>()({
  prepare: async (noTransaction, actor, input) => {
    const read = await readSheetRows(noTransaction, input.file, maxSheetRows.tracking);
    return isRefusal(read) ? read : toRecords(read, trackingColumns, actor.lang);
  },
  handle: async (tx, actor, _input, _services, records) => {
    // Rows of the template without a number are ignored.
    const filled = records.filter((record) => record.number !== '');
    if (filled.length === 0) return refuse('sheet.empty', {}, 'file');
    const subjects = await findTrackedSubjects(
      tx,
      filled.map((record) => parseTrackedNumber(record.number)),
    );
    const rows = filled.map((record) => {
      const { written } = parseTrackedNumber(record.number);
      const at = parseLocalTime(record.time, actor.shop.timeZone) ?? null;
      const problem = problemOf(record, at, subjects.get(written), tx.now);
      return {
        row: record.row,
        number: written,
        at,
        place: record.place.slice(0, 60),
        info: record.info === '' ? '' : textsOfCell(record.info)[actor.lang],
        about: subjects.get(written)?.about ?? '',
        problem: problem ? { error: problem.refused, message: refusalMessage(problem, actor.lang) } : null,
      };
    });
    const bad = rows.filter((row) => row.problem !== null).length;
    return { rows, good: rows.length - bad, bad };
  },
});

function problemOf(
  record: SheetRecord<TrackingColumn>,
  at: string | null,
  subject: TrackedSubject | undefined,
  now: string,
): Refusal | undefined {
  if (!subject) return refuse('tracking.numberUnknown');
  if (at === null) return refuse('tracking.time');
  if (isInFuture(at, now)) return refuse('tracking.timeAhead');
  return record.info === '' ? refuse('tracking.textRequired') : undefined;
}
