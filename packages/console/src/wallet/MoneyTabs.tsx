import { tabClass, tabRowClass } from '@crossdock/ui/Tabs.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';

const pages = ['/wallet', '/wallet/ledger', '/wallet/days', '/wallet/payments', '/wallet/settings'] as const;

/** The pages about money, side by side. */
export function MoneyTabs() {
  const tab = (to: (typeof pages)[number], label: string) => (
    <Link to={to} className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
      {label}
    </Link>
  );
  return (
    <nav className={tabRowClass} aria-label={t('wallet.pages')}>
      {tab('/wallet', t('wallet.overview'))}
      {tab('/wallet/ledger', t('books.ledger'))}
      {tab('/wallet/days', t('books.days'))}
      {tab('/wallet/payments', t('wallet.payments'))}
      {tab('/wallet/settings', t('wallet.settings'))}
    </nav>
  );
}
