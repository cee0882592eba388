import { isRecord } from '@crossdock/domain/records.ts';
import type { Selectable } from 'kysely';
import type { NoTransaction } from './db.ts';
import type { Schema } from './schema.gen.ts';
import { readSealedFile } from './sealedFile.ts';
import { findSealedFiles, namesOfStaff, type SealedHistoryRef } from './sealedSubjects.store.ts';
import type { Services } from './services.ts';
import type { StepRow } from './transitions.ts';

/** A line of a sealed file: the old history of one parcel or order. */
export interface SealedSubject {
  readonly id: string;
  readonly steps: readonly SealedStep[];
  readonly events: readonly SealedEvent[];
}

export type SealedStep = Omit<StepRow, 'staffName'>;

/** An event with the fields of `tracking_events`. */
export type SealedEvent = Omit<Selectable<Schema['trackingEvents']>, 'shopId' | 'createdAt'>;

type Named<Row> = Row & { readonly staffName: string | null };

export interface EarlierHistory {
  readonly steps: readonly Named<SealedStep>[];
  readonly events: readonly Named<SealedEvent>[];
}

const none: EarlierHistory = { steps: [], events: [] };

/**
 * The sealed history of these subjects, with the names of the actors. Reads nothing if none was sealed. A missing or
 * changed file is an error, because a shorter history would look complete.
 */
export async function earlierHistory(
  noTransaction: NoTransaction,
  services: Pick<Services, 'files'>,
  subjects: readonly SealedHistoryRef[],
): Promise<EarlierHistory> {
  const wanted = new Map(
    subjects.flatMap(({ id, historyId }) => (historyId === null ? [] : [[id, historyId]])),
  );
  if (wanted.size === 0) return none;
  const historyIds = [...new Set(wanted.values())];
  const files = await noTransaction.transact((tx) => findSealedFiles(tx, historyIds));
  if (files.length !== historyIds.length)
    throw new Error(`of ${historyIds.length} sealed files ${files.length} are named`);
  const found: SealedSubject[] = [];
  for (const file of files) {
    const lines = (await readSealedFile(noTransaction, services, file)).filter(isSubject);
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

/** Steps from the tables and the files, oldest first; a step found in both is listed once. */
export function withEarlierSteps<Row extends { readonly id: string }>(
  rows: readonly Row[],
  earlier: readonly Row[],
): Row[] {
  const known = new Set(rows.map(({ id }) => id));
  const all = [...earlier.filter(({ id }) => !known.has(id)), ...rows];
  return all.sort((one, other) => (one.id < other.id ? -1 : 1));
}

type EventIdentity = Pick<SealedEvent, 'number' | 'at' | 'tw' | 'place'>;

/** The identity of an event. Recording the same event again changes nothing. */
export const eventIdentityKey = ({ number, at, tw, place }: EventIdentity): string =>
  JSON.stringify([number, Date.parse(at), tw, place]);

/**
 * Events from the tables and the files, newest first; an event that was recorded again after sealing is
 * listed once.
 */
export function withEarlierEvents<Row extends EventIdentity & { readonly id: string }>(
  rows: readonly Row[],
  earlier: readonly Row[],
): Row[] {
  if (earlier.length === 0) return [...rows];
  const known = new Set(earlier.map(eventIdentityKey));
  const all = [...rows.filter((row) => !known.has(eventIdentityKey(row))), ...earlier];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1));
}
