import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { beforeEach } from 'vitest';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { toBankCard } from './withdrawalWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

/** The most that one clerk may give alone in a day: 100.00. A point is worth 1.00. */
export const limit = 10_000;

export interface TwoPersonWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly fileTransfer: (
    member: Person,
    amountMinor: number,
    client?: Person['client'],
    tradedAt?: string,
  ) => Promise<string>;
  readonly askWithdrawal: (
    member: Person,
    amountMinor: number,
    source?: 'balance' | 'earnings',
  ) => Promise<string>;
  /** A client for the clerk acting as the member. */
  readonly actingAs: (clerk: Person, member: Person) => Promise<Person['client']>;
  /** The latest pending approval request of this kind that this person did not make. */
  readonly waiting: typeof waiting;
}

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/** A shop in which clerks may do little alone. */
export async function openTwoPersonWorld(): Promise<TwoPersonWorld> {
  const world = await startWorld({
    settings: { adjustAloneMaxMinor: limit, rechargeMinMinor: 1, rechargeMaxMinor: 1_000_000_000 },
  });
  const pay = await openPayWorld(world);
  const transfers = await openTransferWorld(world);
  return {
    world,
    pay,
    waiting,
    fileTransfer: async (member, amountMinor, client = member.client, tradedAt = anHourAgo()) => {
      const claim = await transfers.claim(member, { amountMinor, tradedAt });
      return (await client.call('submitBankTransfer', claim)).id;
    },
    askWithdrawal: async (member, amountMinor, source = 'balance') => {
      const asked = await toBankCard(world, member, { source, amountMinor });
      return (await member.client.call('submitWithdrawal', asked)).id;
    },
    actingAs: async (clerk, member) => {
      const { ticket } = await clerk.client.call('actAsMember', { memberId: member.id });
      const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
      return world.tw.as(token);
    },
  };
}

async function waiting(kind: ApprovalKind, by: Person) {
  const { list } = await by.client.call('listAdjustments', { pageSize: 100 });
  return list.filter((one) => one.kind === kind && !one.mine).at(-1);
}

/** Two owners, who may do everything. Each test has two new ones, whose totals of the day are zero. */
export function twoOwnersPerTest({ tw }: World): { readonly first: Person; readonly second: Person } {
  const owners: Person[] = [];
  beforeEach(async () => {
    owners.splice(0, 2, await tw.staff(['owner']), await tw.staff(['owner']));
  });
  const owner = (at: number) => {
    const found = owners[at];
    if (found === undefined) throw new Error('an owner is there in a test, not before');
    return found;
  };
  return {
    get first() {
      return owner(0);
    },
    get second() {
      return owner(1);
    },
  };
}
