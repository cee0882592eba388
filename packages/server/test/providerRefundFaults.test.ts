import { createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asShopId } from '../src/platform/scope.ts';
import { refundJobs } from '../src/settlement/refundJobs.ts';
import { hoursAgo, minutesAgo } from './ago.ts';
import { testWaitFactor } from './limits.ts';
import { faultsOfLedger } from './payWorld.ts';
import { limitRequestWaits, type ProviderActor, type ProviderCase, providerCases } from './providerCases.ts';
import { startSecondApp } from './secondApp.ts';
import { deliverInto, type PlannedFailure } from './standIns/standInServer.ts';
import { openWalletWorld, type WalletWorld } from './walletWorld.ts';
import { injectedFetch, type Person } from './world.ts';

/**
 * Tests refunds at providers that store no id of ours for a refund: only their totals show whether a refund took place
 * whose answer was lost. Stripe stores such ids and is tested in refundProcesses.test.ts.
 */
const { ecpay, newebpay, linePay, omise } = providerCases;
const keyless: readonly (readonly [string, ProviderCase])[] = Object.entries({
  ...{ ecpay, newebpay, linePay, omise },
  newebpayWallet: { ...newebpay, method: 'linePay' } satisfies ProviderCase,
});

type App = WalletWorld['world']['running'];

for (const [kind, { currency, method, play }] of keyless)
  describe(kind, () => {
    let playing: ProviderActor;
    let wallet: WalletWorld;
    let path: string;
    let other: App;
    let staff: Person[];
    beforeAll(async () => {
      playing = await play();
      wallet = await openWalletWorld({ ...playing.env, DATABASE_POOL: '20' }, 'tw', currency);
      ({ path } = await wallet.added({ ...playing.account, methods: [method] }));
      await wallet.refunds.allow();
      await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });
      other = await startSecondApp(wallet.world);
      await wallet.world.sql(
        `update shops set settings = settings || jsonb_build_object('adjustAloneMaxMinor', $1::bigint)`,
        [maxDailyLimitMinor],
      );
      staff = [await wallet.shop.staff(['finance']), await wallet.shop.staff(['finance'])];
    });
    afterAll(async () => expect(await faultsOfLedger(wallet.world)).toEqual([]));

    /** A member who has 500.00 besides the refunded money of a cancelled order. */
    async function cancelled() {
      const one = await wallet.opened(method);
      const name = await playing.go(wallet, one);
      const message = playing.pay(name, `http://${wallet.shop.host}${path}`);
      if (message) await deliverInto(wallet.world, message);
      else await wallet.asked(one.payId);
      await vi.waitFor(async () =>
        expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 10_000 }),
      );
      await wallet.refunds.cancel(one);
      await wallet.pay.give(one.member, 50_000);
      return { ...one, name };
    }

    const at = ({ token }: Person, app: App) =>
      createClient({
        ...{ wire: deriveWire(calls), baseUrl: `http://${wallet.shop.host}/api/`, lang: 'en', token },
        ...{ dedupeMs: 0, fetch: injectedFetch(app) },
      });
    const rows = (payId: string) =>
      wallet.world.sql<{ id: string; state: string; amount: number; tries: number }>(
        'select id, state, amount_minor::int as amount, tries from source_refunds where payment_id = $1 order by id',
        [payId],
      );
    const done = async (payId: string) =>
      (await rows(payId)).reduce((sum, { state, amount }) => sum + (state === 'done' ? amount : 0), 0);
    const waiting = async (payId: string) => (await rows(payId)).filter(({ state }) => state === 'waiting');

    /** Makes the open refunds due and runs their jobs in both server instances at once. */
    async function jobs() {
      await wallet.world.sql(
        `update source_refunds set due_at = now() - interval '1 second' where state in ('waiting', 'pending')`,
      );
      await wallet.world.change('openWork', {}, { dueAt: minutesAgo(1) });
      const apps = [wallet.world.running, other];
      await Promise.all(
        apps.map(({ database, services }) =>
          refundJobs(services)
            .at(0)
            ?.run(database.noTransaction(asShopId(wallet.shop.id)), { shopId: wallet.shop.id }),
        ),
      );
    }

    /** Two people decide the first open refund by the provider's records. No job asks the provider meanwhile. */
    async function decideFirst(payId: string, name: string) {
      const [first] = await waiting(payId);
      // A refund that was never requested cannot have arrived.
      if (first === undefined || first.tries === 0) return;
      await wallet.world.change('sourceRefunds', { id: first.id }, { createdAt: hoursAgo(2), dueAt: null });
      const outcome = playing.refunded(name) > (await done(payId)) ? 'arrived' : 'notArrived';
      for (const person of staff)
        await person.client.call('decideRefund', {
          ...{ id: first.id, outcome, reference: 'page 1', reason: 'seen in its back office' },
        });
    }

    test('20 at once over two processes, answered late, never, not at all or twice: never more than was paid', {
      timeout: 60_000 * testWaitFactor,
    }, async () => {
      const { server, asks } = playing;
      const one = await cancelled();
      const { promise: never, resolve: end } = Promise.withResolvers<void>();
      const late = () => new Promise((answer) => setTimeout(answer, 100));
      const ways: (() => PlannedFailure['how'] | null)[] = [
        () => 'lostAfter',
        () => ({ lateUntil: late() }),
        () => 'lostBefore',
        () => null,
        () => ({ lateUntil: never }),
        () => 'broken',
        () => null,
      ];
      let heardRefunds = 0;
      if (server)
        server.troubles = ({ path: asked, method: how }) =>
          how === 'POST' && /(DoAction|Close|Refund|refunds?)$/.test(asked)
            ? (ways[heardRefunds++ % ways.length]?.() ?? null)
            : null;
      expect(asks.refund).toBeDefined();
      const restore = limitRequestWaits(1_000);
      const clients = [at(one.member, wallet.world.running), at(one.member, other)];
      const tried = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          clients[n % 2]?.attempt('refundToSource', { payId: one.payId, amountMinor: 1_000 + 100 * n }),
        ),
      );
      expect(tried.filter((answer) => answer?.ok).length).toBeGreaterThan(1);
      for (let turn = 0; turn < 40 && (await waiting(one.payId)).length > 0; turn += 1) {
        await jobs();
        expect(playing.refunded(one.name)).toBeLessThanOrEqual(10_000);
        // If the provider's answers do not decide a refund after further requests, people decide it.
        if (turn % 4 === 3) await decideFirst(one.payId, one.name);
      }
      end();
      restore();
      if (server) server.troubles = null;
      const went = await done(one.payId);
      expect((await rows(one.payId)).every(({ state }) => state === 'done' || state === 'failed')).toBe(true);
      expect([went, went <= 10_000, went > 1_000]).toEqual([playing.refunded(one.name), true, true]);
      const { balanceMinor, heldMinor } = await one.member.client.call('getWallet', {});
      expect([balanceMinor, heldMinor]).toEqual([60_000 - went, 0]);
    });
  });
