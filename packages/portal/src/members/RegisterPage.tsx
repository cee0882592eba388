import { currentShop } from '@crossdock/web/shop.ts';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  return (
    <AuthFrame
      wide
      title={t('members.register.title', { shop: currentShop().shop_name })}
      intro={t('members.register.intro')}
    >
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
