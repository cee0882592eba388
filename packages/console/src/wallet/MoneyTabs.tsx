import { tabClass, tabRowClass, useChosenInSight } from '@crossdock/ui/Tabs.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from '../shell/i18n.ts';
import { moneyPages } from '../shell/innerPages.ts';

/** The pages about money, side by side. */
export function MoneyTabs() {
  const { currency } = useFormatting();
  const row = useRef<HTMLElement>(null);
  useChosenInSight(row, useLocation().pathname);
  return (
    <nav ref={row} className={tabRowClass} aria-label={t('wallet.pages')}>
      {moneyPages(currency).map(({ to, text }) => (
        <Link key={to} to={to} className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
