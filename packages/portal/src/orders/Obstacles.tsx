import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { shownText } from '@crossdock/ui/shownText.ts';
import { t } from '../shell/i18n.ts';
import type { Consolidation } from './consolidation.ts';
import type { FlowStep } from './flow.ts';
import type { StepProps } from './stepProps.ts';

/** Why what was chosen cannot be submitted any more, such as parcels that another tab has sent, and where to mend it. */
export function Obstacles({ setFlow, state }: StepProps) {
  const obstacle = obstacleIn(state);
  if (!obstacle) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button look="outline" small onClick={() => setFlow({ step: obstacle.step })}>
          {t(`consolidate.mend.${obstacle.step}`)}
        </Button>
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
}

/** The first thing in the way of a price or of sending; undefined: nothing, or not known yet. */
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
    return { step: 'destination', messages: missing.map(({ message }) => message) };
  if (channels.error) return { step: 'channel', messages: [channels.error.message] };
  if (channels.data && !channels.isPlaceholderData && !offer?.possible)
    return { step: 'channel', messages: [t('consolidate.channel.none')] };
  if (!quote.error) return undefined;
  const step = quote.error.fields.phone ? 'destination' : 'channel';
  return { step, messages: [quote.error.message] };
}
