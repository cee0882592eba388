import type { StaffRateCard } from '@crossdock/contract/pricing/desk.ts';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCalendarTime, IconCircleCheck, IconCircleX, IconHistory, IconPencil } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export function ActiveBadge({ active }: { active: boolean }) {
  return <OnOffBadge on={active} onLabel={t('pricing.active')} offLabel={t('pricing.inactive')} />;
}

export type CardPhase = 'draft' | 'current' | 'coming' | 'past' | 'retired';

/** The state of a card at `now`; for a published one whether it is past, current or future. */
export function cardPhase(
  card: Pick<StaffRateCard, 'state' | 'validFrom' | 'validTo'>,
  now: string,
): CardPhase {
  if (card.state !== 'published') return card.state;
  if (Date.parse(card.validFrom) > Date.parse(now)) return 'coming';
  return card.validTo !== null && Date.parse(card.validTo) <= Date.parse(now) ? 'past' : 'current';
}

export const PhaseBadge = createWordedBadge<CardPhase>((state) => t(`pricing.phase.${state}`), {
  draft: ['warning', IconPencil],
  current: ['success', IconCircleCheck],
  coming: ['info', IconCalendarTime],
  past: ['neutral', IconHistory],
  retired: ['neutral', IconCircleX],
});
