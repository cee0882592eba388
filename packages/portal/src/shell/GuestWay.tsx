import classes from './Header.module.css';
import { t } from './i18n.ts';
import { PlainLink } from './PlainLink.tsx';

/** On the login page a visitor may want to know what sending costs; elsewhere, how to get in. */
export function GuestWay({ to }: { to: '/freightTrial' | '/login' }) {
  return (
    <PlainLink to={{ to }} className={classes.enter}>
      {t(to === '/login' ? 'shell.login' : 'shell.route.freightTrial')}
    </PlainLink>
  );
}
