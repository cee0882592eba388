import classes from './Header.module.css';
import { t } from './i18n.ts';
import { PlainLink } from './PlainLink.tsx';

/**
 * The visitor's link in the header: on the login page it leads to the price calculator, on all other pages to the
 * login.
 */
export function GuestLink({ to }: { to: '/freightTrial' | '/login' }) {
  return (
    <PlainLink to={{ to }} className={classes.enter}>
      {t(to === '/login' ? 'shell.login' : 'shell.route.freightTrial')}
    </PlainLink>
  );
}
