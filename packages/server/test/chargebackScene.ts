import { expect, vi } from 'vitest';
import { chargebackJobs } from '../src/settlement/chargebackJobs.ts';
import { refundJobs } from '../src/settlement/refundJobs.ts';
import { type AccountWorld, openAccountWorld, pathAtShop } from './accountWorld.ts';
import { minutesAgo, secondsAgo } from './ago.ts';
import type { StripeTestDispute } from './stripeDisputes.ts';
import type { StripeTestSession } from './stripeDouble.ts';
import { deliverEvent, paidSession } from './stripeEvents.ts';
import type { Person } from './world.ts';

interface Booked {
  readonly clearing: number;
  readonly held: number;
  readonly lost: number;
  readonly fees: number;
}

type Begun = Awaited<ReturnType<AccountWorld['started']>>;

export interface ChargebackScene extends AccountWorld {
  readonly card: { readonly id: string; readonly secret: string; readonly path: string };
  /** An order paid by card: 100.00 and the method's fee of 2.50. */
  paidByCard(): Promise<Begun>;
  /** An order paid by card that the shop then cancelled: 100.00 is on the member's balance. */
  cancelled(): Promise<Begun>;
  tell(
    type: string,
    object: StripeTestSession | StripeTestDispute,
    changes?: { id?: string; secret?: string; path?: string },
  ): Promise<{ statusCode: number }>;
  /** The balances of the ledger accounts that chargebacks change, with the sign that people expect. */
  booked(): Promise<Booked>;
  /** The change of these balances by `work`. */
  change(work: () => Promise<unknown>): Promise<Booked>;
  /** The provider's reports about chargebacks whose processing is due. */
  news(): Promise<unknown[]>;
  /** All chargebacks, newest first. */
  all(): Promise<Row[]>;
  of(payId: string): Promise<Row>;
  /** Waits until the payment's chargeback matches `wanted`. */
  becomes(payId: string, wanted: Record<string, unknown>): Promise<void>;
  /** Asks the provider about all chargebacks that an event named, and about all open ones. */
  askNow(): Promise<void>;
  /** Runs the job for all refunds now. */
  refundNow(): Promise<void>;
}

const list = (owner: Person) => owner.client.call('listChargebacks', { shelf: 'all', pageSize: 100 });
type Row = Awaited<ReturnType<typeof list>>['list'][number];

/** A firm whose members paid by card, with refunds to the source allowed. */
export async function openChargebackScene(): Promise<ChargebackScene> {
  const accounts = await openAccountWorld();
  const { world, double, tw, owner, added } = accounts;
  const card = await added(owner, 'disputed');
  for (const shop of [world.tw, world.th]) await shop.set({ refundsToSource: true });
  const tell: ChargebackScene['tell'] = (type, object, changes = {}) => {
    const { path = card.path, secret = card.secret, ...rest } = changes;
    return deliverEvent(world, pathAtShop(world.tw, path), type, object, { secret, ...rest });
  };
  const paidByCard = async () => {
    const begun = await accounts.started(tw);
    await tell('checkout.session.completed', paidSession(begun.session));
    begun.session.payment_status = 'paid';
    return begun;
  };
  const booked = async () => {
    const rows = await world.sql<{ kind: string; minor: number }>(
      `select kind, (-sum(balance_minor))::int as minor from ledger_accounts where shop_id = $1 group by kind`,
      [world.tw.id],
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.minor ?? 0;
    return {
      ...{ clearing: of('cardClearing'), held: of('chargebacks') },
      ...{ lost: of('chargebackLosses'), fees: of('chargebackFees') },
    };
  };
  const all = async () => (await list(owner)).list;
  const of = async (payId: string) => {
    const found = (await all()).find((one) => one.payId === payId);
    if (found === undefined) throw new Error('no chargeback');
    return found;
  };
  double.refundAs = 'succeeded';
  return {
    ...{ ...accounts, card, tell, paidByCard, booked, all, of },
    cancelled: async () => {
      const one = await paidByCard();
      await owner.client.call('cancelOrderForMember', { orderId: one.orderId, why: 'sold out' });
      return one;
    },
    change: async (work) => {
      const before = await booked();
      await work();
      const after = await booked();
      return {
        ...{ clearing: after.clearing - before.clearing, held: after.held - before.held },
        ...{ lost: after.lost - before.lost, fees: after.fees - before.fees },
      };
    },
    news: () => world.sql('select id from chargeback_news where due_at <= now()'),
    becomes: (payId, wanted) => vi.waitFor(async () => expect(await of(payId)).toMatchObject(wanted)),
    askNow: async () => {
      await world.change('chargebackNews', {}, { dueAt: secondsAgo(1) });
      await tw.runJob(chargebackJobs(world.running.services).at(0));
    },
    refundNow: async () => {
      await world.sql(
        `update source_refunds set due_at = now() - interval '1 second'
         where state in ('waiting', 'pending') or (decided_as <> 'undecided' and due_at is not null)`,
      );
      await world.change('openWork', {}, { dueAt: minutesAgo(1) });
      await tw.runJob(refundJobs(world.running.services).at(0));
    },
  };
}
