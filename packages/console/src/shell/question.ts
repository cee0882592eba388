import type { ScannedLine } from './scanDispatcher.ts';

/** An Enter this soon after a question is a bounce of the key that caused it. */
export const keyBounceMs = 300;
/** The same entry this soon after the question is a double scan and not an answer. */
const doubleMs = 1_500;

/** A question that a desk has asked about an entry. */
export interface DeskQuestion {
  readonly entry: string;
  readonly atMs: number;
}

/** Whether a second Enter confirms the question. One that comes too soon is a bounced key or a double scan. */
export const isQuestionConfirmed = (
  asked: DeskQuestion | null,
  entry: string,
  { bare, atMs }: Pick<ScannedLine, 'bare' | 'atMs'>,
): boolean => asked?.entry === entry && atMs - asked.atMs > (bare ? keyBounceMs : doubleMs);
