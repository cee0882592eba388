/**
 * The lists in which staff find statement lines: four of lines that a person must work on (`certain` to `task`), then
 * the finished ones, those set aside, outgoing payments, and all lines.
 */
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
