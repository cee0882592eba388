import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import {
  type AnnouncementEvent,
  announcementState,
  isAnnouncementEventAllowed,
} from '@crossdock/domain/announcements/rules.ts';
import type { Tx } from '../platform/db.ts';
import { findAnnouncement } from './desk.store.ts';

/** Why the event is not possible for this version of the announcement now; undefined if it is possible. */
export async function transitionRefusal(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  event: AnnouncementEvent,
): Promise<Refusal<'row.notFound' | 'row.changed' | 'announcement.state'> | undefined> {
  const before = await findAnnouncement(tx, id);
  if (before === undefined) return refuse('row.notFound');
  if (before.version !== version) return refuse('row.changed');
  return isAnnouncementEventAllowed(announcementState(before, tx.now), event)
    ? undefined
    : refuse('announcement.state');
}
