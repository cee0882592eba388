import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from './i18n.ts';

interface InnerPage {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: TextKey;
}

/** The pages about money, in the order of their tabs, in a shop with this currency. */
export const moneyPages = (currency: string): readonly InnerPage[] => [
  { to: '/wallet', text: 'wallet.overview' },
  { to: '/wallet/ledger', text: 'books.ledger' },
  { to: '/wallet/days', text: 'books.days' },
  { to: '/wallet/months', text: 'books.months' },
  { to: '/wallet/payments', text: 'wallet.payments' },
  { to: '/wallet/payouts', text: 'payouts.title' },
  { to: '/wallet/refunds', text: 'payments.refunds' },
  { to: '/wallet/chargebacks', text: 'chargebacks.title' },
  { to: '/wallet/statements', text: 'statements.title' },
  { to: '/wallet/remittances', text: 'remittances.title' },
  { to: '/wallet/receipts', text: 'receipts.title' },
  ...(hasEinvoices(currency) ? [{ to: '/wallet/einvoices', text: 'einvoices.title' } as const] : []),
  { to: '/wallet/settings', text: 'wallet.settings' },
];

const settingsTabs = [
  'face',
  'listing',
  'rules',
  'limits',
  'contact',
  'notices',
  'messengers',
  'mail',
  'sms',
  'storeMap',
  'texts',
  'others',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tabs of the shop's settings: mail and text messages only for those who may change them. */
export const settingsTabsFor = (mayWrite: boolean): SettingsTab[] =>
  settingsTabs.filter((tab) => mayWrite || !(tab === 'sms' || tab === 'mail'));
