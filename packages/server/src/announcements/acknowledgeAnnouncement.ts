import { refuse } from '@crossdock/contract/refusals.ts';
import { secondsToRead } from '@crossdock/domain/announcements/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { findShownAnnouncement, lockReadingRecord, recordAcknowledged } from './store.ts';

export const acknowledgeAnnouncement: Handler<'acknowledgeAnnouncement'> = async (
  tx,
  { memberId },
  { id },
) => {
  const read = await lockReadingRecord(tx, memberId, id);
  if (read === undefined)
    return refuse(
      (await findShownAnnouncement(tx, memberId, id)) ? 'announcement.notOpened' : 'row.notFound',
    );
  if (read.acknowledgedAt !== null) return { done: true };
  const seconds = secondsToRead(read.readSeconds, read.openedAt, tx.now);
  if (seconds > 0) return refuse('announcement.tooEarly', { seconds });
  await recordAcknowledged(tx, memberId, id);
  return { done: true };
};
