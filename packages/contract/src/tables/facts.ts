import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const tablesFacts = {
  list: 'The call that answers the list: listRefunds, listWithdrawals …',
  filters: "The list's own fields as a query: state=pending&words=Chen. Empty: the whole list",
  columns: 'Columns of the table in their order, joined by commas; empty: all',
} satisfies Facts;
