import { Box, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Code, InlineFacts } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import type { TalkCard } from './talkState.ts';

const shown = 20;
const kinds = ['parcel', 'order'] as const;

/** The member's parcels and orders, newest first; pressing one shows it in the chat. */
export function TalkCardChoice({ onChoose }: { onChoose: (card: TalkCard) => void }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('parcel');
  const [words, setWords] = useState('');
  const List = kind === 'parcel' ? Parcels : Orders;
  return (
    <Grid gap={12}>
      <FilterTabs
        label={t('support.card.kind')}
        tabs={kinds.map((key) => ({ key, label: t(`support.card.${key}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      <SearchField label={t(`support.card.search.${kind}`)} value={words} onSearch={setWords} />
      <List words={words} onChoose={onChoose} />
    </Grid>
  );
}

interface ListProps {
  readonly words: string;
  readonly onChoose: (card: TalkCard) => void;
}

const sought = (words: string) => ({ pageIndex: 1, pageSize: shown, ...(words === '' ? {} : { words }) });

function Parcels({ words, onChoose }: ListProps) {
  const query = useCall('queryParcels', sought(words), { topics: ['parcels'] });
  return (
    <Cards query={query} onChoose={onChoose}>
      {({ id, courierNumber, goodsName, state }) => ({
        card: { kind: 'parcel', id, number: courierNumber },
        facts: [goodsName, t(`parcels.state.${state}`)],
      })}
    </Cards>
  );
}

function Orders({ words, onChoose }: ListProps) {
  const query = useCall('listOrders', sought(words), { topics: ['orders'] });
  return (
    <Cards query={query} onChoose={onChoose}>
      {({ id, number, goodsNames, state }) => ({
        card: { kind: 'order', id, number },
        facts: [joinNames(goodsNames), t(`orders.state.${state}`)],
      })}
    </Cards>
  );
}

interface CardsProps<Row> extends Pick<ListProps, 'onChoose'> {
  readonly query: LoadableQuery<{ readonly list: readonly Row[]; readonly total: number }>;
  readonly children: (row: Row) => CardRow;
}

interface CardRow {
  readonly card: TalkCard;
  readonly facts: readonly string[];
}

const Cards = <Row,>({ query, onChoose, children }: CardsProps<Row>) => (
  <Loaded query={query}>
    {({ list, total }) => <CardRows rows={list.map(children)} total={total} onChoose={onChoose} />}
  </Loaded>
);

type CardRowsProps = Pick<ListProps, 'onChoose'> & { rows: readonly CardRow[]; total: number };

function CardRows({ rows, total, onChoose }: CardRowsProps) {
  if (rows.length === 0) return <EmptyState picture="search" title={t('support.card.none')} />;
  return (
    <>
      <Box as="ul">
        {rows.map(({ card, facts }) => (
          <Box as="li" lineBetween key={card.id}>
            <Grid
              as="button"
              type="button"
              hovers
              full
              gap={2}
              minHeight={56}
              alignContent="center"
              pad={[8, 4]}
              onClick={() => onChoose(card)}
            >
              <Code>{card.number}</Code>
              <Muted>
                <InlineFacts>{facts.filter((fact) => fact !== '')}</InlineFacts>
              </Muted>
            </Grid>
          </Box>
        ))}
      </Box>
      {total > rows.length ? (
        <Muted as="p">{t('support.card.more', { n: total - rows.length })}</Muted>
      ) : null}
    </>
  );
}
