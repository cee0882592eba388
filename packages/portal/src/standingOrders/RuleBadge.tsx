import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const RuleBadge = ({ running }: { running: boolean }) =>
  running ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('standing.on')} />
  ) : (
    <StatusBadge tone="neutral" icon={IconPlayerPause} label={t('standing.off')} />
  );
