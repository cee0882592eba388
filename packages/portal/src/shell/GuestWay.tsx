import { Link, useLocation } from '@tanstack/react-router';
import classes from './Header.module.css';
import { t } from './i18n.ts';

/** The link for visitors in the header: on the login page to the price calculator, elsewhere to the login. */
export function GuestWay() {
  const atLogin = useLocation({ select: ({ pathname }) => pathname === '/login' });
  return (
    <Link to={atLogin ? '/freightTrial' : '/login'} className={classes.enter}>
      {t(atLogin ? 'shell.route.freightTrial' : 'shell.login')}
    </Link>
  );
}
