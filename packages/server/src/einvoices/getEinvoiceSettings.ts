import type { Output } from '@crossdock/contract/table.ts';
import { type EinvoiceSettings, taxedCosts } from '@crossdock/domain/einvoices/taxes.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getEinvoiceSettings: Handler<'getEinvoiceSettings'> = async (tx) =>
  einvoiceSettingsView((await currentSettings(tx)).einvoices);

/** The settings in the form's shape: each kind of line with its tax. */
export function einvoiceSettingsView({
  taxes,
  ...settings
}: EinvoiceSettings): Output<'getEinvoiceSettings'> {
  return { ...settings, taxes: taxedCosts.map((line) => ({ line, tax: taxes[line] ?? 'taxable' })) };
}
