/** Where staff find a line of a statement: open ones for a person to decide, and ended ones. */
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
