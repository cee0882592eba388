import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import { type Choosing, type DataColumn, DataTable } from '@crossdock/ui/DataTable.tsx';
import { Box, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import type { ListPage } from '@crossdock/web/PagedList.tsx';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './DataList.module.css';
import { t } from './i18n.ts';
import { ListViews } from './ListViews.tsx';
import { PagedList } from './PagedList.ts';

/** An active filter in the reader's language, and how to remove it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  onRemove(this: void): void;
}

interface DataListProps<Row> {
  readonly label: string;
  /** The list whose saved views are shown. */
  readonly list?: ViewedList;
  readonly page: ListPage<Row>;
  readonly rowKey: (row: Row) => string;
  /** The row's name, for the label of its tick box. */
  readonly rowName?: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly search?: { readonly label: string; readonly words: string };
  /** Choices that narrow the list, beside the search. */
  readonly filters?: ReactNode;
  readonly chips?: readonly FilterChip[];
  readonly empty: { readonly title: string; readonly text: string };
  /** Shows the pressed row beside the list on a wide screen. */
  readonly preview?: (row: Row) => ReactNode;
  readonly onOpen: (row: Row) => void;
  /** What can be done with chosen rows; without it none can be chosen. */
  readonly actions?: (rows: readonly Row[]) => ReactNode;
  /** The order of the list if the address names none. */
  readonly usualSort?: { readonly by: string; readonly order: 'asc' | 'desc' };
}

interface Placed {
  sort?: string;
  order?: string;
  row?: string;
}

/** Whether the screen has room for a preview beside the list. */
const wide = () => matchMedia('(min-width: 75em)').matches;

/** A list of the console: search, filters and order in the address, kept views, chosen rows, and a look beside it. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { page, rowKey, preview } = props;
  const [placed, place] = useFilters<Placed>();
  const choosing = useChoosing(props);
  const seen = preview && page.rows.find((row) => rowKey(row) === placed.row);
  const look = (row: Row | undefined) =>
    place({ row: row === undefined ? undefined : rowKey(row) }, { keepPage: true });
  return (
    <>
      <FilterBar {...props} />
      {choosing && choosing.rows.length > 0 && props.actions ? (
        <Row
          gap={[8, 16]}
          wrap
          align="center"
          pad={[4, 16]}
          minHeight={48}
          fill="soft"
          round="control"
          tone="on-soft"
          size={14}
          role="status"
        >
          <strong>{t('shell.list.chosen', { n: choosing.rows.length })}</strong>
          {props.actions(choosing.rows)}
        </Row>
      ) : null}
      <PagedList page={page} empty={<EmptyState picture="search" {...props.empty} />}>
        {(rows, stale) => (
          <DataTable
            label={props.label}
            rows={rows}
            rowKey={rowKey}
            columns={props.columns}
            stale={stale}
            sorting={{
              by: placed.sort ?? props.usualSort?.by,
              order: (placed.order ?? props.usualSort?.order) === 'asc' ? 'asc' : 'desc',
              onSort: (sort, order) => place({ sort, order }),
            }}
            onOpen={(row) => (preview && wide() ? look(row) : props.onOpen(row))}
            selected={(row) => rowKey(row) === placed.row}
            {...(choosing ? { choosing } : {})}
            aside={seen ? <Aside onClose={() => look(undefined)}>{preview(seen)}</Aside> : null}
          />
        )}
      </PagedList>
    </>
  );
}

function FilterBar<Row>({ search, filters, chips = [], list }: DataListProps<Row>) {
  const [, place] = useFilters<{ words?: string }>();
  return (
    <Stack gap={8}>
      <Row gap={8} wrap align="end">
        {search ? (
          <Box grow={260}>
            <SearchField
              label={search.label}
              clearLabel={t('shell.search.clear')}
              value={search.words}
              onSearch={(words) => place({ words })}
            />
          </Box>
        ) : null}
        {filters}
        {list ? <ListViews list={list} /> : null}
      </Row>
      {chips.length > 0 ? (
        <Row as="ul" gap={8} wrap aria-label={t('shell.list.filters')}>
          {chips.map(({ key, label, onRemove }) => (
            <li key={key}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t('shell.list.unfilter', { what: label })}
                onClick={onRemove}
              >
                {label}
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
}

function Aside({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      <button type="button" className={classes.close} aria-label={t('shell.close')} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
      {children}
    </>
  );
}

function useChoosing<Row>({ page, rowKey, rowName = rowKey, actions }: DataListProps<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!actions) return undefined;
  const rows = page.rows.filter((row) => chosen.has(rowKey(row)));
  const all = page.rows.length > 0 && rows.length === page.rows.length;
  const choosing: Choosing<Row> & { rows: readonly Row[] } = {
    rows,
    all,
    has: (row) => chosen.has(rowKey(row)),
    toggle: (row) => {
      const next = new Set(chosen);
      if (!next.delete(rowKey(row))) next.add(rowKey(row));
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(all ? [] : page.rows.map(rowKey))),
    texts: {
      all: t('shell.list.chooseAll'),
      one: (row) => t('shell.list.choose', { what: rowName(row) }),
    },
  };
  return choosing;
}
