import type { Request } from '@crossdock/contract/table.ts';
import { expect, vi } from 'vitest';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { refundJobs } from '../src/settlement/refundJobs.ts';
import { accountOf, payState } from './accountWorld.ts';
import { minutesAgo } from './ago.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

type Account = Request<'savePaymentAccount'>;

/** A payment that its payer can continue. */
export interface Opened {
  readonly member: Person;
  readonly orderId: string;
  readonly payId: string;
  readonly state: Awaited<ReturnType<typeof payState>>;
}

/** A real firm whose members have orders to pay, and a second firm. */
export interface WalletWorld {
  readonly world: World;
  readonly shop: WorldShop;
  readonly pay: PayWorld;
  readonly owner: Person;
  /** Adds an account. Returns its id and its address for messages. */
  added(account: Omit<Account, 'name'>, who?: Person): Promise<{ id: string; path: string }>;
  /** A payment that a member has just begun for a new order. */
  began(method: Account['methods'][number], billMinor?: number): Promise<Omit<Opened, 'state'>>;
  /** As `began`, but waits until the payment has a page or a code. */
  opened(method: Account['methods'][number], billMinor?: number): Promise<Opened>;
  /** Lets the waiting job start the payment, after the provider did not answer at once. */
  startedByJob(payId: string): Promise<void>;
  /** Checks that bills that a method does not accept are refused at its field, before the payer leaves the portal. */
  refusesBills(
    cases: readonly (readonly [method: Account['methods'][number], bill: number, error: string])[],
  ): Promise<void>;
  /** Lets the job ask the provider about the payment now. */
  asked(payId: string): Promise<void>;
  /** Makes the payment expire now. */
  overdue(payId: string): Promise<void>;
  readonly refunds: WalletRefunds;
  runJob(name: string, data?: Record<string, unknown>): Promise<void>;
  /** Sends a message to an address of this firm or, with `shop`, of another firm. */
  deliver(path: string, message: Message, shop?: WorldShop): Promise<{ status: number; text: string }>;
}

/** Refunds to the source of a payment. */
interface WalletRefunds {
  allow(): Promise<void>;
  /** The shop cancels the paid order, so that its money is on the balance. */
  cancel(one: Opened): Promise<void>;
  back(one: Opened, amountMinor: number): Promise<unknown>;
  states(one: Opened): Promise<string[]>;
  /** Makes the refunds due and runs their job, which sends them again or queries their outcome. */
  again(): Promise<void>;
}

interface Message {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function openWalletWorld(
  env: Record<string, string>,
  place: 'tw' | 'th',
  currency?: string,
): Promise<WalletWorld> {
  return walletIn(await startWorld({ env }), place, currency);
}

/** Adds a firm to an existing world, so that one world can have two firms. */
export async function walletIn(world: World, place: 'tw' | 'th', currency?: string): Promise<WalletWorld> {
  const shop = world[place];
  if (currency) await world.change('shops', { id: shop.id }, { currency });
  const pay = await openPayWorld(world, shop);
  await world.change('shops', {}, { demo: false });
  const owner = await shop.staff(['owner']);
  const jobs = paymentJobs(world.running.services);
  const runJob: WalletWorld['runJob'] = (name, data) =>
    pay.runJob(
      jobs.find((job) => job.name === name),
      data,
    );
  const runNow = async (name: string, column: string, payId: string) => {
    await world.sql(`update payments set ${column} = now() - interval '1 minute' where id = $1`, [payId]);
    // Makes failed work due again.
    await world.change('openWork', {}, { dueAt: minutesAgo(1) });
    await runJob(name);
  };
  const began: WalletWorld['began'] = async (method, billMinor = 10_000) => {
    const member = await shop.member({ email: `payer${++payers}@example.com` });
    const orderId = await pay.order(member, billMinor);
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method });
    return { member, orderId, payId };
  };
  return {
    ...{ world, shop, pay, owner, runJob, began },
    added: async (account, who = owner) => {
      const { id } = await who.client.call('savePaymentAccount', { ...account, name: account.kind });
      const { pathname, search } = new URL((await accountOf(who, id)).callback);
      return { id, path: pathname + search };
    },
    opened: async (method, billMinor) => {
      const begun = await began(method, billMinor);
      const state = await vi.waitFor(async () => {
        const now = await payState(begun.member, begun.payId);
        expect([now.url, now.step.kind]).not.toEqual([null, 'none']);
        return now;
      }, slowly);
      return { ...begun, state };
    },
    refunds: refundsIn(world, pay, owner),
    startedByJob: async (paymentId) =>
      runJob('start-payment', await waitForQueuedJob(world, 'start-payment', { request: { paymentId } })),
    refusesBills: async (cases) => {
      for (const [method, bill, error] of cases) {
        const member = await shop.member();
        const orderId = await pay.order(member, bill);
        expect(
          await member.client.attempt('startPayment', { purpose: 'order', orderId, method }),
        ).toBeRefusedAt('method', error);
      }
    },
    asked: (payId) => runNow('ask-payments', 'ask_at', payId),
    overdue: (payId) => runNow('expire-payments', 'expires_at', payId),
    deliver: async (path, { body, headers }, at = shop) => {
      const { statusCode, payload } = await world.running.server.app.inject({
        ...{ method: 'POST', url: path, payload: body },
        headers: { host: at.host, 'content-type': 'application/json', ...headers },
      });
      return { status: statusCode, text: payload };
    },
  };
}

let payers = 0;
/** The time limit of tests that read a code, which starts a process and is slow on a busy machine. */
const slowly = { timeout: 10_000 };

const refundsIn = (world: World, pay: PayWorld, owner: Person): WalletRefunds => ({
  allow: () => pay.shop.set({ refundsToSource: true }),
  cancel: async ({ orderId }) => {
    await owner.client.call('cancelOrderForMember', { orderId, why: 'sold out' });
  },
  back: ({ member, payId }, amountMinor) => member.client.call('refundToSource', { payId, amountMinor }),
  states: async ({ member }) =>
    (await member.client.call('listMyRefunds', {})).list.map(({ state }) => state),
  again: async () => {
    await world.sql(
      `update source_refunds set due_at = now() - interval '1 second' where state in ('waiting', 'pending')`,
    );
    await world.change('openWork', {}, { dueAt: minutesAgo(1) });
    await pay.runJob(refundJobs(world.running.services).at(0));
  },
});
