import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { StatusBadge } from './StatusBadge.tsx';

/** A badge that says whether something is in use, with a word for each case. */
export function OnOffBadge({ on, onLabel, offLabel }: { on: boolean; onLabel: string; offLabel: string }) {
  return on ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={onLabel} />
  ) : (
    <StatusBadge tone="neutral" icon={IconCircleX} label={offLabel} />
  );
}
