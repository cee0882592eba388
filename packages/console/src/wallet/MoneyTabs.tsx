import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './wallet.module.css';

const pages = ['/wallet', '/wallet/ledger', '/wallet/days', '/wallet/payments', '/wallet/settings'] as const;

/** The pages about money, side by side. */
export function MoneyTabs() {
  const tab = (to: (typeof pages)[number], label: string) => (
    <Link to={to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
      {label}
    </Link>
  );
  return (
    <nav className={classes.tabs} aria-label={t('wallet.pages')}>
      {tab('/wallet', t('wallet.overview'))}
      {tab('/wallet/ledger', t('books.ledger'))}
      {tab('/wallet/days', t('books.days'))}
      {tab('/wallet/payments', t('wallet.payments'))}
      {tab('/wallet/settings', t('wallet.settings'))}
    </nav>
  );
}
