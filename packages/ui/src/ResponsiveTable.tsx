import type { ComponentProps, ReactNode } from 'react';
import { TickBox } from './Layout.tsx';
import classes from './ResponsiveTable.module.css';
import { RowCheckbox, type RowSelection, SelectAllCheckbox } from './rowSelection.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** As narrow as its content. */
  readonly tight?: boolean;
  /**
   * On a phone's card, the value of this column (for example a state) is beside the first line, without the column's
   * title.
   */
  readonly corner?: boolean;
}

export interface ResponsiveTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /**
   * The row as a card on a phone. Without it the first column heads the card, the others become labelled lines (empty
   * ones are left out), and columns without a title come before the head or after the lines.
   */
  readonly card?: (row: Row, tick: ReactNode) => ReactNode;
  readonly onOpen?: (row: Row) => void;
  readonly selected?: (row: Row) => boolean;
  readonly choosing?: RowSelection<Row>;
  /** The old rows stay, dimmed, while the next page loads. */
  readonly stale?: boolean;
}

/** With more columns than this a tablet shows cards, two in a row. */
const mostOnTablet = 5;

/** The same rows as cards on a phone and as a table on a desktop. */
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
              {props.choosing ? (
                <td className={classes.untitled} data-tight>
                  <TickBox
                    type="checkbox"
                    aria-label={props.choosing.texts.all}
                    checked={props.choosing.all}
                    onChange={props.choosing.toggleAll}
                  />
                </td>
              ) : null}
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

/** The rows as cards, only for phones. */
export function Cards<Row>(props: ResponsiveTableProps<Row>) {
  const { choosing, card } = props;
  return (
    <ul className={classes.cards} aria-label={props.label}>
      {choosing ? (
        <li>
          <SelectAllCheckbox choosing={choosing} />
        </li>
      ) : null}
      {props.rows.map((row) => {
        const tick = choosing ? <RowCheckbox choosing={choosing} row={row} /> : null;
        return (
          <li key={props.rowKey(row)}>
            {card ? card(row, tick) : <LabelledCard row={row} tick={tick} {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The head of a column. A column of buttons has no title and gets no `th`, because screen readers would read out an
 * empty heading.
 */
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

function BodyRow<Row>(props: ResponsiveTableProps<Row> & { row: Row }) {
  const { row, columns, choosing } = props;
  return (
    <tr {...rowProps(props)}>
      {choosing ? (
        <td data-tight>
          <RowCheckbox choosing={choosing} row={row} />
        </td>
      ) : null}
      {columns.map(({ key, cell, align, tight }) => (
        <td key={key} data-align={align} data-tight={tight || undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function LabelledCard<Row>(props: ResponsiveTableProps<Row> & { row: Row; tick: ReactNode }) {
  const { row, tick, columns, onOpen } = props;
  const lead = columns.findIndex(({ title }) => title !== '');
  const rest = columns.slice(lead + 1);
  const lines = rest
    .filter(({ title, corner }) => title !== '' && !corner)
    .map(({ key, title, cell }) => ({ key, title, value: cell(row) }))
    .filter(({ value }) => !nothing.has(value));
  const foot = rest.filter(({ title, corner }) => title === '' && !corner);
  // The card is clickable only to give fingers a larger target. Keyboard users reach the row's own link or button.
  return (
    <div
      className={classes.card}
      {...(onOpen ? { onClick: (event) => isOutsideControls(event.target) && onOpen(row) } : {})}
    >
      <div className={classes.lead}>
        {tick}
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

/** Values of empty cells. A table needs the cell, but a card can leave the line out. */
const nothing: ReadonlySet<ReactNode> = new Set([null, undefined, false, '', '–']);

interface OpenedRow<Row> extends Pick<ResponsiveTableProps<Row>, 'onOpen' | 'selected'> {
  readonly row: Row;
}

/** Marks the open row, and opens a row on a press anywhere in it. Keyboards use the link inside the row instead. */
export const rowProps = <Row,>({
  row,
  onOpen,
  selected,
}: OpenedRow<Row>): ComponentProps<'tr'> & Record<`data-${string}`, true | undefined> => ({
  'data-selected': selected?.(row) || undefined,
  'data-open': onOpen ? true : undefined,
  onClick: onOpen && ((event) => isOutsideControls(event.target) && onOpen(row)),
});

/** Whether a click was not on a control with its own action. */
function isOutsideControls(target: EventTarget): boolean {
  return !(target instanceof Element && target.closest('a, button, input, label'));
}
