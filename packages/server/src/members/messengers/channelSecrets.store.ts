import type { Messenger } from '@crossdock/contract/messengers.ts';
import type { Tx } from '../../platform/db.ts';
import { q } from '../../platform/query.ts';

const nameOf = (provider: Messenger) => `messenger.${provider}`;

/** The secret of the shop's channel, for talking to the messenger: no call answers it. */
export async function channelSecret(tx: Tx, provider: Messenger): Promise<string | undefined> {
  const row = await tx.maybe(
    q
      .selectFrom('shop_secrets')
      .select('value')
      .where('shop_id', '=', tx.shopId)
      .where('name', '=', nameOf(provider)),
  );
  return row?.value;
}

export async function keepChannelSecret(tx: Tx, provider: Messenger, value: string): Promise<void> {
  await tx.run(
    q
      .insertInto('shop_secrets')
      .values({ shop_id: tx.shopId, name: nameOf(provider), value, updated_at: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'name']).doUpdateSet({ value, updated_at: tx.now }),
      ),
  );
}

/** A channel that is closed takes its secret with it. */
export async function dropChannelSecret(tx: Tx, provider: Messenger): Promise<void> {
  await tx.run(
    q.deleteFrom('shop_secrets').where('shop_id', '=', tx.shopId).where('name', '=', nameOf(provider)),
  );
}
