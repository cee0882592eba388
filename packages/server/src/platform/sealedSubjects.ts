import { isRecord } from '@crossdock/domain/records.ts';
import type { Selectable } from 'kysely';
import type { NoTransaction } from './db.ts';
import type { Schema } from './schema.gen.ts';
import { readSealed } from './sealedFile.ts';
import { namesOfStaff, type SealedSubjectPlace, sealedFilesOf } from './sealedSubjects.store.ts';
import type { Services } from './services.ts';
import type { StepRow } from './transitions.ts';

/** What is on a line of a sealed file: all that happened long ago to one parcel or order. */
export interface SealedSubject {
  readonly id: string;
  readonly steps: readonly SealedStep[];
  readonly events: readonly SealedEvent[];
}

export type SealedStep = Omit<StepRow, 'staffName'>;

/** As `tracking_events` had it. */
export type SealedEvent = Omit<Selectable<Schema['trackingEvents']>, 'shopId' | 'createdAt'>;

type Named<Row> = Row & { readonly staffName: string | null };

export interface EarlierHistory {
  readonly steps: readonly Named<SealedStep>[];
  readonly events: readonly Named<SealedEvent>[];
}

const none: EarlierHistory = { steps: [], events: [] };

/**
 * What the files have of these subjects, with who did it; nothing is read where nothing of them was sealed. A file that is gone or changed
 * is a fault: a shorter history would be taken for the truth.
 */
export async function earlierHistory(
  noTransaction: NoTransaction,
  services: Pick<Services, 'files'>,
  subjects: readonly SealedSubjectPlace[],
): Promise<EarlierHistory> {
  const wanted = new Map(
    subjects.flatMap(({ id, historyId }) => (historyId === null ? [] : [[id, historyId]])),
  );
  if (wanted.size === 0) return none;
  const historyIds = [...new Set(wanted.values())];
  const files = await noTransaction.transact((tx) => sealedFilesOf(tx, historyIds));
  if (files.length !== historyIds.length)
    throw new Error(`of ${historyIds.length} sealed files ${files.length} are named`);
  const found: SealedSubject[] = [];
  for (const file of files) {
    const lines = (await readSealed(noTransaction, services, file)).filter(isSubject);
    found.push(...lines.filter(({ id }) => wanted.get(id) === file.id));
  }
  const [steps, events] = [found.flatMap((one) => one.steps), found.flatMap((one) => one.events)];
  const names = await noTransaction.transact((tx) =>
    namesOfStaff(
      tx,
      [...steps, ...events].map(({ staffId }) => staffId),
    ),
  );
  const named = <Row extends { readonly staffId: string | null }>(row: Row): Named<Row> => ({
    ...row,
    staffName: row.staffId === null ? null : (names.get(row.staffId) ?? null),
  });
  return { steps: steps.map(named), events: events.map(named) };
}

const isSubject = (line: unknown): line is SealedSubject =>
  isRecord(line) && Array.isArray(line.steps) && Array.isArray(line.events);

/** The steps of the tables and of the files, oldest first; a step that was read from both, once. */
export function withEarlier<Row extends { readonly id: string }>(
  rows: readonly Row[],
  earlier: readonly Row[],
): Row[] {
  const known = new Set(rows.map(({ id }) => id));
  const all = [...earlier.filter(({ id }) => !known.has(id)), ...rows];
  return all.sort((one, other) => (one.id < other.id ? -1 : 1));
}

type Said = Pick<SealedEvent, 'number' | 'at' | 'tw' | 'place'>;

/** By what an event is known: the same again changes nothing. */
export const saidBy = ({ number, at, tw, place }: Said): string =>
  JSON.stringify([number, Date.parse(at), tw, place]);

/** The events of the tables and of the files, newest first; what was recorded again after it was sealed, once. */
export function withEarlierEvents<Row extends Said & { readonly id: string }>(
  rows: readonly Row[],
  earlier: readonly Row[],
): Row[] {
  if (earlier.length === 0) return [...rows];
  const known = new Set(earlier.map(saidBy));
  const all = [...rows.filter((row) => !known.has(saidBy(row))), ...earlier];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1));
}
