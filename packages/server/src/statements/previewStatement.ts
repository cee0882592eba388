import type { Output } from '@crossdock/contract/table.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { prepared } from '../platform/handler.ts';
import { type ReadForAccount, readForAccount } from './readForAccount.ts';
import { knownKeys } from './store.ts';

const shownLines = 12;
const shownFaults = 50;

export const previewStatement = prepared<'previewStatement'>()({
  prepare: (noTransaction, _actor, input) => readForAccount(noTransaction, input),
  handle: async (tx, _actor, { bankAccountId }, _services, { read, lines, otherAccounts, isStored }) => {
    const known = await knownKeys(
      tx,
      bankAccountId,
      lines.map(({ lineKey }) => lineKey),
    );
    return {
      format: read.format,
      otherAccounts: [...otherAccounts],
      newCount: lines.length - known.size,
      knownCount: known.size,
      wrongCount: read.wrong.length,
      wrong: read.wrong.slice(0, shownFaults),
      lines: lines.slice(0, shownLines),
      table: tableOf(read.table, isStored),
    };
  },
});

function tableOf(
  table: ReadForAccount['read']['table'],
  stored: boolean,
): Output<'previewStatement'>['table'] {
  if (table === undefined) return null;
  const { map, encoding, heads, rows } = table;
  const columns = keysOf(map?.columns ?? {}).map((column) => ({ column, head: map?.columns[column] ?? '' }));
  return {
    encoding,
    heads: [...heads],
    rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })),
    map: map ? { columns, dayOrder: map.order, calendar: map.calendar, stored } : null,
  };
}
