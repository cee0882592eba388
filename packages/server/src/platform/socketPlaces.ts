import { payersOf } from './admission.ts';
import { networkOf } from './networks.ts';
import type { Person } from './sessionHolder.ts';
import type { Hold, WorkBudget } from './workBudget.ts';

/**
 * The place of one open socket. Its address pays until its holder is known. For guests of the chat the address always
 * pays, because a new conversation makes them somebody new.
 */
export class SocketPlace {
  readonly #budget: WorkBudget;
  readonly #shopId: string;
  #hold: Hold;

  private constructor(budget: WorkBudget, shopId: string, hold: Hold) {
    this.#budget = budget;
    this.#shopId = shopId;
    this.#hold = hold;
  }

  /** Undefined if the address has as many as allowed. */
  static take(budget: WorkBudget, shopId: string, ip: string): SocketPlace | undefined {
    const hold = budget.hold(budget.payersOf(shopId, networkOf(ip), undefined), 'sockets', 1);
    return hold && new SocketPlace(budget, shopId, hold);
  }

  /** Whether this person may have one more. */
  isFor(person: Person): boolean {
    this.#hold.end();
    const hold = this.#budget.hold(payersOf(this.#shopId, person), 'sockets', 1);
    if (hold) this.#hold = hold;
    return hold !== undefined;
  }

  end(): void {
    this.#hold.end();
  }
}
