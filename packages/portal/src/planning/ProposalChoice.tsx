import { packagingEstimateOfProposal } from '@crossdock/domain/planning/proposals.ts';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { Grid, Muted, Split, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { joinSentences } from '@crossdock/web/sentences.ts';
import { t } from '../shell/i18n.ts';
import { boxesText, canEstimateDuties, dutiesText, proposalReasons } from './planTexts.ts';
import type { Planner } from './usePlanner.ts';

/** The three proposals, and the member's own plan after a change. */
export function ProposalChoice({ planner }: { planner: Planner }) {
  const formatting = useFormatting();
  const { facts, proposals, name, shown } = planner;
  const withDuties = canEstimateDuties(planner);
  return (
    <Split as="fieldset" columns={3} gap={8} from="desktop" aria-label={t('planning.proposals')}>
      {proposals.map((proposal) => (
        <ChoiceCard
          key={proposal.aim}
          name="plan"
          checked={name === proposal.aim}
          onChange={() => planner.choose(proposal.aim)}
        >
          <Grid as="span" gap={2} minWidth={0}>
            <Text strong>{t(`planning.aim.${proposal.aim}`)}</Text>
            <Muted size={13}>
              {[
                boxesText(packagingEstimateOfProposal(facts, proposal)),
                t('planning.arrives', { n: proposal.arrivesInDays }),
              ].join(' · ')}
            </Muted>
            {withDuties ? <Muted size={13}>{dutiesText(proposal, formatting)}</Muted> : null}
            <Muted size={13}>
              {joinSentences(proposalReasons(proposal, planner, formatting).slice(0, 2))}
            </Muted>
          </Grid>
          <Text strong nowrap>
            <Money minor={proposal.totalMinor} />
          </Text>
        </ChoiceCard>
      ))}
      {name === 'own' && shown ? (
        <ChoiceCard name="plan" checked readOnly>
          <Text strong>{t('planning.aim.own')}</Text>
          <Text strong nowrap>
            <Money minor={shown.totalMinor} />
          </Text>
        </ChoiceCard>
      ) : null}
    </Split>
  );
}
