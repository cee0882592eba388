import type { ListedPrice } from '@crossdock/contract/pricing/desk.ts';
import { priceListWeightsG } from '@crossdock/domain/pricing/samples.ts';
import { figureColumn } from '@crossdock/ui/column.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { type DataColumn, DataTable } from '@crossdock/ui/DataTable.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { formatWeight } from '@crossdock/ui/format.ts';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentLanguage, currentLocale } from '@crossdock/web/language.ts';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { SearchFilter } from '../shell/SearchFilter.tsx';
import { ActiveBadge } from './badges.tsx';

interface Filters {
  readonly words?: string;
  readonly country?: string;
  readonly warehouse?: string;
  readonly mode?: string;
}

/** The current prices of all channels, one row for each zone. A row opens its rate card. */
export function PricesTab() {
  const [filters] = useFilters<Filters>();
  const query = useCall('listPrices', {});
  const navigate = useNavigate();
  const open = ({ card }: ListedPrice) =>
    void (card
      ? navigate({ to: '/pricing/$id', params: { id: card.id } })
      : navigate({ to: '/pricing', search: { tab: 'channels' } }));
  return (
    <Stack gap={16}>
      <Loaded query={query}>
        {(prices) => {
          const rows = prices.filter((row) => fits(row, filters));
          return (
            <>
              <Choices prices={prices} />
              {rows.length === 0 ? (
                <EmptyState
                  picture="search"
                  {...titleAndText('pricing.prices.none')}
                  action={
                    prices.length === 0 ? (
                      <LinkButton to="/pricing/sets" text={t('pricing.sets')} />
                    ) : undefined
                  }
                />
              ) : (
                <DataTable
                  label={t('pricing.prices')}
                  rows={rows}
                  rowKey={(row) => row.zoneId}
                  columns={columns()}
                  onOpen={open}
                />
              )}
              <Muted as="p">{t('pricing.prices.hint')}</Muted>
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function fits(row: ListedPrice, { words = '', country, warehouse, mode }: Filters): boolean {
  const said = `${row[currentLanguage()]} ${row.zoneName} ${row.card?.name ?? ''}`.toLowerCase();
  return (
    said.includes(String(words).trim().toLowerCase()) &&
    (!country || row.country === country) &&
    (!warehouse || row.warehouseId === warehouse) &&
    (!mode || row.mode === mode)
  );
}

function Choices({ prices }: { prices: readonly ListedPrice[] }) {
  const [filters, setFilters] = useFilters<Filters>();
  const warehouses = useCall('listStaffWarehouses', {});
  const choices = [
    ['warehouse', 'pricing.channel.warehouse', (warehouses.data ?? []).map(({ id, name }) => [id, name])],
    [
      'country',
      'pricing.channel.country',
      [...new Set(prices.map(({ country }) => country))].map((code) => [code, countryName(code)]),
    ],
    [
      'mode',
      'pricing.channel.mode',
      (['sea', 'air', 'land'] as const).map((mode) => [mode, t(`pricing.mode.${mode}`)]),
    ],
  ] as const;
  return (
    <FilterRow>
      <SearchFilter label={t('pricing.prices.search')} />
      {choices.map(([name, label, options]) => (
        <ChoiceBox
          key={name}
          label={t(label)}
          placeholder={t('pricing.prices.all')}
          data={options.map(([value = '', text = '']) => ({ value, label: text }))}
          value={filters[name] ?? ''}
          onChange={(event) => setFilters({ [name]: event.target.value })}
        />
      ))}
    </FilterRow>
  );
}

function columns(): DataColumn<ListedPrice>[] {
  return [
    {
      key: 'channel',
      title: t('pricing.channels'),
      long: true,
      cell: (row) => (
        <Row as="span" gap={8} align="center" inline>
          {row[currentLanguage()]}
          {row.active ? null : <ActiveBadge active={false} />}
        </Row>
      ),
    },
    { key: 'zone', title: t('pricing.prices.zone'), long: true, cell: (row) => row.zoneName },
    figureColumn('first', t('pricing.prices.first'), ({ card }) =>
      card?.first ? <First first={card.first} /> : '–',
    ),
    figureColumn('step', t('pricing.prices.step'), ({ card }) => (card ? <Step step={card.step} /> : '–')),
    figureColumn('divisor', t('pricing.prices.divisor'), ({ card }) => card?.divisorCm3PerKg ?? '–'),
    figureColumn('days', t('pricing.prices.days'), (row) => `${row.minDays}–${row.maxDays}`),
    ...priceListWeightsG.map((weightG) => ({
      key: String(weightG),
      title: formatWeight(weightG, { locale: currentLocale() }),
      align: 'end' as const,
      cell: ({ card }: ListedPrice) => {
        const price = card?.prices.find((one) => one.weightG === weightG);
        return price?.totalMinor == null ? '–' : <Money minor={price.totalMinor} />;
      },
    })),
    { key: 'card', title: t('pricing.card'), long: true, cell: (row) => <CardLink row={row} /> },
  ];
}

type Card = NonNullable<ListedPrice['card']>;

function First({ first }: { first: NonNullable<Card['first']> }) {
  return (
    <>
      <Money minor={first.priceMinor} />
      {first.weightG > 0 ? (
        <Text tone="muted">
          {' '}
          / <Weight grams={first.weightG} />
        </Text>
      ) : null}
    </>
  );
}

function Step({ step }: { step: Card['step'] }) {
  return (
    <>
      <Money minor={step.priceMinor} />
      <Text tone="muted">
        {' '}
        / {step.weightG === null ? volumeText(step.cm3 ?? 0) : <Weight grams={step.weightG} />}
        {step.more ? ` ${t('pricing.prices.more')}` : ''}
      </Text>
    </>
  );
}

/** Sea freight is usually given in cubic metres, so larger volumes are shown in m³. */
function volumeText(cm3: number): string {
  const plain = (n: number) => n.toLocaleString(currentLocale(), { maximumFractionDigits: 3 });
  return cm3 >= 10_000 ? `${plain(cm3 / 1_000_000)} m³` : `${plain(cm3)} cm³`;
}

function CardLink({ row: { card } }: { row: ListedPrice }) {
  if (card === null) return <Text tone="danger">{t('pricing.prices.noCard')}</Text>;
  return (
    <BoxLink to="/pricing/$id" params={{ id: card.id }} grow="12em">
      {card.name || t('pricing.card.unnamed')}
    </BoxLink>
  );
}
