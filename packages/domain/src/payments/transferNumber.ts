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
