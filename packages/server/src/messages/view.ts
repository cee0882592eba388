import type { MessageRow } from './store.ts';

/** In demo shops codes are shown, so that a newcomer can register without any provider. */
export function messageRowOf(row: MessageRow, demo: boolean) {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.secret && !demo ? maskedText(row.subject) : row.subject,
    state: row.state,
    failure: row.failure,
    attempts: row.attempts,
    reference: row.reference,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    retryable: Boolean(row.retryable),
  };
}

/** Without what opens a door: links, and everything with as many digits as a code has. */
export function maskedText(text: string): string {
  return text.replace(/https?:\/\/\S+/gi, '…').replace(/[\p{L}\d_-]*\d{4,}[\p{L}\d_-]*/gu, '••••••');
}
