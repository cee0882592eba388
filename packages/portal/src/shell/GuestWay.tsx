import { Link, useLocation } from '@tanstack/react-router';
import classes from './Header.module.css';
import { t } from './i18n.ts';

/** On the login page a visitor may want to know what sending costs; elsewhere, how to get in. */
export function GuestWay() {
  const atLogin = useLocation({ select: ({ pathname }) => pathname === '/login' });
  return (
    <Link to={atLogin ? '/freightTrial' : '/login'} className={classes.enter}>
      {t(atLogin ? 'shell.route.freightTrial' : 'shell.login')}
    </Link>
  );
}
