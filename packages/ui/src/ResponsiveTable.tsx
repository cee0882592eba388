import type { ReactNode } from 'react';
import classes from './ResponsiveTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Takes no more width than it needs. */
  readonly tight?: boolean;
}

export interface ResponsiveTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The row as a card on a phone; without it the columns become labelled lines of a card. */
  readonly card?: (row: Row) => ReactNode;
  readonly onOpen?: (row: Row) => void;
  readonly selected?: (row: Row) => boolean;
  /** Older rows stay, dimmed, while the next page loads. */
  readonly stale?: boolean;
}

/** Cards on a phone, a table on a desktop, of the same rows. */
export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  return (
    <div className={classes.list} data-stale={props.stale || undefined} aria-busy={props.stale}>
      <ul className={classes.cards} aria-label={props.label}>
        {props.rows.map((row) => (
          <li key={props.rowKey(row)}>
            {props.card ? props.card(row) : <LabelledCard row={row} {...props} />}
          </li>
        ))}
      </ul>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={props.label}>
          <thead>
            <tr>
              {props.columns.map(({ key, title, align, tight }) => (
                <HeadCell key={key} title={title} data-align={align} data-tight={tight ? true : undefined} />
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
    </div>
  );
}

/** A column of buttons has no title, and a heading without words would be read out as nothing. */
function HeadCell({
  title,
  ...rest
}: {
  title: string;
  'data-align'?: string | undefined;
  'data-tight'?: true | undefined;
}) {
  return title ? (
    <th scope="col" {...rest}>
      {title}
    </th>
  ) : (
    <td className={classes.untitled} {...rest} />
  );
}

function BodyRow<Row>({ row, columns, onOpen, selected }: ResponsiveTableProps<Row> & { row: Row }) {
  return (
    <tr
      data-selected={selected?.(row) || undefined}
      data-open={onOpen ? true : undefined}
      onClick={onOpen && (() => onOpen(row))}
    >
      {columns.map(({ key, cell, align, tight }) => (
        <td key={key} data-align={align} data-tight={tight || undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function LabelledCard<Row>({ row, columns, onOpen }: ResponsiveTableProps<Row> & { row: Row }) {
  const lines = columns.map(({ key, title, cell }) => (
    <div key={key} className={classes.line}>
      <dt>{title}</dt>
      <dd>{cell(row)}</dd>
    </div>
  ));
  // The row's own link or button is what a keyboard reaches; the surface only widens it for a finger.
  return (
    <dl className={classes.card} onClick={onOpen && (() => onOpen(row))}>
      {lines}
    </dl>
  );
}
