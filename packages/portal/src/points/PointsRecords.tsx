import type { PointsEntry } from '@crossdock/contract/points/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count, touchTargetClass } from '@crossdock/ui/values.tsx';
import { PointsChange } from '@crossdock/web/PointsChange.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { type BalanceChange, BalanceChanges, type MonthSums } from '../shell/BalanceChanges.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';

type Month = Output<'queryPoints'>['months'][number];

const directions = [undefined, 'in', 'out'] as const;

/** Every change of the member's points, with the balance before and after. */
export function PointsRecords() {
  const [found, setFilters] = useFilters<{ direction?: string }>();
  // Filters come from the URL, which may contain anything.
  const direction = directions.find((one) => one === found.direction);
  const page = usePage('queryPoints', { direction }, { topics: ['points'] });
  return (
    <Section title={t('points.records')} plain>
      <Grid gap={12}>
        <Row gap={8} wrap>
          {directions.map((one) => (
            <Chip
              key={one ?? ''}
              chosen={one === direction}
              onClick={() => setFilters({ direction: one ?? '' })}
            >
              {t(`points.direction.${one ?? 'all'}`)}
            </Chip>
          ))}
        </Row>
        <PagedList page={page} empty={<EmptyState picture="wallet" {...titleAndText('points.none')} />}>
          {(rows, stale) => (
            <BalanceChanges
              label={t('points.records')}
              records={rows.map(recordOf)}
              months={(page.query.data?.months ?? []).map(sumsOf)}
              stale={stale}
            />
          )}
        </PagedList>
      </Grid>
    </Section>
  );
}

function About({ entry }: { entry: PointsEntry }) {
  const { orderId, orderNumber, memo, owedChange } = entry;
  const owed =
    owedChange > 0
      ? t('points.record.owing', { n: owedChange })
      : t('points.record.settled', { n: 0 - owedChange });
  const about =
    orderId && orderNumber ? (
      <Link to="/myOrder/$id" params={{ id: orderId }} className={touchTargetClass}>
        <Code>{orderNumber}</Code>
      </Link>
    ) : (
      memo
    );
  if (!about && owedChange === 0) return null;
  return (
    <Row as="span" gap={[0, 8]} wrap align="baseline">
      <Muted>{about}</Muted>
      {owedChange === 0 ? null : <Muted>{owed}</Muted>}
    </Row>
  );
}

const recordOf = (entry: PointsEntry): BalanceChange => ({
  id: entry.id,
  at: entry.at,
  what: t(`points.type.${entry.type}`),
  about: <About entry={entry} />,
  amount: <PointsChange amount={entry.amount} />,
  before: <Count n={entry.before} />,
  after: <Count n={entry.after} />,
});

const sumsOf = (sums: Month): MonthSums => ({
  month: sums.month,
  sums: [
    [t('points.direction.in'), <Count key="in" n={sums.in} />],
    [t('points.direction.out'), <Count key="out" n={sums.out} />],
  ],
});
