import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { IconBell } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './Header.module.css';
import { t } from './i18n.ts';
import { ShopMark } from './ShopMark.tsx';

const Bell = lazy(() => import('./Bell.tsx'));
const Preferences = lazy(() => import('./Preferences.tsx'));

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
        {member ? <QuietBell /> : <GuestWay />}
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

/** The way to the notices at once; how many are unread is asked when nobody waits for anything else. */
function QuietBell() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  const plain = (
    <Link to="/answer" className={classes.tool} aria-label={t('shell.notices')}>
      <IconBell size={22} aria-hidden />
    </Link>
  );
  return quiet ? (
    <Suspense fallback={plain}>
      <Bell />
    </Suspense>
  ) : (
    plain
  );
}
