import { type Icon, IconClipboardList, IconHome, IconPackage, IconPlus, IconUser } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type Tab, tabByAction } from './actions.ts';
import { type TextKey, t } from './i18n.ts';
import classes from './PhoneBar.module.css';
import { useAction } from './useAction.ts';

export const phoneBarItems = [
  { to: '/home', text: 'shell.bar.home', icon: IconHome },
  { to: '/myBag', text: 'shell.bar.parcels', icon: IconPackage },
  { to: '/newBag', text: 'shell.bar.forecast', icon: IconPlus },
  { to: '/myOrder', text: 'shell.bar.orders', icon: IconClipboardList },
  { to: '/me', text: 'shell.bar.me', icon: IconUser },
] as const satisfies readonly { to: Tab; text: TextKey; icon: Icon }[];

/** The tab of the page with this path, and whether the page is the tab's own page. */
export function useTab(path: string) {
  const action = useAction();
  const own = phoneBarItems.find(({ to }) => to === path);
  return { tab: own?.to ?? tabByAction[action], own: own !== undefined };
}

/** The bottom bar with five tabs. Every other page belongs to one of these tabs. */
export function PhoneBar() {
  // A touched tab is marked at once, before its page is loaded.
  const { tab } = useTab(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <nav className={classes.bar} aria-label={t('shell.nav.label')}>
      {phoneBarItems.map(({ to, text, icon: Picture }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          className={classes.place}
          data-active={to === tab || undefined}
          activeProps={{}}
          data-main={to === '/newBag' || undefined}
        >
          <span className={classes.icon}>
            <Picture size={22} stroke={1.8} aria-hidden />
          </span>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
