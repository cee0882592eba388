import { forecastWarningDays } from '@crossdock/domain/parcels/forecasts.ts';
import { awaitedParcelStates } from '@crossdock/domain/parcels/states.ts';
import type { NoTransaction } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import {
  deleteForecasts,
  forecastsToDelete,
  forecastsToEnd,
  forecastsToWarnOf,
  recordEndNotice,
} from './forecastEnding.store.ts';
import { hasParcelsIn, transitionParcels } from './store.ts';

export const forecastJob = 'end-forecasts';

interface Forecast {
  readonly id: string;
  readonly memberId: string | null;
  readonly courierNumber: string;
}

const atOnce = 100;
const sign = ({ id, courierNumber }: Omit<Forecast, 'memberId'>) => ({ id, label: courierNumber });

/**
 * Hourly: notifies members, expires overdue forecasts by the shop's rule, and deletes those that expired long ago.
 */
export function forecastExpiry(services: Services): JobDefinition {
  return {
    name: forecastJob,
    hourly: true,
    isDue: (tx) => hasParcelsIn(tx, awaitedParcelStates),
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const { forecastDays } = shop.settings;
      const actor = systemActor(shop, forecastJob);
      if (forecastDays !== 0) await endForecasts(noTransaction, actor, forecastDays);
      await sweepInOneTransaction(noTransaction, {
        name: 'forgetForecasts',
        ...{ atOnce, sign },
        take: forecastsToDelete,
        work: (tx, over) => deleteForecasts(tx, fieldOf(over, 'id')),
      });
    },
  };
}

async function endForecasts(
  noTransaction: NoTransaction,
  actor: System,
  forecastDays: number,
): Promise<void> {
  await sweepInOneTransaction<Forecast>(noTransaction, {
    name: 'warnOfForecasts',
    ...{ atOnce, sign },
    take: (tx, most) => forecastsToWarnOf(tx, forecastDays, most),
    work: async (tx, ending) => {
      await recordEndNotice(tx, fieldOf(ending, 'id'));
      const told = ending.map(({ id, memberId, courierNumber: number }) => ({
        memberId: memberId ?? '',
        event: 'parcel.expiring' as const,
        subjectId: id,
        params: { number, days: forecastWarningDays },
      }));
      await notify(tx, actor, told);
    },
  });
  await sweepInOneTransaction(noTransaction, {
    name: 'endForecasts',
    ...{ atOnce, sign },
    take: (tx, most) => forecastsToEnd(tx, forecastDays, most),
    work: (tx, over) => transitionParcels(tx, actor, fieldOf(over, 'id'), 'expire'),
  });
}
