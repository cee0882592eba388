import { refuse } from '@crossdock/contract/refusals.ts';
import { findAccountByKey } from '../payments/accounts.store.ts';
import { findPaymentOrderClient } from '../payments/openProvider.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { applyProviderState } from './applyProviderState.ts';
import { linesByReference } from './orders.store.ts';

/** The limit is above what a provider sends for one shop. */
const limit = { bucket: 'payout-event', max: 1_200, windowSeconds: 60 };

/**
 * Receives a provider's message. The key in the address identifies the shop's account, and the signature
 * proves the sender. The reference, account and amount must be those of a line that was requested from this
 * account and collection.
 */
export const receivePayoutEvent: Handler<'receivePayoutEvent'> = async (tx, actor, input, { config }) => {
  const tooMany = await enforceRateLimit(tx, limit, throttleKeyOfIp(actor.ip));
  if (tooMany) return tooMany;
  const { key } = input.query;
  const account = typeof key === 'string' ? await findAccountByKey(tx, key) : undefined;
  if (account?.kind !== 'billplz') return refuse('payment.signatureWrong');
  const orders = await findPaymentOrderClient(tx, config, { accountId: account.id, collectionId: '' });
  const report = orders?.readEvent(input.rawBody) ?? (orders ? undefined : 'forged');
  if (report === 'forged') return refuse('payment.signatureWrong');
  if (report === undefined) return { done: true };
  const line = (await linesByReference(tx, report.reference)).find(
    ({ fileTerms: { provider }, ...row }) =>
      provider?.accountId === account.id &&
      provider.collectionId === report.collectionId &&
      row.account === report.account &&
      row.amountMinor === report.totalMinor &&
      (row.providerReference === null || row.providerReference === report.id),
  );
  // A message that fits no line is refused. The provider then repeats it, so that somebody notices the problem.
  if (line === undefined) return refuse('row.notFound');
  await applyProviderState(tx, actor, line, report);
  return { done: true };
};
