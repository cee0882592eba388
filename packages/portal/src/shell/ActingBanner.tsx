import { Button } from '@crossdock/ui/Button.tsx';
import { IconEyeCheck } from '@tabler/icons-react';
import classes from './ActingBanner.module.css';
import { t } from './i18n.ts';
import { leave } from './leave.ts';
import { useAccount } from './useAccount.ts';

/** Always in sight while staff act as the member. */
export function ActingBanner() {
  const acting = useAccount()?.acting;
  if (!acting) return null;
  return (
    <aside className={classes.banner}>
      <IconEyeCheck size={20} aria-hidden />
      <span className={classes.text}>
        {t('shell.acting', { staff: acting.staffName || t('shell.acting.staff') })}
      </span>
      <Button small look="outline" onClick={() => void leave()}>
        {t('shell.acting.end')}
      </Button>
    </aside>
  );
}
