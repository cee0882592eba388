import type { Announcement, AnnouncementText } from '@crossdock/contract/announcements/calls.ts';
import type { AnnouncementRow, EditedAnnouncement } from '@crossdock/contract/announcements/desk.ts';
import { announcementState } from '@crossdock/domain/announcements/rules.ts';
import { writtenLanguages } from '@crossdock/domain/richText.ts';
import type { Tx } from '../platform/db.ts';
import { contentOf, textsForEditor, titleAndExcerptOf } from '../platform/localizedContent.ts';
import type { Guest, Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { AnnouncementDeskRow } from './desk.store.ts';
import type { ShownAnnouncement } from './store.ts';

type Reader = Guest | Member;

export const memberIdOfReader = (reader: Reader): string | null =>
  reader.kind === 'member' ? reader.memberId : null;

export function announcementOf(row: ShownAnnouncement, reader: Reader, now: string): Announcement {
  return {
    id: row.id,
    type: row.type,
    ...titleAndExcerptOf(row.texts, reader),
    publishedAt: row.publishAt ?? now,
    pinned: row.pinned,
    top: row.top,
    read: reader.kind === 'member' ? row.openedAt !== null : null,
  };
}

export function announcementTextOf(
  row: ShownAnnouncement,
  reader: Reader,
  services: Services,
  tx: Tx,
): AnnouncementText {
  return {
    ...announcementOf(row, reader, tx.now),
    ...contentOf(row.texts, reader, services, tx),
    readSeconds: row.readSeconds,
    acknowledgedAt: row.acknowledgedAt,
  };
}

export function staffAnnouncementOf(
  { texts, updatedByName, ...row }: AnnouncementDeskRow,
  staff: Staff,
  now: string,
) {
  const answer: AnnouncementRow = {
    ...row,
    ...titleAndExcerptOf(texts, staff),
    langs: writtenLanguages(texts),
    state: announcementState(row, now),
    updatedBy: updatedByName,
  };
  return answer;
}

export function editedAnnouncementOf(
  row: AnnouncementDeskRow,
  staff: Staff,
  services: Services,
  tx: Tx,
): EditedAnnouncement {
  return { ...staffAnnouncementOf(row, staff, tx.now), texts: textsForEditor(row.texts, services, tx) };
}
