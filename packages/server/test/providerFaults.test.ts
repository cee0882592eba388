import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { limitRequestWaits, type ProviderActor, type ProviderCase, providerCases } from './providerCases.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import { type Opened, openWalletWorld, type WalletWorld, walletIn } from './walletWorld.ts';

/**
 * Tests each provider with two shops that use the keys of one firm, and with faults that its documentation describes
 * or that a network causes.
 */
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

for (const [kind, { currency, method, play }] of Object.entries<ProviderCase>(providerCases))
  describe(kind, () => {
    let playing: ProviderActor;
    let mine: WalletWorld;
    let theirs: WalletWorld;
    let [path, otherPath] = ['', ''];
    beforeAll(async () => {
      playing = await play();
      mine = await openWalletWorld({ ...playing.env }, 'tw', currency);
      theirs = await walletIn(mine.world, 'th', currency);
      const account = { ...playing.account, methods: [method] };
      ({ path } = await mine.added(account));
      // Two shops of one firm share one account at the provider, so keys and signatures are equal.
      ({ path: otherPath } = await theirs.added(account));
      await mine.world.change('paymentMethods', {}, { feeBasisPoints: 0 });
    });
    afterAll(async () => expect(await faultsOfLedger(mine.world)).toEqual([]));

    const addressOf = (wallet: WalletWorld, at: string) => `http://${wallet.shop.host}${at}`;
    const tell = (delivery: Delivery) => deliverInto(mine.world, delivery);
    const paid = (name: string) => playing.pay(name, addressOf(mine, path));
    const stateOf = async ({ member, payId }: Opened) => (await payState(member, payId)).state;
    const isPaid = (wallet: WalletWorld, one: Opened) =>
      vi.waitFor(async () => expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder));

    test('a valid signature at another shop with the same keys moves no money', async () => {
      const [ours, foreign] = [await mine.opened(method), await theirs.opened(method)];
      const name = await playing.go(mine, ours);
      await playing.go(theirs, foreign);
      const message = paid(name);
      if (message) await tell({ ...message, url: addressOf(theirs, otherPath) });
      // The message is sent to the other shop's host with the first shop's path, and the reverse.
      if (message) await tell({ ...message, url: addressOf(theirs, path) });
      if (message) await tell({ ...message, url: addressOf(mine, otherPath) });
      await theirs.asked(foreign.payId);
      expect([await stateOf(ours), await stateOf(foreign)]).toEqual(['pending', 'pending']);
      expect([await mine.pay.balance(ours.member), await theirs.pay.balance(foreign.member)]).toEqual([0, 0]);
      const moved = await mine.world.sql('select from ledger_transfers where shop_id = $1', [theirs.shop.id]);
      expect(moved).toEqual([]);
      if (message) await tell(message);
      else await mine.asked(ours.payId);
      await isPaid(mine, ours);
    });

    test('money after the deadline, or for a cancelled order, is kept for its payer and reported once', async () => {
      const [waits, gone] = [await mine.opened(method), await mine.opened(method)];
      const names = [await playing.go(mine, waits), await playing.go(mine, gone)];
      await mine.overdue(waits.payId);
      expect(await stateOf(waits)).toBe('expired');
      await gone.member.client.call('cancelOrder', { orderId: gone.orderId });
      const messages = names.map((name) => paid(name));
      for (const message of [...messages, ...messages.toReversed()]) if (message) await tell(message);
      if (messages.every((message) => message === undefined)) {
        // A provider that sends no messages charges only after the product has confirmed a payment. The product has
        // not confirmed this one, so nothing was charged.
        await mine.overdue(gone.payId);
        expect(await mine.pay.balance(gone.member)).toBe(0);
        return;
      }
      await isPaid(mine, waits);
      await vi.waitFor(async () =>
        expect(await payState(gone.member, gone.payId)).toMatchObject({
          state: 'succeeded',
          settledTo: 'balance',
        }),
      );
      expect([await mine.pay.balance(waits.member), await mine.pay.balance(gone.member)]).toEqual([
        0, 10_000,
      ]);
    });

    test('an answer that comes after everything else counts nothing twice', async () => {
      const { server, asks } = playing;
      if (server === undefined) return;
      const one = await mine.opened(method);
      const name = await playing.go(mine, one);
      const message = paid(name);
      const { promise: lateUntil, resolve: answer } = Promise.withResolvers<void>();
      server.trouble = { at: asks.look(name), how: { lateUntil } };
      const asking = mine.overdue(one.payId);
      await vi.waitFor(() => expect(server.trouble).toBeNull());
      // The provider's message arrives and the payer returns while the provider's answer to the product's query is
      // still delayed.
      if (message) await tell(message);
      await one.member.client.call('askPayment', { payId: one.payId });
      await isPaid(mine, one);
      answer();
      await asking;
      await isPaid(mine, one);
      expect(await mine.pay.balance(one.member)).toBe(0);
    });

    test('a provider that never answers is given up, queried again, and nothing is lost', async () => {
      const { server, asks } = playing;
      if (server === undefined) return;
      const restore = limitRequestWaits(300);
      const { promise: lateUntil, resolve: end } = Promise.withResolvers<void>();
      const silent = (at: string) => {
        server.trouble = { at, how: { lateUntil } };
      };
      if (asks.start !== undefined) silent(asks.start);
      const begun = await mine.began(method);
      if (asks.start !== undefined) {
        await vi.waitFor(() => expect(server.trouble).toBeNull());
        expect((await payState(begun.member, begun.payId)).url).toBeNull();
        const job = await waitForQueuedJob(mine.world, 'start-payment', {
          request: { paymentId: begun.payId },
        });
        await mine.runJob('start-payment', job);
      }
      const state = await vi.waitFor(async () => {
        const now = await payState(begun.member, begun.payId);
        expect(now.url).not.toBeNull();
        return now;
      });
      const one = { ...begun, state };
      const name = await playing.go(mine, one);
      paid(name);
      silent(asks.look(name));
      await mine.overdue(one.payId);
      expect(server.trouble).toBeNull();
      expect(await stateOf(one)).toBe('pending');
      await mine.overdue(one.payId);
      await isPaid(mine, one);
      end();
      restore();
    });
  });
