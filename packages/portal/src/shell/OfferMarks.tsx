import { Row } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconBolt, IconTag } from '@tabler/icons-react';
import { t } from './i18n.ts';

interface OfferMarksProps {
  readonly offer: { readonly cheapest: boolean; readonly fastest: boolean };
  /** Where the screen's words for them stand. */
  readonly words: 'consolidate.channel' | 'pricing.offer';
}

/** Marks the cheapest and the fastest of several offers. */
export const OfferMarks = ({ offer, words }: OfferMarksProps) => (
  <>
    {offer.cheapest ? <StatusBadge tone="success" icon={IconTag} label={t(`${words}.cheapest`)} /> : null}
    {offer.fastest ? <StatusBadge tone="info" icon={IconBolt} label={t(`${words}.fastest`)} /> : null}
  </>
);
