import { plainTransferNumber } from '../payments/transferNumber.ts';

/** A movement on a bank account, from the bank's file. */
export interface StatementLine {
  /** Its position in the file: the row of a sheet, else the number of the entry. */
  readonly row: number;
  /** As 2026-11-20, by the bank's clock. */
  readonly day: string;
  /** Written 13:05:22; null if the bank does not say. */
  readonly time: string | null;
  /** Above 0 for money received, below 0 for money paid out. */
  readonly amountMinor: number;
  /** The account's balance after it; null if the file does not say. */
  readonly balanceMinor: number | null;
  /** The bank's own reference of the movement, if the file has one. */
  readonly reference: string;
  readonly note: string;
  readonly counterName: string;
  readonly counterAccount: string;
}

/** Why a row of a file cannot be read as a line. */
export const statementLineFaults = ['day', 'amount', 'twoAmounts', 'balance', 'currency', 'entry'] as const;
export type StatementLineFault = (typeof statementLineFaults)[number];

export interface StatementRowFault {
  readonly row: number;
  readonly fault: StatementLineFault;
}

/** The most characters that are stored of a text in a bank's file, such as the note of a line. */
export const statementLineTextMax = 500;

/**
 * A key for each line that no other movement of the account has, in any file: day, amount and balance after
 * it; without a balance the bank's reference or the note. Identical movements are numbered. A file that
 * overlaps another one therefore gives the same keys again.
 * @example statementLineKeys([{ day: '2026-11-20', amountMinor: 500, balanceMinor: 900 }]) // → ['2026-11-20 500 balance 900 0']
 */
export function statementLineKeys(lines: readonly StatementLine[]): string[] {
  const alike = new Map<string, number>();
  return lines.map((line) => {
    const { day, amountMinor, balanceMinor, reference, note, counterAccount } = line;
    const rest =
      balanceMinor !== null
        ? `balance ${balanceMinor}`
        : reference === ''
          ? `note ${plainTransferNumber(note + counterAccount)}`
          : `reference ${reference}`;
    const key = `${day} ${amountMinor} ${rest}`;
    const n = alike.get(key) ?? 0;
    alike.set(key, n + 1);
    return `${key} ${n}`;
  });
}
