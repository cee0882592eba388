import type { Request } from '@crossdock/contract/table.ts';
import { expect, vi } from 'vitest';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type StripeDouble, type StripeTestSession, startStripeDouble } from './stripeDouble.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

type Account = Request<'savePaymentAccount'>;

/** A payment whose page is open at the provider. */
interface Begun {
  readonly member: Person;
  readonly orderId: string;
  readonly payId: string;
  readonly session: StripeTestSession;
}

/**
 * Two shops that are no demos and whose members have orders to pay, a stand-in for Stripe, and an operator with a
 * payment account of its own.
 */
export interface AccountWorld {
  readonly world: World;
  readonly double: StripeDouble;
  readonly tw: PayWorld;
  readonly th: PayWorld;
  /** The owner of the first firm. */
  readonly owner: Person;
  /** Adds a payment account under this name, with keys made from the name. */
  added(
    who: Person,
    name: string,
    changes?: Partial<Account>,
  ): Promise<{ id: string; secret: string; path: string }>;
  started(pay: PayWorld): Promise<Begun>;
  runJob(pay: PayWorld, name: string, data?: Record<string, unknown>): Promise<void>;
}

/** The input that adds an account. */
export const account = (changes: Partial<Account> = {}): Account => ({
  ...{ kind: 'stripe', name: 'Stripe', live: true, methods: ['card'] },
  secrets: { apiKey: 'sk_live_first', webhookSecret: 'whsec_first' },
  ...changes,
});

export async function accountOf(who: Person, id: string) {
  const { list } = await who.client.call('listPaymentAccounts', {});
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error('no such account');
  return found;
}

export const payState = (member: Person, payId: string) => member.client.call('getPayState', { payId });

export const isOffered = async (member: Person): Promise<boolean> =>
  (await member.client.call('getPayTypeList', { amountMinor: 50_000 })).methods.some(
    ({ code }) => code === 'card',
  );

/** A path at a shop's host, to which an event is sent. */
export const pathAtShop = ({ host }: WorldShop, path: string) => ({ host, path });

export async function openAccountWorld(): Promise<AccountWorld> {
  const double = await startStripeDouble();
  const operators = { STRIPE_SECRET_KEY: 'sk_live_operator', STRIPE_WEBHOOK_SECRET: 'whsec_operator' };
  const world = await startWorld({ env: { STRIPE_API_URL: double.url, ...operators } });
  const tw = await openPayWorld(world);
  const th = await openPayWorld(world, world.th);
  await world.change('shops', {}, { demo: false });
  return {
    ...{ world, double, tw, th },
    owner: await world.tw.staff(['owner']),
    added: async (who, name, changes = {}) => {
      const secrets = { apiKey: `sk_live_${name}`, webhookSecret: `whsec_${name}` };
      const { id } = await who.client.call('savePaymentAccount', account({ name, secrets, ...changes }));
      const { pathname, search } = new URL((await accountOf(who, id)).callback);
      return { id, secret: secrets.webhookSecret, path: pathname + search };
    },
    started: (pay) => begin(double, pay),
    runJob: (pay, name, data) =>
      pay.runJob(
        paymentJobs(world.running.services).find((one) => one.name === name),
        data,
      ),
  };
}

async function begin(double: StripeDouble, pay: PayWorld): Promise<Begun> {
  const { member, orderId } = await pay.memberWithOrder(10_000);
  const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
  await vi.waitFor(async () => expect((await payState(member, payId)).url).not.toBeNull());
  const session = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
  if (session === undefined) throw new Error('no session');
  return { member, orderId, payId, session };
}
