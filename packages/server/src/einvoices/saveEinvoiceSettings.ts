import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';
import { einvoiceSettingsView } from './getEinvoiceSettings.ts';

export const saveEinvoiceSettings: Handler<'saveEinvoiceSettings'> = async (tx, _actor, input) => {
  const { taxes, ...settings } = input;
  const named = taxes.filter(({ tax }) => tax !== 'taxable').map(({ line, tax }) => [line, tax]);
  const einvoices = { ...settings, taxes: Object.fromEntries(named) };
  await changeSettings(tx, { einvoices });
  return einvoiceSettingsView(einvoices);
};
