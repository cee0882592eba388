import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { DutyBreakdown } from '@crossdock/web/DutyBreakdown.tsx';
import { t } from './i18n.ts';

/** A card with the expected customs charge of the shipment. */
export default function DutyEstimate({ estimate }: { estimate: DutyEstimateView }) {
  return (
    <Section title={t('duties.title')}>
      <DutyBreakdown t={t} estimate={estimate} />
    </Section>
  );
}
