import { currentShop } from '@crossdock/web/shop.ts';
import { useNavigate } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { JoinForm } from './JoinForm.tsx';

/**
 * Logs in with a code sent to the phone. A number without an account gets one, once the agreements are
 * accepted.
 */
export default function PhoneLogin({ back }: { back: string }) {
  const navigate = useNavigate();
  return (
    <AuthFrame login title={t('members.login.title', { shop: currentShop().shop_name })}>
      <JoinForm back={back} />
      <div className={classes.links}>
        <button
          type="button"
          className={classes.link}
          onClick={() => void navigate({ to: '/login', search: {} })}
        >
          {t('members.login.byPassword')}
        </button>
      </div>
    </AuthFrame>
  );
}
