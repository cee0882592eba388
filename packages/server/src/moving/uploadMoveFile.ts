import { maxDataImportRows } from '@crossdock/contract/moving/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { proposedColumns } from '@crossdock/domain/moving/columnMapping.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { readFileInChildProcess } from '../statements/fileReader.ts';
import type { PortionedTable } from '../statements/tablePortions.ts';
import { moveImportJob } from './moveImportJobs.ts';
import { addImport, countOpenImports, findColumnMap } from './store.ts';
import { viewOf } from './view.ts';

/** The most files of a shop that may be waiting to be imported, because each stores its rows. */
const maxOpen = 20;
const previewDays = 7;

export const uploadMoveFile = withPreparation<'uploadMoveFile'>()({
  prepare: async (noTransaction, _actor, { file, encoding }) => {
    const asked = { bytes: file.bytes, encoding, maxRows: maxDataImportRows };
    return readFileInChildProcess<PortionedTable>(noTransaction, { read: 'table', file: asked });
  },
  handle: async (tx, actor, { kind, file }, { jobs }, table) => {
    if ((await countOpenImports(tx)) >= maxOpen) return refuse('moving.tooMany', { max: maxOpen });
    const stored = (await findColumnMap(tx, kind)) ?? {};
    const heads = table.heads.slice(0, 60);
    // Uses the stored assignment of columns if the file has at least one of its headings, else assigns columns by the
    // usual headings of other systems.
    const isThere = keysOf(stored).some((column) => heads.includes(stored[column] ?? ''));
    const columns = isThere
      ? Object.fromEntries(Object.entries(stored).filter(([, head]) => heads.includes(head)))
      : proposedColumns(kind, heads);
    const id = newId();
    const expiresAt = tx.later(previewDays * 86_400_000);
    await addImport(
      tx,
      {
        id,
        kind,
        filename: file.filename.slice(-100),
        state: 'reading',
        heads,
        columns: JSON.stringify(columns),
        rowCount: table.rowCount,
        createdBy: actor.staffId,
        expiresAt,
      },
      table.portions,
      expiresAt,
    );
    jobs.enqueue(tx, moveImportJob, { importId: id });
    return viewOf(tx, actor, id);
  },
});
