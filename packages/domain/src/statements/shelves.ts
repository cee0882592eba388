/** Where a line of a statement is found: what waits for a person, and what has ended. */
export const statementShelves = [
  'certain',
  'probable',
  'none',
  'task',
  'done',
  'aside',
  'outgoing',
  'all',
] as const;
export type StatementShelf = (typeof statementShelves)[number];
