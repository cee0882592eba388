import { tabClass, tabRowClass } from '@crossdock/ui/Tabs.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useScrollToChosenTab } from '@crossdock/ui/useScrollToChosenTab.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from '../shell/i18n.ts';
import { isPageOpen, moneyPageGroups } from '../shell/innerPages.ts';

/** The pages of the current page's group as tabs; nothing if the group has only one page. */
export function MoneyTabs() {
  const { currency } = useFormatting();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useScrollToChosenTab(row, pathname);
  const group = moneyPageGroups(currency).find(({ pages }) =>
    pages.some(({ to }) => isPageOpen(to, pathname)),
  );
  if (group === undefined || group.pages.length === 1) return null;
  return (
    <nav ref={row} className={tabRowClass} aria-label={t(group.text)}>
      {group.pages.map(({ to, text }) => (
        <Link key={to} to={to} className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
