import { type Icon, IconClipboardList, IconHome, IconPackage, IconPlus, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type TextKey, t } from './i18n.ts';
import classes from './PhoneBar.module.css';

const places = [
  { to: '/home', text: 'shell.bar.home', icon: IconHome },
  { to: '/myBag', text: 'shell.bar.parcels', icon: IconPackage },
  { to: '/newBag', text: 'shell.bar.forecast', icon: IconPlus },
  { to: '/myOrder', text: 'shell.bar.orders', icon: IconClipboardList },
  { to: '/me', text: 'shell.bar.me', icon: IconUser },
] as const satisfies readonly { to: string; text: TextKey; icon: Icon }[];

/** The five places within reach of a thumb; from `/me` everything else. */
export function PhoneBar() {
  return (
    <nav className={classes.bar} aria-label={t('shell.nav.label')}>
      {places.map(({ to, text, icon: Picture }) => (
        <Link
          key={to}
          to={to}
          className={classes.place}
          activeProps={{ 'data-active': true }}
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
