import { Chip } from '@crossdock/ui/Chip.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { renderText } from '@crossdock/ui/renderText.ts';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { IconAlertCircle, IconPlane, IconShip, IconTruck } from '@tabler/icons-react';
import { ChannelRating } from '../shell/ChannelRating.tsx';
import { t } from '../shell/i18n.ts';
import { OfferMarks } from '../shell/OfferMarks.tsx';
import { useRefusalText } from '../shell/quoteTexts.ts';
import classes from './consolidate.module.css';
import type { ChannelOffer } from './consolidation.ts';
import { firstObstacle, Obstacles } from './Obstacles.tsx';
import { OptionCard } from './OptionCard.tsx';
import type { StepProps } from './stepProps.ts';

const modes = { sea: IconShip, air: IconPlane, land: IconTruck } as const;

/** Step 3: the channels with their prices. A channel that is not possible shows the reason. */
export function ChannelStep({ flow, setFlow, state }: StepProps) {
  const { data } = state.channels;
  // While there is an obstacle, no prices are fetched; the obstacle is shown instead.
  const obstacle = firstObstacle(state);
  if (obstacle && obstacle.step !== 'channel')
    return <Obstacles flow={flow} setFlow={setFlow} state={state} />;
  if (!data)
    return state.channels.error ? null : <SkeletonRows rows={3} heightPx={112} label={t('shell.loading')} />;
  return (
    <>
      <Text as="h2" size={16} strong>
        {t('consolidate.channel.title')}
      </Text>
      {data.offers.length === 0 ? <Card>{renderText(t('consolidate.channel.none'))}</Card> : null}
      <Grid as="ul" gap={12}>
        {data.offers.map((offer) => (
          <li key={offer.channelId} className={classes.offer}>
            <ChannelOption
              offer={offer}
              chosen={state.offer?.channelId === offer.channelId && offer.possible}
              onChoose={() => setFlow({ channelId: offer.channelId, carrierId: undefined })}
            />
            {offer.rating ? (
              <ChannelRating channelId={offer.channelId} name={offer.name} rating={offer.rating} />
            ) : null}
            {state.offer?.channelId === offer.channelId && offer.possible ? (
              <Carriers
                offer={offer}
                carrierId={state.carrierId}
                onChoose={(carrierId) => setFlow({ carrierId })}
              />
            ) : null}
          </li>
        ))}
      </Grid>
    </>
  );
}

function ChannelOption(props: { offer: ChannelOffer; chosen: boolean; onChoose: () => void }) {
  const { offer } = props;
  const refusalText = useRefusalText();
  const Mode = modes[offer.mode];
  const why = offer.quote ? offer.quote.refusals : offer.refusals;
  return (
    <OptionCard
      oneOf="channel"
      disabled={!offer.possible}
      chosen={props.chosen}
      onChoose={props.onChoose}
      title={
        <>
          <Mode size={18} stroke={1.8} aria-hidden /> {offer.name}
        </>
      }
      price={
        offer.possible && offer.quote ? (
          <Text rigid textAlign="end">
            <Money minor={offer.quote.totalMinor} emphasis />
          </Text>
        ) : null
      }
    >
      <Muted size={13}>{t('consolidate.channel.days', { from: offer.minDays, to: offer.maxDays })}</Muted>
      <Row as="span" gap={6} wrap>
        <OfferMarks
          offer={offer}
          cheapest={t('consolidate.channel.cheapest')}
          fastest={t('consolidate.channel.fastest')}
        />
      </Row>
      {offer.possible
        ? null
        : why.map((refusal) => (
            <Row as="span" key={refusal.reason} firstLine gap={4} tone="danger" size={13}>
              <IconAlertCircle size={16} aria-hidden />
              {refusalText(refusal)}
            </Row>
          ))}
    </OptionCard>
  );
}

function Carriers(props: {
  offer: ChannelOffer;
  carrierId: string | undefined;
  onChoose: (carrierId: string) => void;
}) {
  const refusalText = useRefusalText();
  const { carriers } = props.offer;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain choices
    <div className={classes.carriers} role="group" aria-label={t('orders.carrier')}>
      {carriers.map((carrier) => (
        <Chip
          key={carrier.carrierId}
          disabled={carrier.refusals.length > 0}
          chosen={carrier.carrierId === props.carrierId}
          onClick={() => props.onChoose(carrier.carrierId)}
        >
          {carrier.name}
          {carrier.refusals[0] ? `（${refusalText(carrier.refusals[0])}）` : ''}
        </Chip>
      ))}
    </div>
  );
}
