import type { PickupArea } from '@crossdock/contract/pickups/shapes.ts';
import { areasMatching } from '@crossdock/domain/pickups/area.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { t } from '../shell/i18n.ts';

/** Up to this many areas are shown without a search box. */
const seenAtOnce = 3;

/** The chosen area among those that match the words. If only one matches, it is chosen. */
export function chosenArea(areas: readonly PickupArea[], words: string, id: string): PickupArea | undefined {
  const found = areasMatching(areas, words);
  return found.find((area) => area.id === id) ?? (words !== '' && found.length === 1 ? found[0] : undefined);
}

interface AreaChoiceProps {
  readonly areas: readonly PickupArea[];
  readonly words: string;
  readonly chosen: PickupArea | undefined;
  readonly onWords: (words: string) => void;
  readonly onChoose: (id: string) => void;
}

/** Asks where the goods are. If no driver serves the place, a notice says so before any other question. */
export function AreaChoice({ areas, words, chosen, onWords, onChoose }: AreaChoiceProps) {
  const found = areasMatching(areas, words);
  return (
    <Section title={t('pickups.where')}>
      <Grid gap={16}>
        {areas.length > seenAtOnce || words !== '' ? (
          <TextBox
            label={t('pickups.where.label')}
            placeholder={t('pickups.where.hint')}
            value={words}
            onChange={(event) => onWords(event.currentTarget.value)}
          />
        ) : null}
        {found.length === 0 ? (
          <Banner tone="warning" title={t('pickups.noService')}>
            {t('pickups.served', { areas: areas.map(({ name }) => name).join(t('pickups.and')) })}
          </Banner>
        ) : (
          <Grid gap={8} role="radiogroup" aria-label={t('pickups.where')}>
            {found.map((area) => (
              <ChoiceCard
                key={area.id}
                name="area"
                checked={area.id === chosen?.id}
                onChange={() => onChoose(area.id)}
              >
                <AreaFacts area={area} />
              </ChoiceCard>
            ))}
          </Grid>
        )}
      </Grid>
    </Section>
  );
}

const shownPlaces = 3;

function AreaFacts({ area }: { area: PickupArea }) {
  const money = useMoneyText();
  const more = area.places.length > shownPlaces ? '…' : '';
  return (
    <Grid as="span" gap={2} grow minWidth={0}>
      <Text strong>{area.name}</Text>
      {area.places.length > 0 ? (
        <Muted>
          {area.places.slice(0, shownPlaces).join(t('pickups.and'))}
          {more}
        </Muted>
      ) : null}
      <Muted>
        {t('pickups.tariff', {
          base: area.baseWeightG / 1000,
          price: money(area.baseMinor),
          step: money(area.stepMinor),
          max: area.maxWeightG / 1000,
        })}
      </Muted>
    </Grid>
  );
}
