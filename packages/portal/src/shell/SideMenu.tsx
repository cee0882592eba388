import { IconLogout } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { t } from './i18n.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { NavGroups, NavLink, navEntryClass, useActiveEntry } from './NavGroups.tsx';
import { homeEntry, type NavEntry } from './nav.ts';
import classes from './SideMenu.module.css';

/** The side menu with every entry of the product. */
export default function SideMenu() {
  const active = useActiveEntry();
  const menu = useRef<HTMLElement>(null);
  useInSight(menu, active);
  return (
    <nav ref={menu} className={classes.menu} aria-label={t('shell.nav.label')}>
      <NavLink entry={homeEntry} active={active === homeEntry} />
      <NavGroups active={active} />
      <LogoutButton
        button={(ask) => (
          <button type="button" className={navEntryClass} onClick={ask}>
            <IconLogout size={20} stroke={1.8} aria-hidden />
            {t('shell.nav.exit')}
          </button>
        )}
      />
    </nav>
  );
}

/**
 * Thirty entries are taller than a window, so the active one is scrolled into view. The page itself does not scroll.
 */
function useInSight(menu: RefObject<HTMLElement | null>, active: NavEntry | undefined): void {
  useEffect(() => {
    const column = menu.current;
    const lit = active && column?.querySelector<HTMLElement>('[data-active]');
    if (!column || !lit) return;
    const [frame, entry] = [column.getBoundingClientRect(), lit.getBoundingClientRect()];
    if (entry.top < frame.top || entry.bottom > frame.bottom)
      column.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
  }, [menu, active]);
}
