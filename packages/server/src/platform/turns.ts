/**
 * Lets one of those who wait go on in each turn of the event loop, from each caller in turn. Work that is spread this
 * way keeps nobody else waiting for longer than one piece of it in each of their own turns.
 *
 * @example
 * const turns = new Turns();
 * await turns.next('member 1'); // at once, or after the others
 */
export class Turns {
  /** By caller, in the order in which they are served. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  next(caller: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller);
      if (own) own.push(resolve);
      else this.#waiting.set(caller, [resolve]);
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(() => this.#nextTurn());
    });
  }

  #nextTurn(): void {
    const [first] = this.#waiting;
    this.#isRunning = first !== undefined;
    if (first === undefined) return;
    const [caller, own] = first;
    const goOn = own.shift();
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    setImmediate(() => this.#nextTurn());
    goOn?.();
  }
}
