import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { einvoicesOfOrder } from './store.ts';

/** Members need not know what the provider refused: staff see to it. */
const shown: Readonly<Partial<Record<EinvoiceState, MemberEinvoice['state']>>> = {
  ...{ waiting: 'waiting', failed: 'waiting', issued: 'issued' },
  ...{ voiding: 'issued', voidFailed: 'issued', voided: 'voided' },
};

export const listOrderEinvoices: Handler<'listOrderEinvoices'> = async (tx, { memberId }, { orderId }) => {
  if ((await findOrderOf(tx, memberId, orderId)) === undefined) return refuse('row.notFound');
  const rows = await einvoicesOfOrder(tx, orderId);
  return {
    list: rows.flatMap(({ id, kind, number, randomCode, amountMinor, issuedAt, ...row }) => {
      const state = shown[row.state];
      return state ? [{ id, kind, state, number, randomCode, amountMinor, issuedAt }] : [];
    }),
  };
};
