/** A column of an exported table: its head, and where its value is in the list's rows. */
export interface TableColumn {
  readonly kind: 'text' | 'money' | 'weight' | 'count' | 'choice' | 'instant';
  /** The text key of its head. */
  readonly label: string;
  /**
   * The path of the value in a row: `member.name`. Several paths are joined by spaces, without missing
   * values; `@lang` is the reader's language.
   */
  readonly of: string;
  /** For a choice, the key prefix of its values: `payments.refunds` for `payments.refunds.waiting`. */
  readonly values?: string;
}

/** A list that `exportList` can write as a table. */
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

/** A column with a choice. `values` is its key prefix, by default the label's own key. */
export const choice = (label: string, of: string, values = label): TableColumn => ({
  kind: 'choice',
  label,
  of,
  values,
});

/** A member's name and account. */
export const member = (label: string, of = 'memberName memberAccount'): TableColumn => text(label, of);

/** When and by whom a request was decided, and why it was rejected. */
export const decisionColumn = (label: string): TableColumn => text(label, 'auditedAt auditedBy rejectReason');
