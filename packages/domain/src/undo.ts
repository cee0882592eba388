/** For how long a clerk can take back what they did at a desk. */
export const undoMinutes = 10;

/** What is to be taken back: who did it, and when (ISO 8601 UTC). */
export interface Deed {
  readonly by: string | null;
  readonly at: string;
}

/** Why a deed is not `who`'s to take back at `now`; undefined where it is. */
export function undoProblem(
  deed: Deed,
  who: string,
  now: string,
): 'undo.notYours' | 'undo.tooLate' | undefined {
  if (deed.by !== who) return 'undo.notYours';
  return Date.parse(now) - Date.parse(deed.at) > undoMinutes * 60_000 ? 'undo.tooLate' : undefined;
}
