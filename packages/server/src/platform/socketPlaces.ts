import { payersOf } from './admission.ts';
import { networkOf } from './networks.ts';
import type { Person } from './sessionHolder.ts';
import type { Hold, Payers, WorkBudget } from './workBudget.ts';

/** What opening a socket and finding its holder costs the main thread. */
const openMs = 1.5;

/**
 * The place of one open socket. Its address pays until its holder is known. For guests of the chat the address always
 * pays, because a new conversation makes them somebody new.
 */
export class SocketPlace {
  readonly #budget: WorkBudget;
  readonly #shopId: string;
  #hold: Hold;
  #payers: Payers;

  private constructor(budget: WorkBudget, shopId: string, hold: Hold, payers: Payers) {
    this.#budget = budget;
    this.#shopId = shopId;
    this.#hold = hold;
    this.#payers = payers;
  }

  /** Undefined if the address has as many as allowed. */
  static take(budget: WorkBudget, shopId: string, ip: string): SocketPlace | undefined {
    const payers = budget.payersOf(shopId, networkOf(ip), undefined);
    budget.charge(payers, { ms: openMs, rows: 0 });
    const hold = budget.hold(payers, 'sockets', 1);
    return hold && new SocketPlace(budget, shopId, hold, payers);
  }

  /** Whether this person may have one more. From now on they pay instead of their address, also if they may not. */
  isFor(person: Person): boolean {
    const payers = payersOf(this.#shopId, person);
    this.#budget.charge(this.#payers, { ms: -openMs, rows: 0 });
    this.#budget.charge(payers, { ms: openMs, rows: 0 });
    this.#payers = payers;
    const hold = this.#budget.hold(payers, 'sockets', 1);
    if (hold === undefined) return false;
    this.#hold.end();
    this.#hold = hold;
    return true;
  }

  /** Settles when a socket that is refused may be closed. */
  async whenRefused(): Promise<void> {
    await this.#budget.whenRefused(this.#payers);
  }

  end(): void {
    this.#hold.end();
  }
}
