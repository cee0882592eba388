/**
 * A bank's transaction number as it is compared: full-width forms, dashes, spaces and characters that show nothing do
 * not make it another one. Empty where it has neither a letter nor a digit.
 */
export function plainTransferNumber(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/**
 * In Taiwan payers name a transfer by the last five digits of the account they paid from: that tells whose account it
 * was, and not which transfer.
 */
export function isAccountEnding(written: string, currency: string): boolean {
  return currency === 'TWD' && /^\d{5}$/.test(plainTransferNumber(written));
}

interface NamedTransfer {
  readonly transactionNumber: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** Of the payment, on the shop's clock. */
  readonly day: string;
}

/** What is the same for two reports of one transfer: the number, or the account's ending with the day and the amount. */
export function transferKey({ transactionNumber, currency, amountMinor, day }: NamedTransfer): string {
  const plain = plainTransferNumber(transactionNumber);
  return isAccountEnding(plain, currency) ? `${plain}/${day}/${amountMinor}` : plain;
}
