import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { settlePendingAddress } from '../checkout/pendingAddress.store.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedAddresses } from './audit.store.ts';
import { findAddressOfOrder } from './store.ts';

export const auditAddress: Handler<(typeof addressCalls)['auditAddress']> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  if (await decide(tx, actor, auditedAddresses, { ...why, event })) {
    await settlePendingAddress(tx, id);
    return { done: true };
  }
  return (await findAddressOfOrder(tx, id)) ? refuse('address.notPending') : refuse('row.notFound');
};
