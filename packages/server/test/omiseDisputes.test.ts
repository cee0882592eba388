import { describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { type OmiseStandIn, startOmise } from './standIns/omise.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests chargebacks that Omise reports by signed messages, after which the product asks Omise about them. */
const omise = await startOmise();
const wallet = await openWalletWorld({ OMISE_API_URL: omise.url }, 'th');
const { world, owner, opened, deliver } = wallet;
checkLedgerAtEnd(world);
const secrets = { apiKey: omise.secretKey, webhookSecret: omise.webhookSecret };
const { path } = await wallet.added({ kind: 'omise', live: true, methods: ['trueMoney'], secrets });
type Signing = NonNullable<Parameters<OmiseStandIn['event']>[2]>;

/** The charge of a payment, paid and reported. */
async function paid({ member, payId }: Pick<Opened, 'member' | 'payId'>) {
  const row = await world.row('payments', { id: payId });
  const id = row?.providerReference ?? '';
  omise.become(id, 'successful');
  await deliver(path, omise.event(id, ''));
  await vi.waitFor(async () => expect(await payState(member, payId)).toMatchObject({ state: 'succeeded' }));
  return { id };
}

describe('a dispute of a charge', () => {
  const listed = async (payId: string) =>
    (await owner.client.call('listChargebacks', { shelf: 'all', pageSize: 100 })).list.find(
      (one) => one.payId === payId,
    );
  const tell = (id: string, key: string, signing: Signing = {}) =>
    deliver(path, omise.event(id, '', { key, ...signing }));

  test('holds the money while it is open, and returns or loses it as the bank decides', async () => {
    for (const [end, key, ended] of [
      ['won', 'dispute.close', { state: 'won', heldMinor: 0, lostMinor: 0 }],
      ['lost', 'dispute.update', { state: 'lost', heldMinor: 0, lostMinor: 4_000 }],
    ] as const) {
      const one = await opened('trueMoney');
      const charge = await paid(one);
      const { id } = omise.dispute(charge.id, 4_000);
      expect((await tell(id, 'dispute.create', { secrets: ['b3RoZXI='] })).status).toBe(400);
      expect(await listed(one.payId)).toBeUndefined();
      await tell(id, 'dispute.create', { eventId: `evnt_${id}` });
      await tell(id, 'dispute.create', { eventId: `evnt_${id}` });
      await vi.waitFor(async () =>
        expect(await listed(one.payId)).toMatchObject({
          ...{ state: 'needsAnswer', heldMinor: 4_000, amountMinor: 4_000, reason: 'notReceived' },
          ...{ reference: id, answerBy: null },
        }),
      );
      omise.endDispute(id, end);
      await tell(id, key);
      await vi.waitFor(async () => expect(await listed(one.payId)).toMatchObject(ended));
    }
  });

  test('of an unknown charge is not stored', async () => {
    const one = await opened('trueMoney');
    const charge = await paid(one);
    const { id } = omise.dispute(charge.id);
    Object.assign(omise.disputes.get(id) ?? {}, { charge: 'chrg_of_a_till' });
    await tell(id, 'dispute.create');
    await vi.waitFor(async () => expect(await world.sql('select from chargeback_news')).toEqual([]));
    expect(await listed(one.payId)).toBeUndefined();
  });
});
