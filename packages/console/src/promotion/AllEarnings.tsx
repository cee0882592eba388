import type { Output } from '@crossdock/contract/table.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { MemberLink, OrderLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { DuplicateSigns } from './PossibleDuplicates.tsx';

type Earning = Output<'listPromotionEarnings'>['list'][number];

/** Every earning of the programme, with its order and the part that refunds reversed. */
export function AllEarnings() {
  const [found, setFilters] = useFilters<{ reversed?: boolean }>();
  const words = useListWords();
  const reversed = found.reversed === true ? true : undefined;
  const page = usePage(
    'listPromotionEarnings',
    { words, reversed, ...useDaysFilterParams() },
    { topics: ['promotion'] },
  );
  return (
    <Section title={t('promotion.earnings')}>
      <Grid columns="minmax(0, 1fr)" gap={16}>
        <Row gap={8} wrap align="end">
          <Chip chosen={!reversed} onClick={() => setFilters({ reversed: undefined })}>
            {t('promotion.all')}
          </Chip>
          <Chip chosen={reversed === true} onClick={() => setFilters({ reversed: true })}>
            {t('promotion.reversedOnly')}
          </Chip>
          <SearchFilter label={t('promotion.earnings.search')} />
        </Row>
        <ListTable
          list="earnings"
          page={page}
          filters={daysFilters()}
          memberOf={({ member: { id, name } }) => ({ memberId: id, name })}
          empty={<EmptyState picture="wallet" {...titleAndText('promotion.earnings.none')} />}
          label={t('promotion.earnings')}
          columns={columns()}
        />
      </Grid>
    </Section>
  );
}

const columns = (): Column<Earning>[] => [
  tightColumn('at', t('promotion.at'), (row) => <When iso={row.at} style="short" />),
  column('member', t('promotion.member'), (row) => (
    <MemberLink id={row.member.id} name={row.member.name} note={row.member.account} />
  )),
  column('friend', t('promotion.friend'), (row) => (
    <>
      <MemberLink id={row.friend.id} name={row.friend.name} note={row.friend.account} />
      <DuplicateSigns alike={row.alike} />
    </>
  )),
  column('order', t('promotion.order'), (row) => <OrderLink id={row.orderId} number={row.orderNumber} />),
  figureColumn('freight', t('promotion.freight'), (row) => (
    <>
      <Money minor={row.freightMinor} muted /> × {row.rateBp / 100}%
    </>
  )),
  figureColumn('amount', t('promotion.amount'), (row) => (
    <>
      <Money minor={row.amountMinor} />
      <Reversed earning={row} />
    </>
  )),
];

function Reversed({ earning }: { earning: Earning }) {
  const formatting = useFormatting();
  if (earning.reversedMinor === 0) return null;
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const owedMinor = earning.reversedMinor - earning.takenBackMinor;
  return (
    <Text as="div" tone="danger" size={13}>
      {t('promotion.reversed', { amount: money(earning.reversedMinor) })}
      {owedMinor > 0 ? ` · ${t('promotion.reversed.owed', { amount: money(owedMinor) })}` : null}
    </Text>
  );
}
