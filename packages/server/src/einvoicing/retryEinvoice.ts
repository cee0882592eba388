import { refuse } from '@crossdock/contract/refusals.ts';
import { activeEinvoiceAccount } from '../einvoices/accounts.store.ts';
import { lockEinvoice, transitionEinvoice } from '../einvoices/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newPayReference } from '../platform/ids.ts';
import { einvoiceBuyer } from './buyer.ts';

/**
 * Retries a refused invoice under a new reference, with the member's current choice and the active account.
 */
export const retryEinvoice: Handler<'retryEinvoice'> = async (tx, actor, { id }) => {
  const row = await lockEinvoice(tx, id);
  if (row === undefined) return refuse('row.notFound');
  const isNew = row.state === 'failed' && row.kind === 'invoice';
  const again = isNew
    ? {
        ...{ reference: newPayReference(), buyer: await einvoiceBuyer(tx, row.memberId) },
        accountId: (await activeEinvoiceAccount(tx))?.id ?? row.accountId,
      }
    : {};
  const moved = await transitionEinvoice(tx, actor, row, 'retry', { ...again, dueAt: tx.now, tries: 0 });
  return moved ? { done: true } : refuse('einvoice.notFailed');
};
