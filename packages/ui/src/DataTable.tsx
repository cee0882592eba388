import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { Cards, type Column, rowProps } from './ResponsiveTable.tsx';
import type { RowSelection } from './rowSelection.tsx';

export interface DataColumn<Row> extends Column<Row> {
  /** The sort key sent to the server when the head is pressed. */
  readonly sort?: string;
  /** The direction of the first press; largest or newest first by default. */
  readonly first?: 'asc' | 'desc';
  /** May be truncated with an ellipsis: a name, a note. */
  readonly long?: boolean;
  /**
   * The screens on which the table shows this column: `desktop` hides it on a tablet, and `wide` shows it only on a
   * large screen. Cards always show it.
   */
  readonly from?: 'desktop' | 'wide';
}

export interface Sorting {
  readonly by: string | undefined;
  readonly order: 'asc' | 'desc';
  onSort(this: void, by: string, order: 'asc' | 'desc'): void;
}

export interface DataTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly onOpen?: (row: Row) => void;
  readonly selected?: (row: Row) => boolean;
  readonly sorting?: Sorting;
  readonly choosing?: RowSelection<Row>;
  /**
   * Draws the row on a phone, instead of its labelled columns; `tick` is its checkbox if rows can be
   * selected.
   */
  readonly card?: (row: Row, tick: ReactNode) => ReactNode;
  /** Shows the old rows dimmed while the next page loads. */
  readonly stale?: boolean;
  /** Shown beside the table: details of the selected row. */
  readonly aside?: ReactNode;
}

/** Many rows of 40 px, one line each, under a fixed head; cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <div data-stale={props.stale || undefined} aria-busy={props.stale}>
      <Cards {...props} />
      <div className={classes.split} data-aside={props.aside ? true : undefined}>
        <div className={classes.frame}>
          <table className={classes.table} aria-label={props.label}>
            <thead>
              <tr>
                {props.choosing ? <ChooseAll {...props.choosing} /> : null}
                {props.columns.map((column) => (
                  <HeadCell key={column.key} column={column} sorting={props.sorting} />
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows.map((row) => (
                <BodyRow key={props.rowKey(row)} row={row} {...props} />
              ))}
            </tbody>
          </table>
        </div>
        {props.aside ? <TableAside>{props.aside}</TableAside> : null}
      </div>
    </div>
  );
}

/** Content beside a table, if the window has room for both. */
export function TableAside({ children }: { children: ReactNode }) {
  return <aside className={classes.aside}>{children}</aside>;
}

function ChooseAll<Row>({ all, toggleAll, texts }: RowSelection<Row>) {
  return (
    <td className={classes.choose}>
      <input type="checkbox" aria-label={texts.all} checked={all} onChange={toggleAll} />
    </td>
  );
}

function HeadCell<Row>(props: { column: DataColumn<Row>; sorting: Sorting | undefined }) {
  const { title, align, sort, from, first = 'desc' } = props.column;
  if (!title) return <td data-align={align} data-from={from} />;
  const { sorting } = props;
  if (sort === undefined || sorting === undefined)
    return (
      <th scope="col" data-align={align} data-from={from}>
        {title}
      </th>
    );
  const order = sorting.by === sort ? sorting.order : undefined;
  const Arrow = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      data-align={align}
      data-from={from}
      aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => sorting.onSort(sort, order === undefined ? first : order === 'asc' ? 'desc' : 'asc')}
      >
        {title}
        <Arrow size={14} stroke={2} aria-hidden data-idle={order === undefined || undefined} />
      </button>
    </th>
  );
}

function BodyRow<Row>(props: DataTableProps<Row> & { row: Row }) {
  const { row, columns, choosing } = props;
  return (
    <tr {...rowProps(props)}>
      {choosing ? (
        <td className={classes.choose}>
          <input
            type="checkbox"
            aria-label={choosing.texts.one(row)}
            checked={choosing.has(row)}
            onChange={() => choosing.toggle(row)}
          />
        </td>
      ) : null}
      {columns.map(({ key, cell, align, long, from }) => (
        <td key={key} data-align={align} data-long={long || undefined} data-from={from}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
