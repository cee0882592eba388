import type { Services } from '../src/platform/services.ts';
import { endedHistorySealing } from '../src/tracking/sealEndedJob.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { type ReadyOrder, type ShippingWorld, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

export type Order = Awaited<ReturnType<ShippingWorld['shipped']>>;

/** A shop for orders that ended long ago. */
export interface EndedWorld extends ShippingWorld {
  readonly member: Person;
  /** Two received orders, one of 500 days ago and one of 300. */
  readonly old: Order;
  readonly recent: Order;
  /** A received order with tracking events before and after the warehouse. */
  signed(): Promise<Order>;
  /** Moves everything about the order this many days into the past. */
  age(order: ReadyOrder, days: number): Promise<void>;
  seal(changed?: Partial<Services>): Promise<unknown>;
  /** The states that the condition of an index names, sorted. */
  statesInIndex(name: string): Promise<(string | undefined)[]>;
}

export async function startEndedWorld(): Promise<EndedWorld> {
  const s = await startShippingWorld();
  const member = await s.shop.member();
  const { sql, running } = s.world;
  const signed = async () => {
    const made = await s.shipped(member);
    const [courierNumber = ''] = made.courierNumbers;
    const at = new Date().toISOString();
    await s.clerk.client.call('addTracking', { numbers: [courierNumber], at, place: '東莞', tw: '已攬收' });
    await s.clerk.client.call('addTracking', { numbers: [made.number], at, place: '桃園', tw: '清關中' });
    await member.client.call('signOrder', { orderId: made.id });
    return made;
  };
  const age: EndedWorld['age'] = async ({ id, parcelIds, courierNumbers }, days) => {
    const ids = [id, ...parcelIds];
    // Subtracts calendar days in UTC, the only date arithmetic on columns that a cluster accepts in an update.
    const earlier = (...columns: string[]) =>
      columns
        .map(
          (column) =>
            `${column} = (${column} at time zone 'UTC' - make_interval(days => $2)) at time zone 'UTC'`,
        )
        .join(', ');
    await sql(`update transitions set ${earlier('at')} where subject_id = any($1)`, [ids, days]);
    await sql(`update parcels set ${earlier('updated_at', 'shelved_at', 'arrived_at')} where id = any($1)`, [
      parcelIds,
      days,
    ]);
    await sql(`update orders set ${earlier('updated_at')} where id = $1`, [id, days]);
    await sql(
      `update tracking_events set ${earlier('at', 'created_at')} where order_id = any($1) or number = any($3)`,
      [ids, days, courierNumbers],
    );
  };
  const [old, recent] = [await signed(), await signed()];
  await age(old, 500);
  await age(recent, 300);
  return {
    ...s,
    ...{ member, signed, age, old, recent },
    statesInIndex: async (name) => {
      const [index] = await sql<{ indexdef: string }>(
        'select indexdef from pg_indexes where indexname = $1',
        [name],
      );
      return [...(index?.indexdef ?? '').matchAll(/'(\w+)'::text/g)].map(([, state]) => state).sort();
    },
    seal: (changed = {}) =>
      runJobIfDue(s.world, s.shop, endedHistorySealing({ ...running.services, ...changed })),
  };
}
