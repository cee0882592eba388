import { Button } from '@crossdock/ui/Button.tsx';
import { IconEyeCheck } from '@tabler/icons-react';
import classes from './ActingBanner.module.css';
import { isStoredActingToken } from './acting.ts';
import { t } from './i18n.ts';
import { logOut } from './logOut.ts';
import { currentToken } from './session.ts';
import { useAccount } from './useAccount.ts';

/**
 * Always visible while staff act as the member. If this browser knows it from `storeActing`, the banner appears
 * before the server answers.
 */
export function ActingBanner() {
  const account = useAccount();
  const isActing = account ? account.acting !== null : isStoredActingToken(currentToken());
  if (!isActing) return null;
  return (
    <aside className={classes.banner}>
      <IconEyeCheck size={20} aria-hidden />
      <span className={classes.text}>
        {t('shell.acting', { staff: account?.acting?.staffName || t('shell.acting.staff') })}
      </span>
      <Button small look="outline" onClick={() => void logOut()}>
        {t('shell.acting.end')}
      </Button>
    </aside>
  );
}
