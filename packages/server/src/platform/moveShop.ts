import { everyNodeSettingsSql } from './citus.ts';
import type { Config } from './config.ts';
import {
  closeMove,
  installationDatabaseName,
  lockMove,
  type MoveOptions,
  openMove,
  type ProgressReporter,
  refuseImpossibleMove,
  type ShopMove,
  withRowServer,
} from './movingShop.ts';
import { copyAndFollow, deleteMovedRows, endReplication } from './shopCopy.ts';
import { finishSwitch, resumeServing, switchOver } from './shopSwitch.ts';

export interface MoveReport {
  readonly from: string;
  readonly to: string;
  /** How long the shop was paused; undefined if an earlier run had already switched it to the new database. */
  readonly pausedMs: number | undefined;
  /** How many rows were deleted at the old place. */
  readonly rows: number;
}

/**
 * Moves a shop to another database while the product runs; continues after an interruption. If the move
 * cannot be completed, it throws the reason before anything is changed. Needs superusers on both sides.
 */
export async function moveShop(
  config: Config,
  options: MoveOptions & { readonly pauseMs: number },
  report: ProgressReporter,
): Promise<MoveReport> {
  const move = await openMove(config, options);
  try {
    await lockMove(move);
    let pausedMs: number | undefined;
    if (move.isSwitched) {
      // A move in the other direction may have been abandoned, so its replication is ended too.
      await endReplication({
        ...move,
        source: move.target,
        sourceUrl: move.targetUrl,
        target: move.source,
        targetUrl: move.sourceUrl,
      });
      await finishSwitch(move);
    } else {
      pausedMs = await withRowServer(move, async (found) => {
        await refuseImpossibleMove(found);
        await resumeServing(found);
        await copyAndFollow(found, report);
        return switchOver(found, options.pauseMs, report);
      });
      report(`Serves at ${move.to} after ${Math.round(pausedMs)} ms of standing still.`);
    }
    // Must happen before rows are deleted, because deletions at the old place would be replicated to the new one.
    await endReplication(move);
    return { from: move.from, to: move.to, pausedMs, rows: await removeOld(move) };
  } finally {
    await closeMove(move);
  }
}

/** Reports what a move would do; changes nothing. */
export async function rehearseMove(config: Config, options: MoveOptions): Promise<string> {
  const move = await openMove(config, options);
  try {
    if (move.isSwitched)
      return `The shop is at ${move.to}; its rows are still at ${move.from} and would be removed.`;
    await withRowServer(move, refuseImpossibleMove);
    let rows = 0;
    for (const { name } of move.tables) {
      const counted = await move.source.query<{ n: number }>(
        `select count(*)::integer as n from "${name}" where shop_id = $1`,
        [move.shopId],
      );
      rows += counted.rows[0]?.n ?? 0;
    }
    return `${move.code} can be moved from ${move.from} to ${move.to}: ${rows} rows of ${move.tables.length} tables. Nothing was changed.`;
  } finally {
    await closeMove(move);
  }
}

/**
 * Deletes the shop's rows at the old place. In the installation's own database the shop's own row stays and
 * names the new place.
 */
async function removeOld(move: ShopMove): Promise<number> {
  const { source, shopId } = move;
  await source.query('begin');
  try {
    await source.query(everyNodeSettingsSql);
    await source.query('set local session_replication_role = replica');
    const rows = await deleteMovedRows(source, move);
    if (move.from !== installationDatabaseName) {
      await source.query('delete from shop_hosts where shop_id = $1', [shopId]);
      await source.query('delete from shops where id = $1', [shopId]);
    }
    await source.query('commit');
    return rows;
  } catch (error) {
    await source.query('rollback');
    throw error;
  }
}
