import { repairOf } from '@crossdock/contract/checkout/repairs.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { shownText } from '@crossdock/ui/shownText.ts';
import { t } from '../shell/i18n.ts';
import type { ChannelOffer, Consolidation } from './consolidation.ts';
import { FlowRepair } from './FlowRepair.tsx';
import type { FlowStep } from './flow.ts';
import { refusalIn } from './RepairButton.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * Explains why the choice cannot be submitted any more (for example, parcels were already sent from another tab) and
 * links to where it can be fixed.
 */
export function Obstacles(props: StepProps) {
  const { setFlow, state } = props;
  const obstacle = obstacleIn(state);
  if (!obstacle) return null;
  return (
    <Banner
      tone="danger"
      action={
        obstacle.error !== undefined && repairOf(obstacle.error) !== 'none' ? (
          <FlowRepair {...props} error={obstacle.error} />
        ) : (
          <Button look="outline" small onClick={() => setFlow({ step: obstacle.step })}>
            {t(`consolidate.mend.${obstacle.step}`)}
          </Button>
        )
      }
    >
      {obstacle.messages.map((message) => (
        <p key={message}>{shownText(message)}</p>
      ))}
    </Banner>
  );
}

interface Obstacle {
  readonly step: Exclude<FlowStep, 'review'>;
  readonly messages: readonly string[];
  /** The refusal, if it is one. */
  readonly error?: string | undefined;
}

/** The first reason that prevents a price or the submission. Undefined if there is none or it is not known yet. */
export function obstacleIn({
  info,
  together,
  addressId,
  pickupPointId,
  channels,
  offer,
  quote,
}: Consolidation): Obstacle | undefined {
  if (info.error) return { step: 'parcels', messages: [info.error.message] };
  if (!info.data) return undefined;
  const { missing } = info.data;
  if (!together && !info.isPlaceholderData) {
    const unfit = missing.filter(({ error }) => error.startsWith('parcel.'));
    return { step: 'parcels', messages: [...new Set(unfit.map(({ message }) => message))] };
  }
  if (addressId === undefined && pickupPointId === undefined)
    return {
      step: 'destination',
      messages: missing.map(({ message }) => message),
      error: missing.find(({ error }) => error.startsWith('order.'))?.error,
    };
  if (channels.error)
    return { step: 'channel', messages: [channels.error.message], error: refusalIn(channels.error) };
  if (channels.data && !channels.isPlaceholderData && !offer?.possible) return noLane(channels.data.offers);
  if (!quote.error) return undefined;
  const step = quote.error.fields.phone ? 'destination' : 'channel';
  return { step, messages: [quote.error.message], error: refusalIn(quote.error) };
}

/** No lane goes there, or none takes these parcels; each lane says why in the third step. */
function noLane(offers: readonly ChannelOffer[]): Obstacle {
  const [first] = offers;
  const why = first?.quote?.refusals[0] ?? first?.refusals[0];
  return { step: 'channel', messages: [t('consolidate.channel.none')], error: why?.reason };
}
