import { hash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ReceivedFile } from '@crossdock/contract/wire/call.ts';
import {
  type RemittanceColumn,
  type RemittanceLine,
  remittanceColumns,
  remittanceKeys,
} from '@crossdock/domain/remittances/columns.ts';
import type { NoTransaction } from '../platform/db.ts';
import type { SheetRefusal } from '../platform/sheetParser.ts';
import { type EnteredColumnMap, enteredColumnMap } from '../statements/enteredColumnMap.ts';
import { readFileInChildProcess } from '../statements/fileReader.ts';
import type { ParsedRemittanceFile, RemittanceFileToRead } from '../statements/remittanceFile.ts';
import { carrierExists, findColumnMap } from './store.ts';

interface Given extends EnteredColumnMap<RemittanceColumn> {
  readonly carrierId: string;
  readonly file: ReceivedFile;
}

export interface ParsedCarrierList {
  readonly read: ParsedRemittanceFile;
  readonly lines: readonly (RemittanceLine & { readonly lineKey: string })[];
  /** Whether the column matching comes from an earlier import. */
  readonly isStored: boolean;
}

/** The lines of a carrier's list. */
export async function readCarrierList(
  noTransaction: NoTransaction,
  currency: string,
  given: Given,
): Promise<ParsedCarrierList | Refusal<SheetRefusal | 'remittance.carrierUnknown'>> {
  const [carrier, stored] = await noTransaction.transact((tx) =>
    Promise.all([carrierExists(tx, given.carrierId), findColumnMap(tx, given.carrierId)]),
  );
  if (carrier === undefined) return refuse('remittance.carrierUnknown', {}, 'carrierId');
  const typed = enteredColumnMap(remittanceColumns, given);
  const file: RemittanceFileToRead = {
    bytes: given.file.bytes,
    currency,
    map: typed ?? stored?.map,
    encoding: given.encoding ?? stored?.encoding,
  };
  const read = await readFileInChildProcess<ParsedRemittanceFile>(noTransaction, {
    read: 'remittances',
    file,
  });
  if (isRefusal(read)) return read;
  const lines = read.lines ?? [];
  const keys = remittanceKeys(lines);
  return {
    read,
    lines: lines.map((line, at) => ({ ...line, lineKey: hash('sha256', keys[at] ?? '', 'base64url') })),
    isStored: typed === undefined && stored !== undefined,
  };
}
