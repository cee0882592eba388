/**
 * A bank's transaction number in the form that is compared: without dashes, spaces, invisible characters and
 * full-width forms. Empty if it has neither a letter nor a digit.
 * @example plainTransferNumber('ab-12 ３４') // → 'AB1234'
 */
export function plainTransferNumber(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/**
 * Whether a number is the last five digits of the payer's account, as payers in Taiwan often write. It identifies the
 * account, not the transfer.
 * @example isAccountEnding('12345', 'TWD') // → true
 */
export function isAccountEnding(written: string, currency: string): boolean {
  return currency === 'TWD' && /^\d{5}$/.test(plainTransferNumber(written));
}

interface NamedTransfer {
  readonly transactionNumber: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** The day of the payment on the shop's clock. */
  readonly day: string;
}

/**
 * The key that two reports of one transfer share: the transaction number, or account ending plus day and amount.
 * @example transferKey({ transactionNumber: '12345', currency: 'TWD', amountMinor: 900, day: '2026-11-20' }) // →
 * '12345/2026-11-20/900'
 */
export function transferKey({ transactionNumber, currency, amountMinor, day }: NamedTransfer): string {
  const plain = plainTransferNumber(transactionNumber);
  return isAccountEnding(plain, currency) ? `${plain}/${day}/${amountMinor}` : plain;
}
