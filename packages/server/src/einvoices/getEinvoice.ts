import { einvoiceProviderKinds } from '@crossdock/contract/einvoices/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { findEinvoiceDetails } from './list.store.ts';
import { withSale } from './listEinvoices.ts';

export const getEinvoice: Handler<'getEinvoice'> = async (tx, { shop }, { id }) => {
  const row = await findEinvoiceDetails(tx, id);
  if (row === undefined || !isOneOf(einvoiceProviderKinds, row.provider)) return refuse('row.notFound');
  const items = row.items.map(({ kind, name = '', tax, dollars }) => ({
    ...{ kind, name, tax, amountMinor: toMinor(dollars, shop.currency) },
  }));
  return { ...withSale(row), provider: row.provider, items };
};
