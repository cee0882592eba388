import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import { tabClass, tabRowClass, useChosenInSight } from '@crossdock/ui/Tabs.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from '../shell/i18n.ts';

const pages = [
  '/wallet',
  '/wallet/ledger',
  '/wallet/days',
  '/wallet/months',
  '/wallet/payments',
  '/wallet/payouts',
  '/wallet/refunds',
  '/wallet/chargebacks',
  '/wallet/statements',
  '/wallet/remittances',
  '/wallet/receipts',
  '/wallet/einvoices',
  '/wallet/settings',
] as const;

/** The pages about money, side by side. */
export function MoneyTabs() {
  const { currency } = useFormatting();
  const row = useRef<HTMLElement>(null);
  useChosenInSight(row, useLocation().pathname);
  const tab = (to: (typeof pages)[number], label: string) => (
    <Link to={to} className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
      {label}
    </Link>
  );
  return (
    <nav ref={row} className={tabRowClass} aria-label={t('wallet.pages')}>
      {tab('/wallet', t('wallet.overview'))}
      {tab('/wallet/ledger', t('books.ledger'))}
      {tab('/wallet/days', t('books.days'))}
      {tab('/wallet/months', t('books.months'))}
      {tab('/wallet/payments', t('wallet.payments'))}
      {tab('/wallet/payouts', t('payouts.title'))}
      {tab('/wallet/refunds', t('payments.refunds'))}
      {tab('/wallet/chargebacks', t('chargebacks.title'))}
      {tab('/wallet/statements', t('statements.title'))}
      {tab('/wallet/remittances', t('remittances.title'))}
      {tab('/wallet/receipts', t('receipts.title'))}
      {hasEinvoices(currency) ? tab('/wallet/einvoices', t('einvoices.title')) : null}
      {tab('/wallet/settings', t('wallet.settings'))}
    </nav>
  );
}
