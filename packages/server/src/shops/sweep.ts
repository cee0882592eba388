import type { NoTransaction } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { findFailedItemsOfKind } from '../platform/openWork.store.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { hasExpiredRows, sweepBatchSize, sweepRows, sweptTables } from './retention.store.ts';
import { sweepFiles } from './unusedFiles.store.ts';

export const sweepJob = 'sweep';

/** The maximum number of batches of one run; the next run handles the rest. */
const piecesARun = 40;

/**
 * Hourly, for each shop: deletes what no longer needs to be kept, in batches, each in a short transaction of
 * its own.
 */
export function expiredRowsSweep(services: Services): JobDefinition {
  return {
    name: sweepJob,
    hourly: true,
    isDue: hasExpiredRows,
    run: async (noTransaction) => {
      await sweepOneByOne(noTransaction, {
        name: 'sweepTables',
        atOnce: sweptTables.length,
        take: (_, most) => Promise.resolve(sweptTables.slice(0, most)),
        sign: (table) => ({ id: table, label: table }),
        each: (_, table) => inPieces(() => noTransaction.transact((tx) => sweepRows(tx, table))),
      });
      await inPieces(() => sweepPiece(noTransaction, services));
    },
  };
}

async function inPieces(take: () => Promise<number>): Promise<void> {
  for (let taken = 0; taken < piecesARun; taken += 1) if ((await take()) < sweepBatchSize) return;
}

/**
 * Deletes rows first: leftover bytes are harmless, but a row without its bytes is a broken picture. Answers
 * how many were checked.
 */
async function sweepPiece(noTransaction: NoTransaction, services: Services): Promise<number> {
  const { looked, gone } = await noTransaction.transact(sweepFiles);
  await sweepOneByOne(noTransaction, {
    name: 'sweepFiles',
    // There is no limit: the rows are gone, so bytes that are not deleted now would stay forever.
    atOnce: Number.MAX_SAFE_INTEGER,
    take: async (tx) => [
      ...(await findFailedItemsOfKind(tx, 'sweepFiles')).due.map(({ item }) => item),
      ...gone,
    ],
    sign: (id) => ({ id, label: '' }),
    each: (_, id) => removeBytes(noTransaction, services, id),
  });
  return looked;
}

async function removeBytes(noTransaction: NoTransaction, { files }: Services, id: string): Promise<void> {
  for (const variant of ['full', 'thumb'] as const)
    await files.remove(noTransaction, fileKey(noTransaction.turn.shopId, id, variant));
}
