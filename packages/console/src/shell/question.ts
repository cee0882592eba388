import type { Heard } from './scanLine.ts';

/** An Enter so soon after a question is the one before it, which sprang back. */
export const bounceMs = 300;
/** The same entry so soon after the question is its double, and no answer. */
const doubleMs = 1_500;

/** A question that a desk has asked about an entry. */
export interface Question {
  readonly entry: string;
  readonly atMs: number;
}

/** Whether a second Enter answers the question: its own double does not. */
export const confirms = (
  asked: Question | null,
  entry: string,
  { bare, atMs }: Pick<Heard, 'bare' | 'atMs'>,
): boolean => asked?.entry === entry && atMs - asked.atMs > (bare ? bounceMs : doubleMs);
