import { Button } from '@crossdock/ui/Button.tsx';
import { IconEyeCheck } from '@tabler/icons-react';
import classes from './ActingBanner.module.css';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { leave } from './leave.ts';

/** Always in sight while staff act as the member. */
export function ActingBanner() {
  const member = useCall('getMemberInfo', {}, { staleMs: 60_000 });
  const acting = member.data?.acting;
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
