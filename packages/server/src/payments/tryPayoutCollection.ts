import { type CollectionTestResult, payoutCallbackAddress } from '@crossdock/contract/payments/accounts.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { accountFromInput } from './accountFromInput.ts';
import { createPaymentOrderClient } from './openProvider.ts';

/** The requests are signed with the key that is stored as `webhookSecret`, so that secret is needed too. */
const needed = ['apiKey', 'webhookSecret', 'payoutCollectionId'] as const;

export const tryPayoutCollection = withPreparation<'tryPayoutCollection'>()({
  look: (tx, actor, input, { config }) => accountFromInput(tx, actor, input, config, needed),
  prepare: async (noTransaction, _actor, { live }, { config }, { secrets, callback }) => {
    const orders = await createPaymentOrderClient(
      { secrets, live },
      secrets.payoutCollectionId ?? '',
      config,
    );
    const found = await orders.ask(noTransaction).catch(() => 'silent' as const);
    if (found === 'silent') return refuse('payAccount.silent');
    if (found === 'refused') return refuse('payAccount.keyRefused', {}, 'secrets.apiKey');
    if (found === 'unknown') return refuse('payAccount.keyRefused', {}, 'secrets.payoutCollectionId');
    return { ...found, callback: callbackState(found.callback, payoutCallbackAddress(callback)) };
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});

const callbackState = (entered: string, ours: string): CollectionTestResult['callback'] =>
  entered === '' ? 'missing' : entered === ours ? 'set' : 'other';
