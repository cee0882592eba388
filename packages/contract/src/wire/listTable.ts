/**
 * The facts about a list of the console in the row of its call. The name and the title are written out in the row
 * itself, because `scripts/registries.ts` reads them from the source text.
 */
export interface ListTable {
  /** The name under which staff's views and columns of the list are saved. */
  readonly views: string;
  /** The text key of the list's title. */
  readonly title: string;
  /** The columns of the table that `exportList` writes. */
  readonly columns: Readonly<Record<string, TableColumn>>;
}

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

const columnOf =
  (kind: TableColumn['kind']) =>
  (label: string, of: string): TableColumn => ({ kind, label, of });

const text = columnOf('text');

/** The kinds of columns: `at: column.instant('tables.at', 'createdAt')`. */
export const column = {
  text,
  money: columnOf('money'),
  weight: columnOf('weight'),
  count: columnOf('count'),
  instant: columnOf('instant'),
  /**
   * A column whose value is one of several choices. `values` is the key prefix of their texts, by default the label's
   * own key.
   */
  choice: (label: string, of: string, values = label): TableColumn => ({ kind: 'choice', label, of, values }),
  /** A member's name and account. */
  member: (label: string, of = 'memberName memberAccount') => text(label, of),
  /** The time of a decision about a request, the person who decided, and the reason of a rejection. */
  decision: (label: string) => text(label, 'auditedAt auditedBy rejectReason'),
};
