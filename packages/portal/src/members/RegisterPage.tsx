import { currentShop } from '@crossdock/web/shop.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import registerLook from './Register.module.css';
import { RegisterForm } from './RegisterForm.tsx';

/** `invitation` says by whose link the newcomer came; it is another part's. */
export function RegisterPage({ invitation }: { invitation: ReactNode }) {
  return (
    <AuthFrame
      wide
      title={t('members.register.title', { shop: currentShop().shop_name })}
      intro={t('members.register.intro')}
    >
      {invitation ? <div className={registerLook.invitation}>{invitation}</div> : null}
      <RegisterForm />
      <div className={classes.links}>
        <span />
        <Link to="/login" search={{}} className={classes.link}>
          {t('members.register.login')}
        </Link>
      </div>
    </AuthFrame>
  );
}
