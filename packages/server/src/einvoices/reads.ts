import { einvoiceProviderKinds } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { activeEinvoiceAccount } from './accounts.store.ts';
import { einvoiceChoiceOf } from './choices.store.ts';
import { einvoicesOfMember, findEinvoiceDetails } from './list.store.ts';
import { withSale } from './listEinvoices.ts';

export const getEinvoice: Handler<'getEinvoice'> = async (tx, { shop }, { id }) => {
  const row = await findEinvoiceDetails(tx, id);
  if (row === undefined || !isOneOf(einvoiceProviderKinds, row.provider)) return refuse('row.notFound');
  const items = row.items.map(({ kind, name = '', tax, dollars }) => ({
    ...{ kind, name, tax, amountMinor: toMinor(dollars, shop.currency) },
  }));
  return { ...withSale(row), provider: row.provider, items };
};

export const getEinvoiceChoice: Handler<'getEinvoiceChoice'> = async (tx, { memberId }) => {
  const [account, choice, member] = await Promise.all([
    activeEinvoiceAccount(tx),
    einvoiceChoiceOf(tx, memberId),
    findMember(tx, memberId),
  ]);
  return { offered: account !== undefined, email: member?.email ?? '', choice };
};

/**
 * The state that members see for each state. Refusals by the provider are hidden from members, because staff fix these.
 */
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
