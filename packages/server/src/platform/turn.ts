const longestMs = 5_000;

/** Answered by a run that did not finish in its turn: the shop gets another turn after the shops that wait. */
export const more = 'more';

/** How long a shop may work while others wait. */
export class Turn {
  readonly #until = performance.now() + longestMs;
  #isCut = false;

  /** False once the turn is over. */
  readonly goOn = (): boolean => {
    this.#isCut ||= performance.now() > this.#until;
    return !this.#isCut;
  };

  /** The job's answer. */
  get end(): typeof more | undefined {
    return this.#isCut ? more : undefined;
  }
}
