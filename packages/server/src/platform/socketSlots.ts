import { payersOf } from './admission.ts';
import { throttleKeyOfIp } from './networks.ts';
import type { Person } from './sessionHolder.ts';
import type { ChargedParties, ResourceReservation, WorkBudget } from './workBudget.ts';

/** The assumed cost to the main thread of opening a socket and identifying its holder. */
const openMs = 1.5;

/**
 * One open socket within the number that is allowed. It is charged to its IP address until the holder of its token is
 * known. For guests of the chat the address is always charged, because a new conversation makes them a new guest.
 */
export class SocketSlot {
  readonly #budget: WorkBudget;
  readonly #shopId: string;
  #hold: ResourceReservation;
  #payers: ChargedParties;

  private constructor(budget: WorkBudget, shopId: string, hold: ResourceReservation, payers: ChargedParties) {
    this.#budget = budget;
    this.#shopId = shopId;
    this.#hold = hold;
    this.#payers = payers;
  }

  /** Takes a place for a socket; undefined if the IP address already has as many sockets as allowed. */
  static take(budget: WorkBudget, shopId: string, ip: string): SocketSlot | undefined {
    const payers = budget.payersOf(shopId, throttleKeyOfIp(ip), undefined);
    budget.charge(payers, { ms: openMs, rows: 0 });
    const hold = budget.hold(payers, 'sockets', 1);
    return hold && new SocketSlot(budget, shopId, hold, payers);
  }

  /**
   * Charges the socket's place to this person instead of the address. False if the person already has as many sockets
   * as allowed.
   */
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

  /** Settles when a refused socket may be closed. */
  async whenRefused(): Promise<void> {
    await this.#budget.whenRefused(this.#payers);
  }

  end(): void {
    this.#hold.end();
  }
}
