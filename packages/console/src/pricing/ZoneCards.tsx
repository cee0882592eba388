import type { StaffZone } from '@crossdock/contract/pricing/channels.ts';
import type { StaffRateCard } from '@crossdock/contract/pricing/desk.ts';
import { zeroPriceCard } from '@crossdock/domain/pricing/noCharges.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Bar, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { SkeletonBlock } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { cardPhase, PhaseBadge } from './badges.tsx';
import { newRateCardDraft } from './cardForm.ts';
import { ValidityTimeline } from './ValidityTimeline.tsx';

/** One zone: its area, its cards in chronological order, and a button for a new draft. */
export function ZoneCards(props: { zone: StaffZone; mayWrite: boolean; onEdit: () => void }) {
  const { zone, mayWrite } = props;
  const query = useCall('listRateCards', { channelId: zone.channelId });
  const cards = query.data?.list.filter((card) => card.zoneId === zone.id);
  const now = query.data?.now ?? '';
  return (
    <Stack gap={8} pad={[16, 0]} lineAbove>
      <Bar gap={8}>
        <Row gap={[0, 12]} wrap align="baseline" grow="16em" minWidth={0}>
          <Text as="h3" size={16} strong>
            {zone.name}
          </Text>
          <Muted>{reachOf(zone)}</Muted>
        </Row>
        {mayWrite ? (
          <Row as="span" gap={8} wrap justify="end">
            <IconButton
              icon={IconPencil}
              label={t('pricing.zone.edit', { name: zone.name })}
              onClick={props.onEdit}
            />
            {cards ? <DraftButton zone={zone} cards={cards} now={now} /> : null}
          </Row>
        ) : null}
      </Bar>
      {cards ? (
        <>
          <ValidityTimeline cards={cards} now={now} />
          {cards.some((card) => cardPhase(card, now) === 'current') ? null : (
            <Text as="p" tone="danger">
              {t('pricing.zone.noCard')}
            </Text>
          )}
          <CardList cards={cards.filter((card) => !isOver(card, now))} now={now} />
          <OverCards cards={cards.filter((card) => isOver(card, now))} now={now} />
        </>
      ) : (
        <SkeletonBlock heightPx={96} />
      )}
    </Stack>
  );
}

function isOver(card: StaffRateCard, now: string): boolean {
  return ['past', 'retired'].includes(cardPhase(card, now));
}

/** Old cards, collapsed. They explain old bills. */
function OverCards({ cards, now }: { cards: readonly StaffRateCard[]; now: string }) {
  if (cards.length === 0) return null;
  return (
    <details>
      <Muted as="summary" wide="fit-content" clickable>
        {t('pricing.zone.over', { n: cards.length })}
      </Muted>
      <CardList cards={cards} now={now} />
    </details>
  );
}

function CardList({ cards, now }: { cards: readonly StaffRateCard[]; now: string }) {
  return (
    <Stack as="ul">
      {cards.map((card) => (
        <Row as="li" key={card.id} gap={[4, 12]} wrap align="center" minHeight={44}>
          <PhaseBadge state={cardPhase(card, now)} />
          <BoxLink to="/pricing/$id" params={{ id: card.id }} grow="12em">
            {card.name || t('pricing.card.unnamed')}
          </BoxLink>
          <Muted>
            <When iso={card.validFrom} style="date" /> –{' '}
            {card.validTo ? <When iso={card.validTo} style="date" /> : t('pricing.openEnd')}
          </Muted>
        </Row>
      ))}
    </Stack>
  );
}

/** Creates a draft from the current card, or an empty one, and opens its page. */
function DraftButton(props: { zone: StaffZone; cards: readonly StaffRateCard[]; now: string }) {
  const navigate = useNavigate();
  const { timeZone } = useFormatting();
  const { busy, submit } = useSubmit('draftRateCard', {
    refreshes: ['listRateCards'],
    onDone: ({ id }) => void navigate({ to: '/pricing/$id', params: { id } }),
  });
  const source = props.cards.find((card) => cardPhase(card, props.now) === 'current') ?? props.cards[0];
  return (
    <Button
      small
      look="soft"
      icon={IconPlus}
      busy={busy}
      onClick={() =>
        void submit({
          ...newRateCardDraft(timeZone),
          zoneId: props.zone.id,
          ...(source ? { copyOf: source.id } : { card: zeroPriceCard }),
        })
      }
    >
      {t('pricing.card.draft')}
    </Button>
  );
}

function reachOf({ zipPrefixes }: StaffZone): string {
  if (zipPrefixes.length === 0) return t('pricing.zone.rest');
  const shown = zipPrefixes.slice(0, 12).join(', ');
  return t('pricing.zone.prefixes', { list: zipPrefixes.length > 12 ? `${shown}…` : shown });
}
