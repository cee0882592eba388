import type { TalkRow } from '@crossdock/contract/support/desk.ts';
import type { TalkMessage } from '@crossdock/contract/support/shapes.ts';
import { typingMs } from '@crossdock/domain/support/talks.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { StaffTalkRow } from './desk.store.ts';
import type { MessageRow } from './store.ts';

export function messageOf(row: MessageRow, secret: string, now: string): TalkMessage {
  const { seq, id, author, text, fileId, cardKind, cardId, cardNumber, createdAt } = row;
  const url = (file: string, variant: 'thumb' | 'full') => fileUrl(secret, row.shopId, file, variant, now);
  return {
    seq,
    id,
    author,
    staff: row.staffName ?? '',
    text,
    picture: fileId === null ? null : { thumb: url(fileId, 'thumb'), full: url(fileId, 'full') },
    card: cardKind === null || cardId === null ? null : { kind: cardKind, id: cardId, number: cardNumber },
    createdAt,
  };
}

export function talkRowOf(row: StaffTalkRow): TalkRow {
  return {
    id: row.id,
    memberId: row.memberId,
    name: row.memberName ?? row.guestName,
    account: row.account ?? '',
    assignedTo: row.assignedTo === null ? null : { staffId: row.assignedTo, name: row.staffName ?? '' },
    lastText: row.lastText,
    lastAt: row.lastAt,
    waitingSince: row.waitingSince,
    unread: row.waitingSince !== null && row.staffReadSeq < row.lastSeq,
    closedAt: row.closedAt,
    mutedAt: row.mutedAt,
  };
}

/** Whether a key was pressed recently. */
export function isTyping(typedAt: string | null, now: string): boolean {
  return typedAt !== null && Date.parse(now) - Date.parse(typedAt) < typingMs;
}
