/** A column of a list's table: what stands at its head, and where its value is in the list's rows. */
export interface TableColumn {
  readonly kind: 'text' | 'money' | 'weight' | 'count' | 'choice' | 'instant';
  /** The key of its head. */
  readonly label: string;
  /** Where the value is in a row: `member.name`. Of several, joined by spaces, those that are there are written; `@lang` is the reader's language. */
  readonly of: string;
  /** For a choice, the key before its values: `payments.refunds` for `payments.refunds.waiting`. */
  readonly values?: string;
}

/** A list that is written as a table by its own call. */
export interface ListTable {
  readonly columns: Readonly<Record<string, TableColumn>>;
}

const column =
  (kind: TableColumn['kind']) =>
  (label: string, of: string): TableColumn => ({ kind, label, of });

export const text = column('text');
export const money = column('money');
export const weight = column('weight');
export const count = column('count');
export const instant = column('instant');

/** `values` as for `TableColumn`; the label's own key without it. */
export const choice = (label: string, of: string, values = label): TableColumn => ({
  kind: 'choice',
  label,
  of,
  values,
});

/** A member's name and account. */
export const member = (label: string, of = 'memberName memberAccount'): TableColumn => text(label, of);

/** When and by whom a request was decided, and why it was rejected. */
export const decided = (label: string): TableColumn => text(label, 'auditedAt auditedBy rejectReason');
