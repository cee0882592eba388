import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, Grid } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { ChannelStep } from './ChannelStep.tsx';
import { useConsolidation } from './consolidation.ts';
import { DeclarerChoice } from './DeclarerChoice.tsx';
import { DestinationStep } from './DestinationStep.tsx';
import { RunningTotal } from './FlowBar.tsx';
import type { FlowChoices } from './flow.ts';
import { OrderOptions, useInsuredValueField } from './OrderOptions.tsx';
import { ParcelStep } from './ParcelStep.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import type { OrderPlan, PaymentSource, ShipSheetName } from './shipTypes.ts';
import type { StepProps } from './stepProps.ts';

interface ShipSheetProps {
  readonly name: ShipSheetName;
  readonly flow: FlowChoices;
  readonly setFlow: (change: Partial<FlowChoices>) => void;
  readonly plan: OrderPlan;
  readonly way: PaymentSource;
  readonly onWay: (way: PaymentSource) => void;
  readonly onClose: () => void;
}

const titles = {
  parcels: 'consolidate.step.parcels',
  destination: 'consolidate.step.destination',
  channel: 'consolidate.step.channel',
  declarer: 'ship.declarer',
  extras: 'ship.extras',
  pay: 'ship.pay',
} as const;

/** One step of the order, drawn as in the consolidation, in a sheet over the page. */
export function ShipSheet(props: ShipSheetProps) {
  const { name, setFlow, plan } = props;
  const flow = completed(props.flow, plan);
  const state = useConsolidation(flow);
  const step: StepProps = { flow, setFlow, state };
  const done = () => {
    if (name === 'destination') setFlow(placeShown(props.flow, state));
    props.onClose();
  };
  return (
    <Dialog opened title={t(titles[name])} onClose={props.onClose}>
      <Grid gap={16}>
        {name === 'parcels' ? <ParcelStep {...step} /> : null}
        {name === 'destination' ? <DestinationStep {...step} /> : null}
        {name === 'channel' ? <ChannelStep {...step} /> : null}
        {name === 'declarer' ? <DeclarerChoice {...step} /> : null}
        {name === 'extras' ? <Extras {...step} /> : null}
        {name === 'pay' ? <PayWays {...props} /> : null}
        {state.info.error ? <Banner tone="danger">{state.info.error.message}</Banner> : null}
        <Bar gap={12}>
          <RunningTotal state={state} />
          <Button onClick={done}>{t('ship.done')}</Button>
        </Bar>
      </Grid>
    </Dialog>
  );
}

/**
 * Returns the change that puts the address shown as chosen into the URL, if the URL names an address or pickup point
 * that no longer exists. It is needed because pressing an option that is already chosen changes nothing.
 */
function placeShown(
  flow: FlowChoices,
  { addressId, pickupPointId }: StepProps['state'],
): Partial<FlowChoices> {
  const isGone =
    flow.pickupPointId !== pickupPointId || (flow.addressId !== undefined && flow.addressId !== addressId);
  return isGone && addressId !== undefined
    ? { addressId, pickupPointId: undefined, carrierId: undefined }
    : {};
}

/** The member's choices, completed with the plan's, so that the step shows the same order as the page. */
function completed(flow: FlowChoices, { planned, going }: OrderPlan): FlowChoices {
  if (planned.kind === 'none') return { ...flow, parcelIds: flow.parcelIds ?? going.map(({ id }) => id) };
  const { choice } = planned;
  return {
    ...flow,
    parcelIds: flow.parcelIds?.length === 0 ? [] : choice.parcelIds,
    addressId: choice.addressId,
    pickupPointId: choice.pickupPointId,
    channelId: choice.channelId,
    carrierId: choice.carrierId,
    memberCouponId: choice.memberCouponId,
    points: choice.points,
    declarerIds: choice.declarerIds,
  };
}

function Extras(props: StepProps) {
  const insured = useInsuredValueField(props);
  return (
    <>
      <OrderOptions {...props} insured={insured} />
      <ServiceChoice {...props} />
    </>
  );
}

function PayWays({ plan, flow, setFlow, way, onWay }: ShipSheetProps) {
  const formatting = useFormatting();
  const { planned, balance } = plan;
  const cod = flow.cashOnDelivery;
  const pick = (next: PaymentSource) => {
    onWay(next);
    if (cod) setFlow({ cashOnDelivery: false });
  };
  return (
    <Grid as="fieldset" gap={8}>
      {balance.offered ? (
        <ChoiceCard name="way" checked={!cod && way === 'balance'} onChange={() => pick('balance')}>
          {t('ship.pay.balance', {
            amount: formatMoney(balance.balanceMinor, formatting.currency, formatting),
          })}
        </ChoiceCard>
      ) : null}
      <ChoiceCard name="way" checked={!cod && way === 'other'} onChange={() => pick('other')}>
        {t('ship.pay.other')}
      </ChoiceCard>
      {planned.kind === 'order' && planned.quote.codOffered ? (
        <ChoiceCard name="way" checked={cod} onChange={() => setFlow({ cashOnDelivery: true })}>
          {t('ship.pay.cod')}
        </ChoiceCard>
      ) : null}
    </Grid>
  );
}
