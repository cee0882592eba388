import { Row, TickBox } from './Layout.tsx';

/** The selected rows, for an action on all of them. */
export interface RowSelection<Row> {
  readonly all: boolean;
  has(this: void, row: Row): boolean;
  toggle(this: void, row: Row): void;
  toggleAll(this: void): void;
  readonly texts: { readonly all: string; one(this: void, row: Row): string };
}

/** The checkbox of one row, with a finger-sized touch target. */
export function RowCheckbox<R>({ choosing, row }: { choosing: RowSelection<R>; row: R }) {
  return (
    <Row as="label" align="center" rigid minWidth={44} minHeight={44}>
      <TickBox
        type="checkbox"
        aria-label={choosing.texts.one(row)}
        checked={choosing.has(row)}
        onChange={() => choosing.toggle(row)}
      />
    </Row>
  );
}

/** The checkbox for all rows of a page, with its label. */
export function SelectAllCheckbox<R>({ choosing }: { choosing: RowSelection<R> }) {
  return (
    <Row as="label" gap={8} align="center" rigid minHeight={44} size={14}>
      <TickBox type="checkbox" checked={choosing.all} onChange={choosing.toggleAll} />
      {choosing.texts.all}
    </Row>
  );
}
