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
import { readFileInProcess } from '../statements/fileReader.ts';
import type { ListToRead, ReadList } from '../statements/remittanceFile.ts';
import { type TypedMap, typedMap } from '../statements/typedTable.ts';
import { carrierExists, findMap } from './store.ts';

interface Given extends TypedMap<RemittanceColumn> {
  readonly carrierId: string;
  readonly file: ReceivedFile;
}

export interface ReadForCarrier {
  readonly read: ReadList;
  readonly lines: readonly (RemittanceLine & { readonly lineKey: string })[];
  /** Whether the column matching comes from an earlier import. */
  readonly isStored: boolean;
}

/** The lines of a carrier's list. */
export async function readForCarrier(
  noTransaction: NoTransaction,
  currency: string,
  given: Given,
): Promise<ReadForCarrier | Refusal<SheetRefusal | 'remittance.carrierUnknown'>> {
  const [carrier, stored] = await noTransaction.transact((tx) =>
    Promise.all([carrierExists(tx, given.carrierId), findMap(tx, given.carrierId)]),
  );
  if (carrier === undefined) return refuse('remittance.carrierUnknown', {}, 'carrierId');
  const typed = typedMap(remittanceColumns, given);
  const file: ListToRead = {
    bytes: given.file.bytes,
    currency,
    map: typed ?? stored?.map,
    encoding: given.encoding ?? stored?.encoding,
  };
  const read = await readFileInProcess<ReadList>(noTransaction, { read: 'remittances', file });
  if (isRefusal(read)) return read;
  const lines = read.lines ?? [];
  const keys = remittanceKeys(lines);
  return {
    read,
    lines: lines.map((line, at) => ({ ...line, lineKey: hash('sha256', keys[at] ?? '', 'base64url') })),
    isStored: typed === undefined && stored !== undefined,
  };
}
