import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { vipProgress } from '@crossdock/domain/vipOrders/states.ts';
import type { Logger } from 'pino';
import type { Database, NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { ShopWorker } from '../platform/shopWorker.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { lockVipOrder, parcelsOfVip, updateVipOrder } from '../vipOrders/store.ts';
import { fullyShelvedVipOrders, nextVipOrderCheckAt, overdueVipOrders } from '../vipOrders/waiting.store.ts';
import { completeVipOrder } from './completeVipOrder.ts';

export const vipJob = 'vip-orders';
const atOnce = 500;
const dayMs = 86_400_000;

/**
 * Makes shipping orders of completed VIP orders as soon as their last parcel is shelved. It runs after the commit of
 * the shelving, so of two last parcels shelved at once the later one sees both.
 */
export function vipWorker(database: Database, services: Services, log: Logger): ShopWorker {
  return new ShopWorker(
    vipJob,
    async (shopId, goOn) => {
      const actor = systemActor(await services.tenants.ofId(shopId), vipJob);
      await completeAll(database.noTransaction(shopId, vipJob), actor, { stuck: false, goOn });
    },
    log,
  );
}

/**
 * A periodic job for what the worker cannot do on an event: VIP orders that a lost process did not complete, obstacles
 * that have ended, and reminders to members.
 */
export function vipOrdersJobDefinition(services: Services): JobDefinition {
  return {
    name: vipJob,
    isDue: async (tx) => {
      const [complete, waiting] = await Promise.all([
        fullyShelvedVipOrders(tx, { stuck: true, most: 1 }),
        overdueVipOrders(tx, tx.now, 1),
      ]);
      if (complete.length > 0) return true;
      if (waiting.length === 0) return false;
      return (await overdueVipOrders(tx, askedBefore(await currentSettings(tx), tx.now), 1)).length > 0;
    },
    nextAt: nextVipOrderCheckAt,
    run: async (noTransaction: NoTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), vipJob);
      const turn = new TimeSlice();
      await completeAll(noTransaction, actor, { stuck: true, goOn: turn.goOn });
      await askAll(noTransaction, actor, turn.goOn);
      return turn.end;
    },
  };
}

interface Pass {
  readonly stuck: boolean;
  goOn(this: void): boolean;
}

/** Completes each VIP order in its own transaction, so that a failure affects only that order. */
const completeAll = (noTransaction: NoTransaction, actor: System, { stuck, goOn }: Pass): Promise<void> =>
  sweepOneByOne(
    noTransaction,
    {
      name: 'completeVipOrders',
      atOnce,
      take: (tx, most) => fullyShelvedVipOrders(tx, { stuck, most }),
      sign: ({ id, number }) => ({ id, label: number }),
      each: (_, { id }) =>
        noTransaction.transact(async (tx) => {
          const vip = await lockVipOrder(tx, id);
          if (vip) await completeVipOrder(tx, actor, vip);
        }),
    },
    goOn,
  );

const askAll = (noTransaction: NoTransaction, actor: System, goOn: () => boolean): Promise<void> =>
  sweepOneByOne(
    noTransaction,
    {
      name: 'askVipOrders',
      atOnce,
      take: (tx, most) => overdueVipOrders(tx, askedBefore(actor.shop.settings, tx.now), most),
      sign: ({ id, number }) => ({ id, label: number }),
      each: (_, { id }) => noTransaction.transact((tx) => ask(tx, actor, id)),
    },
    goOn,
  );

/** Members are asked whether to wait for missing parcels if their VIP order has waited since this moment or longer. */
const askedBefore = ({ vipOrders }: ShopSettings, now: string) =>
  new Date(Date.parse(now) - vipOrders.askAfterDays * dayMs).toISOString();

async function ask(tx: Tx, actor: System, id: string): Promise<void> {
  const vip = await lockVipOrder(tx, id);
  if (vip?.state !== 'waiting' || vip.askedAt !== null) return;
  const { total, arrived, ready } = vipProgress((await parcelsOfVip(tx, id)).map(({ state }) => state));
  if (ready === total) return;
  await updateVipOrder(tx, actor, vip, { askedAt: tx.now }, { event: 'ask' });
  const params = { number: vip.number, arrived, total };
  await notify(tx, actor, [{ memberId: vip.memberId, event: 'vipOrder.ask', subjectId: id, params }]);
}
