import type { Outside } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { pieceOf, sweepFiles, sweepRows, sweptTables } from './retention.store.ts';

export const sweepJob = 'sweep';

/** What a run leaves, the next one takes. */
const piecesARun = 40;

/** Every hour, for each shop: what no longer has to be kept goes, in pieces, each in a short transaction of its own. */
export function sweep(services: Services): JobDefinition {
  return {
    name: sweepJob,
    cron: '41 * * * *',
    run: async (outside) => {
      for (const table of sweptTables) await inPieces(() => outside.transact((tx) => sweepRows(tx, table)));
      await inPieces(() => sweepFilesAndBytes(outside, services));
    },
  };
}

async function inPieces(take: () => Promise<number>): Promise<void> {
  for (let taken = 0; taken < piecesARun; taken += 1) if ((await take()) < pieceOf) return;
}

/** The rows first: bytes that stay behind are garbage, a row without its bytes is a broken picture. */
async function sweepFilesAndBytes(outside: Outside, { files }: Services): Promise<number> {
  const ids = await outside.transact((tx) => sweepFiles(tx));
  for (const id of ids)
    for (const variant of ['full', 'thumb'] as const)
      await files.remove(outside, fileKey(outside.turn.shopId, id, variant));
  return ids.length;
}
