const longestMs = 5_000;

/**
 * The answer of a run that did not finish within its turn: the shop gets another turn after the shops that
 * wait.
 */
export const unfinishedTimeSlice = 'more';

/** The time that a shop may work while others wait. */
export class TimeSlice {
  readonly #until = performance.now() + longestMs;
  #isCut = false;

  /** False once the turn is over. */
  readonly goOn = (): boolean => {
    this.#isCut ||= performance.now() > this.#until;
    return !this.#isCut;
  };

  /**
   * The answer of the job that used this time: `unfinishedTimeSlice` if its turn ended before its work, else
   * undefined.
   */
  get end(): typeof unfinishedTimeSlice | undefined {
    return this.#isCut ? unfinishedTimeSlice : undefined;
  }
}
