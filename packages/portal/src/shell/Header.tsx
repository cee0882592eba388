import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import classes from './Header.module.css';
import { t } from './i18n.ts';
import { Preferences, QuietBell } from './laterParts.ts';
import { ShopMark } from './ShopMark.tsx';

/** Shop, language, theme, notices. Guests find the way in here. */
export function Header({ member }: { member: boolean }) {
  return (
    <header className={classes.header}>
      <Link to={member ? '/home' : '/login'} className={classes.shop}>
        <ShopMark />
      </Link>
      <div className={classes.tools}>
        <Suspense fallback={<span className={classes.preferences} />}>
          <Preferences />
        </Suspense>
        {member ? (
          <Suspense fallback={<span className={classes.bell} />}>
            <QuietBell />
          </Suspense>
        ) : (
          <GuestWay />
        )}
      </div>
    </header>
  );
}

/** On the login page a visitor may want to know what sending costs; elsewhere, how to get in. */
function GuestWay() {
  const atLogin = useLocation({ select: ({ pathname }) => pathname === '/login' });
  return (
    <Link to={atLogin ? '/freightTrial' : '/login'} className={classes.enter}>
      {t(atLogin ? 'shell.route.freightTrial' : 'shell.login')}
    </Link>
  );
}
