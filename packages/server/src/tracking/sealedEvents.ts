import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { NoTransaction } from '../platform/db.ts';
import { earlierHistory, eventIdentityKey } from '../platform/sealedSubjects.ts';
import type { Services } from '../platform/services.ts';
import type { TrackedSubject } from './numbers.store.ts';

type Subjects = ReadonlyMap<string, TrackedSubject>;

/** What is known of the subjects' events in sealed history, which are no longer in the table of events. */
export interface SealedEvents {
  /** The identity keys of these events (`eventIdentityKey`). */
  readonly eventKeys: ReadonlySet<string>;
  /** The ids of the history files that were read. */
  readonly fileIds: ReadonlySet<string>;
}

/**
 * Reads the sealed events before the transaction, so that an event that was recorded earlier is recognised even if it
 * is no longer in the table.
 */
export async function readSealedEvents(
  noTransaction: NoTransaction,
  services: Pick<Services, 'files'>,
  subjects: Subjects,
): Promise<SealedEvents> {
  const { events } = await earlierHistory(noTransaction, services, [...subjects.values()]);
  return { eventKeys: new Set(events.map(eventIdentityKey)), fileIds: filesOf(subjects) };
}

/** Refuses if something was sealed between the read and the transaction. */
export function refuseIfSealedSince(
  { fileIds }: SealedEvents,
  subjects: Subjects,
): Refusal<'row.changed'> | undefined {
  return [...filesOf(subjects)].every((id) => fileIds.has(id)) ? undefined : refuse('row.changed');
}

const filesOf = (subjects: Subjects) =>
  new Set([...subjects.values()].flatMap(({ historyId }) => historyId ?? []));
