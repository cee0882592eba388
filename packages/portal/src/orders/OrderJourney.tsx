import type { JourneyView } from '@crossdock/contract/orders/journey.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { JourneyActor, JourneyMap } from '../shell/JourneyMap.tsx';
import { useJourneyTexts } from '../shell/journeyTexts.ts';

/** Shows where the order is, what happens next and who acts, and how the arrival date was computed. */
export function OrderJourney({ journey }: { journey: JourneyView }) {
  const texts = useJourneyTexts();
  const next = texts.next(journey);
  const after = texts.expected(journey);
  const { arrival } = journey;
  return (
    <Section title={t('journey.map')} aside={<JourneyActor by={journey.by} />}>
      <Grid gap={8}>
        <JourneyMap journey={journey} />
        {next ? <p>{next}</p> : null}
        {after ? <p>{after}</p> : null}
        {arrival.kind === 'none' ? null : <Note>{t(`journey.source.${arrival.source}`)}</Note>}
      </Grid>
    </Section>
  );
}
