import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Header.module.css';
import { t } from './i18n.ts';
import { Preferences } from './Preferences.tsx';
import { ShopMark } from './ShopMark.tsx';

/** Shop, language, theme, notices. Guests find the way in here. */
export function Header({ member }: { member: boolean }) {
  return (
    <header className={classes.header}>
      <Link to={member ? '/home' : '/login'} className={classes.shop}>
        <ShopMark />
      </Link>
      <div className={classes.tools}>
        <Preferences />
        {member ? (
          <Link to="/answer" className={classes.tool} aria-label={t('shell.notices')}>
            <IconBell size={22} aria-hidden />
          </Link>
        ) : (
          <Link to="/login" className={classes.enter}>
            {t('shell.login')}
          </Link>
        )}
      </div>
    </header>
  );
}
