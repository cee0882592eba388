import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import type { EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import type { Handler } from '../platform/handler.ts';
import { einvoicesOfMember } from './list.store.ts';
import { withSale } from './listEinvoices.ts';

/** What members see of each state. Refusals by the provider are hidden from them, because staff fix these. */
const shown: Readonly<Record<EinvoiceState, MemberEinvoice['state']>> = {
  ...{ waiting: 'waiting', failed: 'waiting', issued: 'issued', dropped: 'voided' },
  ...{ voiding: 'issued', voidFailed: 'issued', voided: 'voided' },
};

export const listMyEinvoices: Handler<'listMyEinvoices'> = async (tx, { memberId }, asked) => {
  const { list, ...page } = await einvoicesOfMember(tx, { ...asked, memberId });
  return {
    ...page,
    list: list.map((row) => {
      const { id, kind, number, randomCode, amountMinor, issuedAt, sale } = withSale(row);
      return { id, kind, state: shown[row.state], number, randomCode, amountMinor, issuedAt, sale };
    }),
  };
};
