import { Banner } from '@crossdock/ui/Banner.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { Steps } from '@crossdock/ui/Pipeline.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { useIsWide } from '../shell/wideWindow.ts';
import { ChannelStep } from './ChannelStep.tsx';
import { useConsolidation } from './consolidation.ts';
import { DestinationStep } from './DestinationStep.tsx';
import { FlowBar } from './FlowBar.tsx';
import { flowSteps, useFlow } from './flow.ts';
import { ParcelStep } from './ParcelStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import type { InjectedFlowParts, StepProps } from './stepProps.ts';

/** The consolidation in four steps, always with the running total: parcels, destination, channel, review. */
export function ConsolidatePage({ discount }: InjectedFlowParts) {
  const [flow, setFlow] = useFlow();
  const state = useConsolidation(flow);
  return (
    <Page title={t('shell.route.consolidate')}>
      <Loaded query={state.shelved}>
        {(shelved) =>
          shelved.list.length === 0 ? (
            <NothingShelved />
          ) : (
            <>
              <Steps
                label={t('consolidate.steps')}
                steps={flowSteps.map((step) => t(`consolidate.step.${step}`))}
                current={flowSteps.indexOf(flow.step)}
              />
              <IdentityNeeded state={state} />
              <Step flow={flow} setFlow={setFlow} state={state} discount={discount} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Step(props: StepProps & InjectedFlowParts) {
  const { flow, state } = props;
  const wide = useIsWide();
  if (flow.step === 'review') return <ReviewStep {...props} />;
  return (
    <Columns asideLast aside={wide ? <SoFar {...props} /> : null}>
      {flow.step === 'parcels' ? <ParcelStep {...props} /> : null}
      {flow.step === 'destination' ? <DestinationStep {...props} /> : null}
      {flow.step === 'channel' ? <ChannelStep {...props} /> : null}
      {state.info.error ? <Banner tone="danger">{state.info.error.message}</Banner> : null}
      {flow.step !== 'parcels' && state.channels.error ? (
        <Banner tone="danger">{state.channels.error.message}</Banner>
      ) : null}
      <FlowBar {...props} />
    </Columns>
  );
}

/** The choices so far and their price. It is shown where a wide window has room for it. */
function SoFar(props: StepProps) {
  const { state } = props;
  const quote = state.choice ? state.quote.data : undefined;
  return (
    <>
      <ReviewSummary {...props} title={t('consolidate.soFar')} />
      {quote ? (
        <Section title={t('orders.quote')}>
          <QuoteBreakdown lines={quote.lines} totalMinor={quote.totalMinor} />
        </Section>
      ) : null}
    </>
  );
}

/** If the shop requires an identity check, the order waits for it. */
function IdentityNeeded({ state }: Pick<StepProps, 'state'>) {
  if (!state.info.data?.missing.some(({ error }) => error === 'identity.required')) return null;
  return (
    <Banner
      tone="warning"
      action={<LinkButton to="/authentication" look="outline" small text={t('identity.needed.go')} />}
    >
      {t('identity.needed')}
    </Banner>
  );
}

function NothingShelved() {
  return (
    <EmptyState
      picture="parcels"
      {...titleAndText('consolidate.none')}
      action={
        <>
          <LinkButton to="/myBag" look="soft" text={t('consolidate.none.parcels')} />{' '}
          <LinkButton to="/newBag" text={t('consolidate.none.forecast')} />
        </>
      }
    />
  );
}
