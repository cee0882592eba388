import type { PointsEntry } from '@crossdock/contract/points.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './points.module.css';

const directions = [undefined, 'in', 'out'] as const;

/** Every change of my points, with how many there were before and after. */
export function PointsRecords() {
  const [found, setFilters] = useFilters<{ direction?: string }>();
  // Filters come from the URL, where anything may stand.
  const direction = directions.find((one) => one === found.direction);
  const page = usePage('queryPoints', { direction }, { topics: ['points'] });
  return (
    <Section title={t('points.records')} plain>
      <div className={classes.records}>
        <div className={classes.chips}>
          {directions.map((one) => (
            <Chip
              key={one ?? ''}
              chosen={one === direction}
              onClick={() => setFilters({ direction: one ?? '' })}
            >
              {t(`points.direction.${one ?? 'all'}`)}
            </Chip>
          ))}
        </div>
        <Loaded query={page.query} texts={loadedTexts()}>
          {() =>
            page.rows.length === 0 ? (
              <EmptyState picture="wallet" title={t('points.none')} text={t('points.none.text')} />
            ) : (
              <ResponsiveTable
                label={t('points.records')}
                rows={page.rows}
                rowKey={(row) => row.id}
                columns={columns()}
                card={(row) => <EntryCard entry={row} />}
                stale={page.query.isPlaceholderData}
              />
            )
          }
        </Loaded>
        {page.total > 0 ? (
          <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
        ) : null}
      </div>
    </Section>
  );
}

function Change({ amount }: { amount: number }) {
  return (
    <span className={classes.change} data-sign={amount > 0 ? 'in' : 'out'}>
      {amount > 0 ? '+' : ''}
      <Count n={amount} />
    </span>
  );
}

function About({ entry }: { entry: PointsEntry }) {
  const { owedChange } = entry;
  return (
    <span className={classes.about}>
      {entry.orderId && entry.orderNumber ? (
        <Link to="/myOrder/$id" params={{ id: entry.orderId }}>
          <Code>{entry.orderNumber}</Code>
        </Link>
      ) : (
        <span className={classes.muted}>{entry.memo}</span>
      )}
      {owedChange === 0 ? null : (
        <span className={classes.muted}>
          {owedChange > 0
            ? t('points.record.owing', { n: owedChange })
            : t('points.record.settled', { n: 0 - owedChange })}
        </span>
      )}
    </span>
  );
}

const columns = (): Column<PointsEntry>[] => [
  { key: 'at', title: t('points.at'), tight: true, cell: (row) => <When iso={row.at} /> },
  { key: 'type', title: t('points.type'), cell: (row) => t(`points.type.${row.type}`) },
  { key: 'about', title: t('points.about'), cell: (row) => <About entry={row} /> },
  { key: 'before', title: t('points.before'), align: 'end', cell: (row) => <Count n={row.before} /> },
  { key: 'amount', title: t('points.amount'), align: 'end', cell: (row) => <Change amount={row.amount} /> },
  { key: 'after', title: t('points.after'), align: 'end', cell: (row) => <Count n={row.after} /> },
];

function EntryCard({ entry }: { entry: PointsEntry }) {
  return (
    <div className={classes.entry}>
      <div className={classes.line}>
        <span className={classes.strong}>{t(`points.type.${entry.type}`)}</span>
        <Change amount={entry.amount} />
      </div>
      <div className={classes.line}>
        <About entry={entry} />
        <span className={classes.muted}>
          <When iso={entry.at} style="short" />
        </span>
      </div>
      <div className={classes.muted}>
        <Count n={entry.before} /> → <Count n={entry.after} />
      </div>
    </div>
  );
}
