import { freeEntriesLevel } from '@crossdock/domain/declarers/rules.ts';
import { Meter } from '@crossdock/ui/Meter.tsx';
import { t } from './i18n.ts';

const tones = { free: 'success', last: 'warning', usedUp: 'danger' } as const;

/** How many duty-free entries were used in this half-year. `free` is null if the country does not count them. */
export function DutyFreeMeter({ used, free }: { used: number; free: number | null }) {
  if (free === null) return null;
  const level = freeEntriesLevel(used, free);
  return (
    <Meter
      used={used}
      of={free}
      tone={tones[level]}
      text={t(used < free ? 'duties.uses.left' : 'duties.uses.gone', { left: free - used, of: free })}
    />
  );
}
