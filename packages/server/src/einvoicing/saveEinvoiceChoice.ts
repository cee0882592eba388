import { refuse } from '@crossdock/contract/refusals.ts';
import { activeEinvoiceAccount } from '../einvoices/accounts.store.ts';
import { type StoredEinvoiceChoice, storeEinvoiceChoice } from '../einvoices/choices.store.ts';
import { withPreparation } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { einvoiceProviderOfAccount } from './openEinvoiceProvider.ts';

/** Limits the checks of a code, because each calls the provider. */
const perMember: ThrottleLimit = { bucket: 'einvoice-choice', max: 20, windowSeconds: 900 };

/**
 * Saves the member's choice. A code in a valid format is stored even if the provider cannot be reached; a
 * wrong one is refused when the invoice is issued.
 */
export const saveEinvoiceChoice = withPreparation<'saveEinvoiceChoice'>()({
  look: async (tx, { memberId }, _input, { config }) => {
    const wait = await enforceRateLimit(tx, perMember, memberId);
    if (wait) return wait;
    const account = await activeEinvoiceAccount(tx);
    if (account === undefined) return refuse('einvoice.notOffered');
    return { provider: await einvoiceProviderOfAccount(tx, config, account.id).catch(() => undefined) };
  },
  prepare: async (noTransaction, _actor, { kind, code }, _services, { provider }) => {
    if (kind !== 'mobile' && kind !== 'donation') return {};
    const isKnown = await provider?.isKnown(noTransaction, kind, code).catch(() => true);
    return isKnown === false ? refuse(`einvoice.unknown.${kind}`, {}, 'code') : {};
  },
  handle: async (tx, { memberId }, { kind, code, title, address }) => {
    const company = kind === 'company' ? { title, address } : { title: '', address: '' };
    const choice: StoredEinvoiceChoice = { kind, code, ...company };
    await storeEinvoiceChoice(tx, memberId, choice);
    return choice;
  },
});
