const longestMs = 5_000;

/** What a run has not done in its turn, the shop gets another one for, behind the shops that wait. */
export const more = 'more';

/** How long a shop works on one thing after the other while others wait behind it. */
export class Turn {
  readonly #until = performance.now() + longestMs;
  #isCut = false;

  /** False once the turn is over. */
  readonly goOn = (): boolean => {
    this.#isCut ||= performance.now() > this.#until;
    return !this.#isCut;
  };

  /** What the job answers. */
  get end(): typeof more | undefined {
    return this.#isCut ? more : undefined;
  }
}
