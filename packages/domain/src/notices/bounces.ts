import type { DeliveryFault } from './delivery.ts';

/** A mail server's report about one recipient (RFC 3464). */
export interface MailReport {
  /** failed, delayed, delivered, relayed or expanded. */
  readonly action: string;
  /** RFC 3463: class, subject and detail, such as 5.1.1. */
  readonly status: string;
  /** The server's own words; may be empty. */
  readonly said: string;
}

/**
 * Whether the message will never arrive. A delay does not count: the mail server keeps trying.
 * @example isBounce({ action: 'delayed', status: '4.4.1', said: '' }) // → false
 */
export const isBounce = ({ action, status }: MailReport): boolean =>
  action === 'failed' && /^[45]\.\d{1,3}\.\d{1,3}$/.test(status);

/**
 * Whether the message has arrived at the recipient's own server.
 * @example isDeliverySuccess({ action: 'delivered', status: '2.0.0', said: '' }) // → true
 */
export const isDeliverySuccess = ({ action, status }: MailReport): boolean =>
  action === 'delivered' && status.startsWith('2.');

/**
 * Whether the address itself accepts no mail, so that the next message would fail too. A message that timed
 * out (4.4.7), was too large or was taken for spam says nothing about the address.
 * @example isDeadAddress({ action: 'failed', status: '5.1.1', said: '' }) // → true
 * @example isDeadAddress({ action: 'failed', status: '5.7.1', said: '' }) // → false
 */
export const isDeadAddress = (report: MailReport): boolean =>
  isBounce(report) && /^5\.([01]\.\d+|2\.[01]|4\.4)$/.test(report.status);

/**
 * Why a message did not arrive, as a fault that staff can act on.
 * @example faultOfReport('5.7.1') // → 'blocked'
 */
export function faultOfReport(status: string): DeliveryFault {
  if (/^5\.(1|2|4)\./.test(status)) return 'unreachable';
  if (/^.\.7\./.test(status)) return 'blocked';
  if (/^.\.6\./.test(status)) return 'content';
  return status.startsWith('4.') ? 'expired' : 'other';
}
