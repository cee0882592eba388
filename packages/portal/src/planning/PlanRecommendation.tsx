import { packagingEstimateOfProposal } from '@crossdock/domain/planning/proposals.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { joinSentences } from '@crossdock/web/sentences.ts';
import { t } from '../shell/i18n.ts';
import { boxesText, canEstimateDuties, planHeadline, planWaitTexts, proposalReasons } from './planTexts.ts';
import type { Planner } from './usePlanner.ts';

/** The recommended action, its price, and the reasons. */
export function PlanRecommendation({ planner }: { planner: Planner }) {
  const formatting = useFormatting();
  const { facts, shown, name, proposals } = planner;
  if (!shown) return null;
  const proposal = name === 'own' ? undefined : proposals.find(({ aim }) => aim === name);
  const more = shown.comparedMinor - (proposals[0]?.comparedMinor ?? 0);
  const amount = `${more < 0 ? '−' : '+'}${formatMoney(Math.abs(more), formatting.currency, formatting)}`;
  const landedMinor = shown.totalMinor + shown.dutiesMinor;
  const landedText =
    shown.dutiesMinor === 0
      ? t('planning.duties.free')
      : t('planning.duties.landed', { amount: formatMoney(landedMinor, formatting.currency, formatting) });
  const why = proposal ? proposalReasons(proposal, planner, formatting) : [t('planning.why.own', { amount })];
  return (
    <Grid as="section" gap={8} pad={[20, 16]} round="card" fill="soft" tone="on-soft" aria-live="polite">
      <Bar gap={[4, 16]}>
        <Text as="h2" size={22} strong lineHeight={1.3}>
          {planHeadline(shown, facts.at, formatting)}
        </Text>
        <Text size={24} strong>
          <Money minor={shown.totalMinor} />
        </Text>
      </Bar>
      <Row wrap gap={[2, 16]} size={14}>
        <span>{t('planning.orders', { n: shown.orders.length })}</span>
        <span>{boxesText(packagingEstimateOfProposal(facts, shown))}</span>
        <span>{t('planning.arrives', { n: shown.arrivesInDays })}</span>
        {canEstimateDuties(planner) ? <span>{landedText}</span> : null}
      </Row>
      <p>{joinSentences([...why, ...planWaitTexts(shown, facts.at, formatting)])}</p>
    </Grid>
  );
}
