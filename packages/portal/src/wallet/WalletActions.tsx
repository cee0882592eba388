import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';

/** What can be done with a wallet, beside what is in it. */
export function WalletActions() {
  return (
    <>
      <Link to="/recharge" className={buttonClass()}>
        {t('wallet.recharge')}
      </Link>
      <Link to="/bank" className={buttonClass({ look: 'soft' })}>
        {t('wallet.bank')}
      </Link>
      <Link to="/withdrawal" className={buttonClass({ look: 'soft' })}>
        {t('wallet.withdraw')}
      </Link>
    </>
  );
}
