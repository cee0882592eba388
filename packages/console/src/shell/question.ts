import type { Heard } from './scanLine.ts';

/** An Enter this soon after a question is a bounce of the key that caused it. */
export const bounceMs = 300;
/** The same entry this soon after the question is a double scan and not an answer. */
const doubleMs = 1_500;

/** A question that a desk has asked about an entry. */
export interface Question {
  readonly entry: string;
  readonly atMs: number;
}

/** Whether a second Enter confirms the question. A double of the first one does not. */
export const confirms = (
  asked: Question | null,
  entry: string,
  { bare, atMs }: Pick<Heard, 'bare' | 'atMs'>,
): boolean => asked?.entry === entry && atMs - asked.atMs > (bare ? bounceMs : doubleMs);
