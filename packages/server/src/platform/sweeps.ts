import { type SweepName, sweeps } from '@crossdock/domain/shops/sweeps.ts';
import { isConnectionError } from './connectionUnavailable.ts';
import type { NoTransaction, Tx } from './db.ts';
import type { JobDefinition } from './jobs.ts';
import {
  deleteDueFailedItems,
  deleteFailedItems,
  findFailedItemsOfKind,
  nextTryAt,
  recordFailure,
  type WorkItem,
  workKindsDueForRetry,
} from './openWork.store.ts';
import type { Services } from './services.ts';
import type { InTransaction, SavepointResult } from './tx.ts';

/** Background work on items. `BatchSweep` handles them together, `SingleSweep` one by one. */
interface Sweep<Item> {
  readonly name: SweepName;
  /** How many items are read at a time. */
  readonly atOnce: number;
  /**
   * At most `most` due items, the longest waiting first. An item must be returned again as long as it was not done.
   */
  take(this: void, tx: Tx, most: number): Promise<readonly Item[]>;
  /** The id of an item, and its label for staff. */
  sign(this: void, item: Item): { readonly id: string; readonly label: string };
}

/** Items done together in the transaction that reads them; after a failure, each separately. */
export interface BatchSweep<Item> extends Sweep<Item> {
  work(this: void, tx: Tx, items: readonly Item[]): Promise<unknown>;
}

/** Items done one by one, each in transactions of its own, with slow work between them. */
export interface SingleSweep<Item> extends Sweep<Item> {
  each(this: void, noTransaction: NoTransaction, item: Item): Promise<unknown>;
}

const thingOf = <Item>({ name, sign }: Sweep<Item>, item: Item): WorkItem => {
  const { id, label } = sign(item);
  return { kind: name, item: id, label };
};

/** Due items, without failed ones that still wait for their next attempt, and without those that this run has seen. */
async function next<Item>(tx: Tx, sweep: Sweep<Item>, seen: ReadonlySet<string>) {
  const { resting, due } = await findFailedItemsOfKind(tx, sweep.name);
  const idOf = (item: Item) => sweep.sign(item).id;
  const found = await sweep.take(tx, sweep.atOnce + resting.size + seen.size);
  const items = found.filter((item) => !resting.has(idOf(item)) && !seen.has(idOf(item)));
  return { items: items.slice(0, sweep.atOnce), failedBefore: new Set(due.map(({ item }) => item)) };
}

/**
 * Forgets failed items whose next attempt is due but which this run did not find, because they need no work any more.
 */
async function forgetOthers(tx: Tx, name: SweepName, seen: ReadonlySet<string>): Promise<void> {
  const { due } = await findFailedItemsOfKind(tx, name);
  await deleteDueFailedItems(
    tx,
    name,
    due.flatMap(({ item }) => (seen.has(item) ? [] : [item])),
  );
}

/** Handles everything due. An item that fails on its own is recorded and skipped. */
export async function sweepInOneTransaction<Item>(
  transactions: { readonly transact: InTransaction },
  sweep: BatchSweep<Item>,
  goOn: () => boolean = () => true,
): Promise<void> {
  const seen = new Set<string>();
  while (goOn()) {
    const isOver = await transactions.transact(async (tx) => {
      const { items, failedBefore } = await next(tx, sweep, seen);
      const failed = await workOn(tx, sweep, items);
      for (const [item, error] of failed) await recordFailure(tx, thingOf(sweep, item), error);
      const well = items.filter((item) => !failed.has(item)).map((item) => sweep.sign(item).id);
      await deleteFailedItems(
        tx,
        sweep.name,
        well.filter((id) => failedBefore.has(id)),
      );
      for (const item of items) seen.add(sweep.sign(item).id);
      if (items.length === 0) await forgetOthers(tx, sweep.name, seen);
      return items.length === 0;
    });
    if (isOver) return;
  }
}

async function workOn<Item>(tx: Tx, { work }: BatchSweep<Item>, items: readonly Item[]) {
  const failed = new Map<Item, Error>();
  const together: SavepointResult<unknown> =
    items.length === 0 ? { done: undefined } : await tx.alone(() => work(tx, items));
  if ('done' in together) return failed;
  for (const item of items) {
    const alone = items.length === 1 ? together : await tx.alone(() => work(tx, [item]));
    if ('failed' in alone) failed.set(item, alone.failed);
  }
  return failed;
}

/** Like `sweepInOneTransaction`, for items done one by one. */
export async function sweepOneByOne<Item>(
  noTransaction: NoTransaction,
  sweep: SingleSweep<Item>,
  goOn: () => boolean = () => true,
): Promise<void> {
  const seen = new Set<string>();
  while (goOn()) {
    const { items, failedBefore } = await noTransaction.transact((tx) => next(tx, sweep, seen));
    for (const item of items) {
      if (!goOn()) return;
      const thing = thingOf(sweep, item);
      seen.add(thing.item);
      try {
        await sweep.each(noTransaction, item);
        if (failedBefore.has(thing.item))
          await noTransaction.transact((tx) => deleteFailedItems(tx, sweep.name, [thing.item]));
      } catch (error) {
        // The database is unreachable, which is no item's fault.
        if (isConnectionError(error)) throw error;
        await noTransaction.transact((tx) => recordFailure(tx, thing, error));
      }
    }
    if (items.length === 0) return noTransaction.transact((tx) => forgetOthers(tx, sweep.name, seen));
  }
}

/**
 * Runs a follow-up whose failure must not affect the rest. If it fails, it is recorded, and its sweep tries
 * again.
 */
export async function runFollowUp(
  tx: Tx,
  thing: WorkItem & { readonly kind: SweepName },
  work: () => Promise<unknown>,
): Promise<void> {
  const alone = await tx.alone(work);
  if ('failed' in alone) await recordFailure(tx, thing, alone.failed);
}

/** A sweep that repeats what `runFollowUp` has recorded. */
export interface FollowUpSweep {
  readonly name: SweepName;
  work(this: void, tx: Tx, id: string, data: unknown): Promise<unknown>;
}

export function sweepFollowUps(
  noTransaction: NoTransaction,
  { name, work }: FollowUpSweep,
  goOn: () => boolean,
): Promise<void> {
  const sweep: BatchSweep<Awaited<ReturnType<typeof findFailedItemsOfKind>>['due'][number]> = {
    name,
    atOnce: 20,
    take: async (tx, most) => (await findFailedItemsOfKind(tx, name)).due.slice(0, most),
    sign: ({ item, label }) => ({ id: item, label }),
    work: async (tx, things) => {
      for (const { item, data } of things) await work(tx, item, data);
    },
  };
  return sweepInOneTransaction(noTransaction, sweep, goOn);
}

export const openWorkJob = 'open-work';

const atOnce = 200;
const queues: Readonly<Record<string, string>> = sweeps;

/**
 * The job that every minute tries items again whose waiting time is over, independently of the schedule of their own
 * job.
 */
export function openWorkSweep({ jobs }: Pick<Services, 'jobs'>): JobDefinition {
  return {
    name: openWorkJob,
    isDue: async (tx) => (await workKindsDueForRetry(tx, 1)).length > 0,
    nextAt: nextTryAt,
    run: (noTransaction) =>
      noTransaction.transact(async (tx) => {
        const due = await workKindsDueForRetry(tx, atOnce);
        for (const queue of new Set(due.flatMap(({ kind }) => queues[kind] ?? []))) jobs.enqueue(tx, queue);
      }),
  };
}
