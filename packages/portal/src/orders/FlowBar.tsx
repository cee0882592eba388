import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { InlineFacts, Money, Weight } from '@crossdock/ui/values.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import type { Consolidation } from './consolidation.ts';
import { flowSteps } from './flow.ts';
import type { StepProps } from './stepProps.ts';

/** The running total and the button to the next step. */
export function FlowBar({ flow, setFlow, state }: StepProps) {
  const at = flowSteps.indexOf(flow.step);
  const before = flowSteps[at - 1];
  const after = flowSteps[at + 1];
  return (
    <StickyAction summary={<RunningTotal state={state} />}>
      {before ? (
        <IconButton
          icon={IconArrowLeft}
          label={t('shell.back')}
          bordered
          onClick={() => setFlow({ step: before })}
        />
      ) : null}
      {after ? (
        <Button
          disabled={!canGoOn(flow.step, state)}
          onClick={() => setFlow({ ...kept(state), step: after })}
        >
          {t('consolidate.next')}
        </Button>
      ) : null}
    </StickyAction>
  );
}

/** The defaults that are shown. When the member continues, they are stored as the member's own choices. */
function kept({ parcelIds, addressId, pickupPointId, offer, carrierId }: Consolidation) {
  return { parcelIds, addressId, pickupPointId, channelId: offer?.channelId, carrierId };
}

function canGoOn(step: StepProps['flow']['step'], state: Consolidation): boolean {
  if (!state.together) return false;
  if (step === 'parcels') return true;
  if (state.addressId === undefined && state.pickupPointId === undefined) return false;
  return step === 'destination' || state.offer?.possible === true;
}

/** The best known figure: the exact quote, otherwise the weight of the chosen parcels. */
export function RunningTotal({ state }: { state: Consolidation }): ReactNode {
  const { sums } = state.info.data ?? {};
  const total = state.choice ? state.quote.data?.totalMinor : undefined;
  return (
    <Grid as="span" lineHeight={1.4} aria-live="polite">
      <Muted size={13}>
        <InlineFacts>
          {t('orders.parcels.count', { n: state.parcelIds.length })}
          {sums && state.parcelIds.length > 0 ? <Weight grams={sums.realWeightG} /> : null}
        </InlineFacts>
      </Muted>
      {total === undefined ? (
        <span>{t(computing(state) ? 'consolidate.computing' : 'consolidate.noTotal')}</span>
      ) : (
        <span>
          {t('consolidate.total')} <Money minor={total} emphasis />
        </span>
      )}
    </Grid>
  );
}

function computing({ together, channels, quote }: Consolidation): boolean {
  return together && (channels.isFetching || quote.isFetching);
}
