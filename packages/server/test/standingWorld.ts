import type { Request } from '@crossdock/contract/table.ts';
import { standingOrderChecks } from '../src/standingOrders/job.ts';
import { insertApprovedAddress, insertShelvedParcel, type ParcelFields } from './orderWorld.ts';
import { openPayWorld } from './payWorld.ts';
import { startWorld } from './world.ts';

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

/** Inserts five copies of each declined action of the demo member's rule. */
export const moreStandingActs = `insert into standing_acts select (jsonb_populate_record(a, jsonb_build_object(
    'id', gen_random_uuid(), 'parcel_ids', jsonb_build_array(gen_random_uuid())))).*
  from standing_acts a, generate_series(1, 5) where a.shop_id = $1 and a.state = 'declined'`;

type Rule = Request<'saveStandingOrder'>;

/** A shop that requires payment before packing, and members with rules. */
export async function openStandingWorld() {
  const world = await startWorld({ settings: { payBeforePacking: true } });
  const pay = await openPayWorld(world);
  const clerk = await world.tw.staff(['warehouse', 'support']);
  const run = () => pay.runJob(standingOrderChecks(world.running.services));

  /** A member with an address and a rule that orders two parcels. The test adds the parcels with `parcel`. */
  async function owner(balanceMinor = 1_000_000, fields: Partial<Rule> = {}) {
    const member = await pay.memberWith(balanceMinor);
    const addressId = await insertApprovedAddress(world, pay.lane, member);
    const { call, attempt } = member.client;
    const rule = {
      ...{ parcels: 2, weightG: null, weightBy: 'actual' as const, freeDaysLeft: null },
      ...{ addressId, channelId: pay.lane.channelId, declarerId: null },
      ...{ limitMinor: 500_000, asksFirst: false, ...fields },
    } as const;
    const { id } = await call('saveStandingOrder', rule);
    const list = () => call('listStandingOrders', {});
    return {
      ...{ member, call, attempt, rule, id, list },
      parcel: (more: ParcelFields = {}) => insertShelvedParcel(world, pay.lane, member, more),
      mine: async () => (await list()).list.find((one) => one.id === id),
      async start() {
        await call('tryStandingOrder', { id });
        const [{ changedAt } = { changedAt: '' }] = (await list()).list.filter((one) => one.id === id);
        await call('startStandingOrder', { id, changedAt });
      },
      acts: async () => (await call('listStandingActs', {})).list,
      notices: async () =>
        (await call('listNotifications', {})).list
          .map(({ title }) => title)
          .filter((title) => title !== 'Balance adjusted'),
    };
  }
  return { world, pay, clerk, run, owner };
}
