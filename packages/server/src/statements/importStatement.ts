import { refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { readForAccount } from './readForAccount.ts';
import { addImport, addLines, countAdded, keepMap } from './store.ts';

/** Lines are stored together or not at all; what another import stores at the same moment is known here. */
export const importStatement = prepared<'importStatement'>()({
  prepare: (noTransaction, _actor, input) => readForAccount(noTransaction, input),
  handle: async (tx, actor, input, _services, { read, lines }) => {
    const { bankAccountId, skipWrong, file } = input;
    if (read.format === 'sheet' && read.statements.length === 0)
      return refuse('statement.noHead', {}, 'file');
    const wrongCount = read.wrong.length;
    if (wrongCount > 0 && !skipWrong) return refuse('statement.wrongRows', { n: wrongCount }, 'file');
    const days = lines.map(({ day }) => day).sort();
    const id = newId();
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
    const rows = lines.map(({ row, time, ...line }) => ({
      ...line,
      id: newId(),
      rowNumber: row,
      atTime: time,
    }));
    const addedCount = await addLines(tx, { importId: id, bankAccountId }, rows);
    const counts = { addedCount, knownCount: lines.length - addedCount };
    await countAdded(tx, id, counts);
    if (read.table?.map)
      await keepMap(tx, bankAccountId, { encoding: read.table.encoding, map: read.table.map });
    return { done: true, id, ...counts, wrongCount };
  },
});
