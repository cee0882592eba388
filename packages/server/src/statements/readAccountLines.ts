import { hash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ReceivedFile } from '@crossdock/contract/wire/call.ts';
import { type StatementColumn, statementColumns } from '@crossdock/domain/statements/columns.ts';
import { type StatementLine, statementLineKeys } from '@crossdock/domain/statements/lines.ts';
import type { NoTransaction } from '../platform/db.ts';
import type { SheetRefusal } from '../platform/sheetParser.ts';
import { type EnteredColumnMap, enteredColumnMap } from './enteredColumnMap.ts';
import { readFileInChildProcess } from './fileReader.ts';
import type { ParsedStatementFile, StatementFileToRead } from './statementFile.ts';
import { findBankAccount, findColumnMap } from './store.ts';

interface Given extends EnteredColumnMap<StatementColumn> {
  readonly bankAccountId: string;
  readonly file: ReceivedFile;
}

export interface ParsedAccountLines {
  readonly read: ParsedStatementFile;
  readonly lines: readonly (StatementLine & { readonly lineKey: string })[];
  readonly otherAccounts: readonly string[];
  /** Whether the column matching comes from an earlier import. */
  readonly isStored: boolean;
}

/** The lines of the chosen account in a file. A file with only other accounts is refused. */
export async function readAccountLines(
  noTransaction: NoTransaction,
  given: Given,
): Promise<
  ParsedAccountLines | Refusal<SheetRefusal | 'statement.accountUnknown' | 'statement.otherAccount'>
> {
  const [account, stored] = await noTransaction.transact((tx) =>
    Promise.all([findBankAccount(tx, given.bankAccountId), findColumnMap(tx, given.bankAccountId)]),
  );
  if (account === undefined) return refuse('statement.accountUnknown', {}, 'bankAccountId');
  const typed = enteredColumnMap(statementColumns, given);
  const file: StatementFileToRead = {
    bytes: given.file.bytes,
    currency: account.currency,
    map: typed ?? stored?.map,
    encoding: given.encoding ?? stored?.encoding,
  };
  const read = await readFileInChildProcess<ParsedStatementFile>(noTransaction, { read: 'statement', file });
  if (isRefusal(read)) return read;
  const isOther = (one: { account: string; currency: string }) =>
    !isSameAccount(one.account, account.accountNumber) || !['', account.currency].includes(one.currency);
  const others = read.statements.filter(isOther);
  const otherAccounts = [...new Set(others.map((one) => `${one.account} ${one.currency}`.trim()))];
  if (others.length > 0 && others.length === read.statements.length)
    return refuse('statement.otherAccount', { accounts: otherAccounts.slice(0, 5).join(', ') }, 'file');
  const lines = read.statements.filter((one) => !isOther(one)).flatMap((one) => one.lines);
  const moved = lines.filter(({ amountMinor }) => amountMinor !== 0);
  const keys = statementLineKeys(moved);
  return {
    read,
    // A key may be as long as a note; it is hashed, because only equality matters.
    lines: moved.map((line, at) => ({ ...line, lineKey: hash('sha256', keys[at] ?? '', 'base64url') })),
    otherAccounts,
    isStored: typed === undefined && stored !== undefined,
  };
}

/**
 * Whether two account numbers are the same. Banks write them with or without country or branch, so the final digits
 * are compared. A table contains no account number, so an empty one is accepted.
 */
function isSameAccount(written: string, known: string): boolean {
  const [a, b] = [written, known].map((one) => one.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  if (a === undefined || b === undefined || a === '') return true;
  const [digitsA, digitsB] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  return a.endsWith(b) || b.endsWith(a) || digitsA.endsWith(digitsB) || digitsB.endsWith(digitsA);
}
