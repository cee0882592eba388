import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconBolt, IconTag } from '@tabler/icons-react';

interface OfferMarksProps {
  readonly offer: { readonly cheapest: boolean; readonly fastest: boolean };
  readonly cheapest: string;
  readonly fastest: string;
}

/** Marks the cheapest and the fastest of several offers, with the labels that the screen passes in. */
export const OfferMarks = ({ offer, cheapest, fastest }: OfferMarksProps) => (
  <>
    {offer.cheapest ? <StatusBadge tone="success" icon={IconTag} label={cheapest} /> : null}
    {offer.fastest ? <StatusBadge tone="info" icon={IconBolt} label={fastest} /> : null}
  </>
);
