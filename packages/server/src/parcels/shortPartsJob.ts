import type { JobDefinition } from '../platform/jobs.ts';
import { hotSince } from '../platform/sealedFile.ts';
import type { Services } from '../platform/services.ts';
import { sweepTogether } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { longEnded, shortenParts } from './shortParts.store.ts';

export const shortPartsJob = 'shorten-parts';

/** In one transaction. */
const atOnce = 200;

/** Takes from parcels that ended more months ago than the installation keeps history, by the hour, the parts of their numbers that hardly anybody knows by then. */
export function shortParts({ config }: Pick<Services, 'config'>): JobDefinition {
  return {
    name: shortPartsJob,
    hourly: true,
    run: async (outside) => {
      const months = config.HISTORY_MONTHS;
      if (months === 0) return undefined;
      const turn = new Turn();
      await sweepTogether(
        (work) => outside.transact(work),
        {
          name: 'shortenParts',
          atOnce,
          take: (tx, most) => longEnded(tx, hotSince(tx.now, months), most),
          sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
          work: (tx, parcels) =>
            shortenParts(
              tx,
              parcels.map(({ id }) => id),
            ),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
