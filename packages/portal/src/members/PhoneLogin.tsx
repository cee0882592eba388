import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { JoinForm } from './JoinForm.tsx';

/**
 * Logs in with a code sent to the phone. For a number without an account, an account is created after the agreements
 * were accepted.
 */
export default function PhoneLogin({ back }: { back: string }) {
  return (
    <AuthFrame login title={t('members.login.title', { shop: currentShop().shop_name })}>
      <JoinForm back={back} />
      <BackToLogin text={t('members.login.byPassword')} />
    </AuthFrame>
  );
}
