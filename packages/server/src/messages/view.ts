import type { Output } from '@crossdock/contract/table.ts';
import { deliveryFaults } from '@crossdock/domain/notices/delivery.ts';
import type { MessageRow } from './store.ts';

/** In demo shops codes are shown, so that a newcomer can register without any provider. */
export function messageRowOf(row: MessageRow, demo: boolean): Output<'listMessages'>['list'][number] {
  return {
    ...row,
    // The fields below replace those of the row, to hide push addresses and codes.
    recipient: row.channel === 'push' ? '' : row.recipient,
    member:
      row.memberId === null
        ? null
        : { id: row.memberId, name: row.memberName ?? '', account: row.memberAccount ?? '' },
    subject: row.secret && !demo ? maskedText(row.subject) : row.subject,
    fault: deliveryFaults.find((fault) => fault === row.delivery) ?? null,
    report: row.channel === 'sms' && row.state === 'sent' ? (row.awaited ? 'awaited' : 'none') : null,
    retryable: Boolean(row.retryable),
  };
}

/** Masks links, and every number as long as a code. */
export function maskedText(text: string): string {
  return text.replace(/https?:\/\/\S+/gi, '…').replace(/[\p{L}\d_-]*\d{4,}[\p{L}\d_-]*/gu, '••••••');
}
