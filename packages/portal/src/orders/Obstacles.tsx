import { refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { renderText } from '@crossdock/ui/renderText.ts';
import { t } from '../shell/i18n.ts';
import { useRefusalText } from '../shell/quoteTexts.ts';
import type { ChannelOffer, Consolidation } from './consolidation.ts';
import { FlowRefusalFix } from './FlowRefusalFix.tsx';
import type { FlowStep } from './flow.ts';
import { refusalCode } from './RefusalFixButton.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * Explains why the choice cannot be submitted any more (for example, parcels were already sent from another tab) and
 * links to where it can be fixed.
 */
export function Obstacles(props: StepProps) {
  const { setFlow, state } = props;
  const refusalText = useRefusalText();
  const obstacle = firstObstacle(state);
  if (!obstacle) return null;
  const { lane } = obstacle;
  const messages = lane ? [`${lane.name}：${refusalText(lane.why)}`] : obstacle.messages;
  return (
    <Banner
      tone="danger"
      action={
        obstacle.error !== undefined && refusalFixOf(obstacle.error) !== 'none' ? (
          <FlowRefusalFix {...props} error={obstacle.error} />
        ) : (
          <Button look="outline" small onClick={() => setFlow({ step: obstacle.step })}>
            {t(`consolidate.mend.${obstacle.step}`)}
          </Button>
        )
      }
    >
      {messages.map((message) => (
        <p key={message}>{renderText(message)}</p>
      ))}
    </Banner>
  );
}

interface Obstacle {
  readonly step: Exclude<FlowStep, 'review'>;
  readonly messages: readonly string[];
  /** The code of the refusal, if the obstacle is a refusal. */
  readonly error?: string | undefined;
  /** The chosen lane, if it does not accept the parcels but another lane does. */
  readonly lane?: { readonly name: string; readonly why: ChannelOffer['refusals'][number] } | undefined;
}

/** The first reason that prevents a price or the submission. Undefined if there is none or it is not known yet. */
export function firstObstacle({
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
    return {
      step: 'parcels',
      messages: [...new Set(unfit.map(({ message }) => message))],
      error: unfit[0]?.error,
    };
  }
  if (addressId === undefined && pickupPointId === undefined)
    return {
      step: 'destination',
      messages: missing.map(({ message }) => message),
      error: missing.find(({ error }) => error.startsWith('order.'))?.error,
    };
  if (channels.error)
    return { step: 'channel', messages: [channels.error.message], error: refusalCode(channels.error) };
  if (channels.data && !channels.isPlaceholderData && !offer?.possible)
    return noLane(channels.data.offers, offer);
  if (!quote.error) return undefined;
  const step = quote.error.fields.phone ? 'destination' : 'channel';
  return { step, messages: [quote.error.message], error: refusalCode(quote.error) };
}

/**
 * Returns the obstacle that the chosen lane, or every lane, does not accept the parcels. The third step shows each
 * lane's reason.
 */
function noLane(offers: readonly ChannelOffer[], chosen: ChannelOffer | undefined): Obstacle {
  const whyNot = (offer: ChannelOffer | undefined) => offer?.quote?.refusals[0] ?? offer?.refusals[0];
  const why = whyNot(chosen ?? offers[0]);
  const other = offers.some(({ possible }) => possible);
  return {
    step: 'channel',
    messages: [t('consolidate.channel.none')],
    error: why?.reason,
    lane: chosen && why && other ? { name: chosen.name, why } : undefined,
  };
}
