import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconWand } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import type { GuessSource } from './pastedForecast.ts';

/** Says that a value was guessed, and from what. */
export function GuessMark({ source }: { source?: GuessSource | undefined }) {
  const label = source === undefined ? t('parcels.paste.guess') : t(`parcels.paste.guess.${source}`);
  return <StatusBadge tone="info" icon={IconWand} label={label} />;
}
