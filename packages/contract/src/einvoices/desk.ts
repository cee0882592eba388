import { einvoiceLineKinds, taxedCosts, zeroRateReasons } from '@crossdock/domain/einvoices/taxes.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { sheetExportCall } from '../wire/sheet.ts';
import { count, id, instant, minor, ofMember, plain } from '../wire/values.ts';
import { einvoiceAccountCalls } from './accounts.ts';
import { einvoiceProviderKinds } from './providerKinds.ts';
import { einvoiceChoiceKind, einvoiceKind, einvoiceState, sale, saleKind, taxKind } from './shapes.ts';

/** A month of the shop's calendar: 2026-11. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'field.invalid');

const listedEinvoice = z.object({
  id,
  kind: einvoiceKind,
  state: einvoiceState,
  number: plain.text,
  /** For an allowance: the number of its invoice. */
  ofNumber: plain.maybeText,
  amountMinor: minor,
  taxMinor: minor,
  sale,
  ...ofMember,
  why: plain.text,
  createdAt: instant,
  issuedAt: plain.maybeInstant,
});
export type ListedEinvoice = z.infer<typeof listedEinvoice>;

const einvoiceDetails = listedEinvoice.extend({
  randomCode: plain.text,
  reference: plain.text,
  provider: z.enum(einvoiceProviderKinds),
  merchantId: plain.text,
  taxableMinor: minor,
  zeroMinor: minor,
  exemptMinor: minor,
  tries: count,
  voidedAt: plain.maybeInstant,
  buyer: z.object({
    kind: einvoiceChoiceKind,
    code: plain.text,
    title: plain.text,
    address: plain.text,
    name: plain.text,
    email: plain.text,
    phone: plain.text,
  }),
  items: z.array(
    z.object({
      kind: z.enum(einvoiceLineKinds),
      /** The name of the item that was sold, if its kind is too general; else empty. */
      name: plain.text,
      tax: taxKind,
      amountMinor: minor,
    }),
  ),
});
export type EinvoiceDetails = z.infer<typeof einvoiceDetails>;

const taxes = {
  /** Lines of a bill that are not listed are taxable. */
  taxes: z.array(z.strictObject({ line: z.enum(taxedCosts), tax: taxKind })).max(taxedCosts.length),
  throughCustoms: plain.yesNo,
  zeroReason: z.enum(zeroRateReasons),
};

export const einvoiceSettingsInput = z.strictObject(taxes);

const settings = settingsCalls('staff/einvoices/settings', einvoiceSettingsInput, z.object(taxes));

export const einvoiceDeskCalls = {
  ...einvoiceAccountCalls,
  listEinvoices: staff('wallet.read').page('staff/einvoices', {
    summary: 'E-invoices and allowances, newest first',
    filters: {
      kind: einvoiceKind.optional(),
      state: einvoiceState.optional(),
      month: month.optional(),
      /** The kind of sale that the invoice is for. */
      for: saleKind.optional(),
      /** An invoice's or order's number, or a member. */
      words: searchWords,
      memberId: plain.optionalId,
      ...dayRangeFields,
    },
    of: listedEinvoice,
    table: {
      views: 'einvoices',
      title: 'einvoices.title',
      columns: {
        number: column.text('einvoices.number', 'number'),
        kind: column.choice('einvoices.kind', 'kind'),
        state: column.choice('einvoices.state', 'state'),
        for: column.text('einvoices.for', 'sale.number'),
        member: column.member('einvoices.member'),
        amount: column.money('einvoices.amount', 'amountMinor'),
        tax: column.money('einvoices.tax', 'taxMinor'),
        date: column.instant('einvoices.date', 'issuedAt'),
      },
    },
  }),
  getEinvoice: staff('wallet.read').byId.get('staff/einvoices/one', {
    summary: 'An e-invoice or allowance with its lines, its buyer and what the provider said',
    output: einvoiceDetails,
    refusals: ['row.notFound'],
  }),
  exportEinvoices: staff('wallet.close').get('staff/einvoices/export', {
    summary: 'The e-invoices and allowances that were issued in a month as a table',
    ...sheetExportCall({ month }),
    refusals: ['einvoice.tooMany'],
  }),
  retryEinvoice: staff('wallet.close').byId.post('staff/einvoices/retry', {
    summary: 'Ask the provider again for what it refused, with what the member wants now',
    refusals: ['row.notFound', 'einvoice.notFailed'],
  }),
  getEinvoiceSettings: settings.get(
    'shop.read',
    'How lines of bills and other sales are taxed on e-invoices',
  ),
  saveEinvoiceSettings: settings.save(
    'shop.write',
    'Set how lines of bills and other sales are taxed on later e-invoices',
  ),
};
