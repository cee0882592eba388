import { refuse } from '@crossdock/contract/refusals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { type ParsedCarrierList, readCarrierList } from './readCarrierList.ts';
import {
  addLines,
  addRemittanceList,
  findOrAddRemittance,
  knownRemittanceLineKeys,
  lockForImport,
  saveColumnMap,
} from './store.ts';

/**
 * Imports a carrier's list. Its lines are stored together or not at all, and lines that a concurrent import
 * has stored count as known.
 */
export const importRemittances = withPreparation<'importRemittances'>()({
  prepare: (noTransaction, { shop }, input) => readCarrierList(noTransaction, shop.currency, input),
  handle: async (tx, actor, { carrierId, skipWrong, file }, _services, { read, lines }) => {
    if (read.lines === undefined) return refuse('remittance.noHead', {}, 'file');
    const wrongCount = read.wrong.length;
    if (wrongCount > 0 && !skipWrong) return refuse('remittance.wrongRows', { n: wrongCount }, 'file');
    await lockForImport(tx, carrierId);
    const keys = lines.map(({ lineKey }) => lineKey);
    const known = await knownRemittanceLineKeys(tx, carrierId, keys);
    const fresh = lines.filter(({ lineKey }) => !known.has(lineKey));
    const id = newId();
    const counts = { addedCount: fresh.length, knownCount: known.size, wrongCount };
    const filename = file.filename.slice(0, 200);
    await addRemittanceList(tx, { id, carrierId, filename, ...counts, importedBy: actor.staffId });
    await store(tx, { listId: id, carrierId, today: dateIn(tx.now, actor.shop.timeZone) }, fresh);
    const { map, encoding } = read.table;
    if (map) await saveColumnMap(tx, carrierId, { encoding, map });
    return { done: true, id, ...counts };
  },
});

async function store(
  tx: Tx,
  { today, ...of }: { readonly listId: string; readonly carrierId: string; readonly today: string },
  lines: ParsedCarrierList['lines'],
): Promise<void> {
  const rows = [];
  for (const [reference, some] of Map.groupBy(lines, (line) => line.reference)) {
    const day = some.flatMap((line) => line.day ?? []).reduce((a, b) => (a > b ? a : b), '') || today;
    const remittanceId = await findOrAddRemittance(tx, { id: newId(), ...of, reference, day });
    for (const { row, reference: _reference, ...line } of some)
      rows.push({ ...line, ...of, id: newId(), remittanceId, rowNumber: row });
  }
  await addLines(tx, rows);
}
