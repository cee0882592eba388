import type { Facts } from '../wire/facts.ts';

/** Descriptions of these calls’ fields, where the shared ones do not fit. */
export const tablesFacts = {
  list: 'The call that answers the list: listRefunds, listWithdrawals …',
  filters: "The list's own fields as a query: state=pending&words=Chen. Empty: the whole list",
  columns: 'Columns of the table in their order, joined by commas; empty: all',
} satisfies Facts;
