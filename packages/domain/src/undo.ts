/** How many minutes a clerk can undo an action at a desk. */
export const undoMinutes = 10;

/** An action that can be undone: who did it, and when (ISO 8601 UTC). */
export interface UndoableAction {
  readonly by: string | null;
  readonly at: string;
}

/**
 * Why `who` cannot undo an action at `now`; undefined if they can.
 * @example undoProblem({ by: 'ann', at: '2026-11-01T08:00:00Z' }, 'bob', '2026-11-01T08:01:00Z') // →
 * 'undo.notYours'
 */
export function undoProblem(
  deed: UndoableAction,
  who: string,
  now: string,
): 'undo.notYours' | 'undo.tooLate' | undefined {
  if (deed.by !== who) return 'undo.notYours';
  return Date.parse(now) - Date.parse(deed.at) > undoMinutes * 60_000 ? 'undo.tooLate' : undefined;
}
