import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { NoTransaction } from '../platform/db.ts';
import { earlierHistory, eventIdentityKey } from '../platform/sealedSubjects.ts';
import type { Services } from '../platform/services.ts';
import type { TrackedSubject } from './numbers.store.ts';

type Subjects = ReadonlyMap<string, TrackedSubject>;

/** Sealed events of the subjects for which staff are about to record events. */
export interface SealedEvents {
  readonly said: ReadonlySet<string>;
  readonly read: ReadonlySet<string>;
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
  return { said: new Set(events.map(eventIdentityKey)), read: filesOf(subjects) };
}

/** Refuses if something was sealed between the read and the transaction. */
export function refuseIfSealedSince(
  { read }: SealedEvents,
  subjects: Subjects,
): Refusal<'row.changed'> | undefined {
  return [...filesOf(subjects)].every((id) => read.has(id)) ? undefined : refuse('row.changed');
}

const filesOf = (subjects: Subjects) =>
  new Set([...subjects.values()].flatMap(({ historyId }) => historyId ?? []));
