import { mayAskOwner } from '@crossdock/domain/parcels/ownerQuestions.ts';
import type { Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { askMemberIfParcelIsTheirs } from './ownerNotice.ts';
import {
  addQuestion,
  parcelsForOwnerSearch,
  questionCounts,
  recordOwnerSearch,
} from './ownerQuestions.store.ts';
import { type ProposedOwner, proposedOwners } from './ownerSearch.ts';
import { hasParcelsIn } from './store.ts';

export const ownersJob = 'ask-owners';

interface Unclaimed {
  readonly id: string;
  readonly courierNumber: string;
  readonly arrivedAt: string | null;
}

/**
 * Hourly, if the shop enabled it: searches for the owners of unclaimed parcels, each once a day. Asks a
 * member if the label fits them well and fits nobody else as well.
 */
export function ownerSearches(services: Services): JobDefinition {
  return {
    name: ownersJob,
    hourly: true,
    isDue: (tx) => hasParcelsIn(tx, ['unclaimed']),
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      if (!shop.settings.asksOwners) return;
      const actor = systemActor(shop, ownersJob);
      await sweepInOneTransaction(noTransaction, {
        name: 'askOwners',
        atOnce: 20,
        take: parcelsForOwnerSearch,
        sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
        work: (tx, parcels) => askFor(tx, actor, shop.currency, parcels),
      });
    },
  };
}

async function askFor(tx: Tx, actor: System, currency: string, parcels: readonly Unclaimed[]) {
  const ids = parcels.map(({ id }) => id);
  const proposed = await proposedOwners(tx, currency, ids);
  const firsts = [...proposed.values()].flatMap(([first]) => first?.id ?? []);
  const asked = new Map((await questionCounts(tx, firsts)).map((row) => [row.memberId, row]));
  for (const parcel of parcels) {
    const [first] = proposed.get(parcel.id) ?? [];
    if (first === undefined) continue;
    const { open = 0, inDays = 0 } = asked.get(first.id) ?? {};
    if (!mayAskOwner(first.fit, { open, inDays })) continue;
    if (await askMember(tx, actor, parcel, first))
      asked.set(first.id, { memberId: first.id, open: open + 1, inDays: inDays + 1 });
  }
  await recordOwnerSearch(tx, ids);
}

async function askMember(tx: Tx, actor: System, parcel: Unclaimed, { id, by, fit }: ProposedOwner) {
  const isNew = await addQuestion(tx, { parcelId: parcel.id, memberId: id, hints: by, fit });
  if (!isNew) return false;
  await askMemberIfParcelIsTheirs(tx, actor, id, parcel);
  return true;
}
