import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { type ParsedAccountLines, readAccountLines } from './readAccountLines.ts';
import {
  addImport,
  addLines,
  linesFromOtherFormats,
  lockForImport,
  saveColumnMap,
  storeImportCounts,
} from './store.ts';

/**
 * Imports a statement. Its lines are stored together or not at all, and lines that a concurrent import has
 * stored count as known.
 */
export const importStatement = withPreparation<'importStatement'>()({
  prepare: (noTransaction, _actor, input) => readAccountLines(noTransaction, input),
  handle: async (tx, actor, input, _services, { read, lines }) => {
    const { bankAccountId, skipWrong, file } = input;
    if (read.format === 'sheet' && read.statements.length === 0)
      return refuse('statement.noHead', {}, 'file');
    const wrongCount = read.wrong.length;
    if (wrongCount > 0 && !skipWrong) return refuse('statement.wrongRows', { n: wrongCount }, 'file');
    const days = lines.map(({ day }) => day).sort();
    const id = newId();
    await lockForImport(tx, bankAccountId);
    await addImport(tx, {
      id,
      bankAccountId,
      filename: file.filename.slice(0, 200),
      format: read.format,
      addedCount: 0,
      knownCount: 0,
      wrongCount,
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      importedBy: actor.staffId,
    });
    const isDoubtful = await doubts(tx, bankAccountId, read.format, lines);
    const rows = lines.map(({ row, time, ...line }) => ({
      ...line,
      state: isDoubtful(line) ? ('aside' as const) : ('open' as const),
      id: newId(),
      rowNumber: row,
      atTime: time,
    }));
    const added = await addLines(tx, { importId: id, bankAccountId }, rows);
    const addedCount = added.length;
    const counts = { addedCount, knownCount: lines.length - addedCount };
    await storeImportCounts(tx, id, counts);
    if (read.table?.map)
      await saveColumnMap(tx, bankAccountId, { encoding: read.table.encoding, map: read.table.map });
    const doubtfulCount = added.filter((state) => state === 'aside').length;
    return { done: true, id, ...counts, doubtfulCount, wrongCount };
  },
});

type Line = ParsedAccountLines['lines'][number];

/**
 * Whether a line may be one that the account already has from a file of another format. Formats have different keys
 * for the same movement, and using a movement twice would credit somebody twice. Such a line is set aside, and a
 * person may open it.
 */
async function doubts(
  tx: Tx,
  bankAccountId: string,
  format: ParsedAccountLines['read']['format'],
  lines: ParsedAccountLines['lines'],
): Promise<(line: Pick<Line, 'day' | 'amountMinor'>) => boolean> {
  const days = lines.map(({ day }) => day).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === '') return () => false;
  const hasBalance = lines.some(({ balanceMinor }) => balanceMinor !== null);
  const others = await linesFromOtherFormats(tx, { bankAccountId, days: [first, last], format, hasBalance });
  const known = new Set(others.map(({ day, amountMinor }) => `${day} ${amountMinor}`));
  return ({ day, amountMinor }) => known.has(`${day} ${amountMinor}`);
}
