import type { ReactNode } from 'react';
import classes from './ResponsiveTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Takes no more width than it needs. */
  readonly tight?: boolean;
  /** On a phone's card it stands beside the first line, without its title: a state. */
  readonly corner?: boolean;
}

export interface ResponsiveTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /**
   * The row as a card on a phone. Without it the first column heads the card, the others become its labelled lines, save
   * those that say nothing, and columns without a title stand before the head or below the lines, where they stood.
   */
  readonly card?: (row: Row) => ReactNode;
  readonly onOpen?: (row: Row) => void;
  readonly selected?: (row: Row) => boolean;
  /** Older rows stay, dimmed, while the next page loads. */
  readonly stale?: boolean;
}

/** More columns than a tablet has room for: its rows are cards there, two beside each other. */
const mostOnTablet = 5;

/** Cards on a phone, a table on a desktop, of the same rows. */
export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  return (
    <div
      className={classes.list}
      data-stale={props.stale || undefined}
      data-many={props.columns.length > mostOnTablet || undefined}
      aria-busy={props.stale}
    >
      <Cards {...props} />
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

/** The rows as cards, on a phone alone. */
export function Cards<Row>(props: ResponsiveTableProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={props.label}>
      {props.rows.map((row) => (
        <li key={props.rowKey(row)}>
          {props.card ? props.card(row) : <LabelledCard row={row} {...props} />}
        </li>
      ))}
    </ul>
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
  const lead = columns.findIndex(({ title }) => title !== '');
  const rest = columns.slice(lead + 1);
  const lines = rest
    .filter(({ title, corner }) => title !== '' && !corner)
    .map(({ key, title, cell }) => ({ key, title, value: cell(row) }))
    .filter(({ value }) => !nothing.has(value));
  const foot = rest.filter(({ title }) => title === '');
  // The row's own link or button is what a keyboard reaches; the surface only widens it for a finger.
  return (
    <div className={classes.card} {...(onOpen ? { onClick: () => onOpen(row) } : {})}>
      <div className={classes.lead}>
        {columns.slice(0, lead + 1).map(({ key, title, cell }) => (
          <div key={key} className={title === '' ? undefined : classes.name}>
            {cell(row)}
          </div>
        ))}
        {rest
          .filter(({ corner }) => corner)
          .map(({ key, cell }) => (
            <div key={key} className={classes.corner}>
              {cell(row)}
            </div>
          ))}
      </div>
      {lines.length > 0 ? (
        <dl className={classes.lines}>
          {lines.map(({ key, title, value }) => (
            <div key={key} className={classes.line}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {foot.map(({ key, cell }) => (
        <div key={key} className={classes.foot}>
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** What cells say where there is nothing to say: a column must be there for every row, a line of a card need not. */
const nothing: ReadonlySet<ReactNode> = new Set([null, undefined, false, '', '–']);
