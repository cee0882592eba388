/** The lists in which staff find statement lines: open ones that a person must decide, and closed ones. */
export const statementTabs = [
  'certain',
  'probable',
  'none',
  'task',
  'done',
  'aside',
  'outgoing',
  'all',
] as const;
export type StatementTab = (typeof statementTabs)[number];
