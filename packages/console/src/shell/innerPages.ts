import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from './i18n.ts';

interface InnerPage {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: TextKey;
}

/** Pages that belong together. The menu links to the first of them, which links to the others. */
export interface PageGroup {
  readonly text: TextKey;
  readonly pages: readonly [InnerPage, ...InnerPage[]];
}

/** The pages about money below their overview, for a shop with this currency. */
export const moneyPageGroups = (currency: string): readonly PageGroup[] => [
  {
    text: 'wallet.group.payments',
    pages: [
      { to: '/wallet/payments', text: 'wallet.payments' },
      { to: '/wallet/refunds', text: 'payments.refunds' },
      { to: '/wallet/chargebacks', text: 'chargebacks.title' },
    ],
  },
  {
    text: 'wallet.group.reconciliation',
    pages: [
      { to: '/wallet/statements', text: 'statements.title' },
      { to: '/wallet/remittances', text: 'remittances.title' },
    ],
  },
  { text: 'payouts.title', pages: [{ to: '/wallet/payouts', text: 'payouts.title' }] },
  {
    text: 'wallet.group.books',
    pages: [
      { to: '/wallet/ledger', text: 'books.ledger' },
      { to: '/wallet/days', text: 'books.days' },
      { to: '/wallet/months', text: 'books.months' },
    ],
  },
  {
    text: 'wallet.group.documents',
    pages: [
      { to: '/wallet/receipts', text: 'receipts.title' },
      ...(hasEinvoices(currency) ? [{ to: '/wallet/einvoices', text: 'einvoices.title' } as const] : []),
    ],
  },
  { text: 'wallet.settings', pages: [{ to: '/wallet/settings', text: 'wallet.settings' }] },
];

/** Whether the page `to`, or a page below it, is open. */
export const isPageOpen = (to: string, pathname: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);

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

/** The tabs of the shop's settings. Mail and text messages are only for staff who may change them. */
export const settingsTabsFor = (mayWrite: boolean): SettingsTab[] =>
  settingsTabs.filter((tab) => mayWrite || !(tab === 'sms' || tab === 'mail'));
