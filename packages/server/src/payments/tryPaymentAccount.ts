import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { accountFromInput } from './accountFromInput.ts';
import { createAccountProvider } from './openProvider.ts';

export const tryPaymentAccount = withPreparation<'tryPaymentAccount'>()({
  look: (tx, actor, input, { config }) => accountFromInput(tx, actor, input, config),
  prepare: async (noTransaction, _actor, { kind, live }, { config }, { secrets, callback }) => {
    const provider = await createAccountProvider(kind, { secrets, live }, config);
    const found = await provider.ask(noTransaction, callback).catch(() => 'silent' as const);
    if (found === 'silent') return refuse('payAccount.silent');
    if (found === 'refused') return refuse('payAccount.keyRefused', {}, 'secrets.apiKey');
    if (found === 'limited') return refuse('payAccount.keyLimited', {}, 'secrets.apiKey');
    if ('wrong' in found) return refuse('payAccount.keyRefused', {}, `secrets.${found.wrong}`);
    return found;
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});
