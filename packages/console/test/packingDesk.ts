import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { nextOrderOf, type OrderForPacking } from '../src/orders/orderForPacking.ts';
import type {
  PackingEffect,
  PackingEvent,
  PackingState,
  PackingSubmission,
} from '../src/orders/packingState.ts';
import { beginPacking, packingReducer } from '../src/orders/packingSteps.ts';
import type { StoredPacking } from '../src/orders/storedPacking.ts';
import type { ScannedLine } from '../src/shell/scanDispatcher.ts';
import { createLineMaker, createSlowScanner, courierNumber as number } from './desks.ts';

export const order = (n: number): OrderForPacking => ({
  id: `order ${n}`,
  number: referenceNumber('CD', Uint8Array.from([n, n >> 5, 2, 3, 4, 5, 6, n * 7])),
  parcels: [0, 1].map((at) => ({
    id: `parcel ${n} ${at}`,
    number: `P${n}${at}`,
    courierNumber: number(n * 2 + at),
    weightG: 1_000,
    goodsCount: 3,
  })),
});
const orders = Array.from({ length: 120 }, (_, n) => order(n));
export const weight = (n: number) => `2.${String(n).padStart(2, '0')}`;
/** Orders from this number on cannot be packed. */
export const firstUnpackableOrder = 60;

/**
 * A stand-in for the server. It finds orders and stores packed ones. `refuses` contains the indexes of the orders
 * that it does not allow to be packed.
 */
class PackingServer {
  readonly packed: (PackingSubmission & { readonly order: OrderForPacking })[] = [];
  readonly #refuses: ReadonlySet<number>;

  constructor(refuses: ReadonlySet<number>) {
    this.#refuses = refuses;
  }

  readonly isPacked = (id: string): boolean => this.packed.some((done) => done.order.id === id);

  find(code: string): OrderForPacking | undefined {
    const n = orders.findIndex((one) => one.number === code);
    const known = orders[n];
    return known === undefined || n >= firstUnpackableOrder || this.isPacked(known.id) ? undefined : known;
  }

  takes(of: OrderForPacking, what: PackingSubmission): boolean {
    if (this.#refuses.has(orders.findIndex(({ id }) => id === of.id))) return false;
    this.packed.push({ ...what, order: of });
    return true;
  }
}

/**
 * A packing desk without a browser: it opens the packing screen of one order after the other, and takes the lines of
 * a scanner.
 */
class PackingDesk {
  readonly #server: PackingServer;
  readonly #kept = new Map<string, StoredPacking>();
  readonly #line = createLineMaker();
  readonly #slow = createSlowScanner(
    (heard) => this.#take(heard),
    (key) => key === 'Ctrl+Enter' && this.#send({ type: 'confirm', atMs: this.#now }),
  );
  #open: { order: OrderForPacking; state: PackingState } | null = null;
  #sending: PackingSubmission | null = null;
  #bad = false;
  #now = 0;

  constructor(server: PackingServer) {
    this.#server = server;
  }

  get packed() {
    return this.#server.packed;
  }

  readonly isPacked = (id: string): boolean => this.#server.isPacked(id);
  readonly answers = (): void => this.#slow.answers();
  readonly open = (): string => this.#open?.order.id ?? '';
  readonly state = (): PackingState | undefined => this.#open?.state;

  refused(): boolean {
    const was = this.#bad;
    this.#bad = false;
    return was;
  }

  hears(text: string, more: Partial<ScannedLine> & { afterMs?: number } = {}): void {
    const heard = this.#line(text, more);
    this.#now = heard.atMs;
    this.#slow.hear(heard);
  }

  confirm(afterMs = 500): void {
    this.#now += afterMs;
    this.#slow.hear('Ctrl+Enter');
  }

  reload(): void {
    if (this.#open) {
      this.#keep();
      this.#open = this.#begun(JSON.parse(JSON.stringify(this.#open.order)));
    }
    const what = this.#sending;
    this.#sending = null;
    this.#slow.reload(() => what && this.#submit(what));
  }

  #take(heard: ScannedLine): void {
    const { kind, code } = recogniseScan(heard.text);
    if (this.#open) this.#send({ type: 'line', heard });
    else if (kind === 'order') this.#openNext(code);
    else this.#bad = true;
  }

  #send(event: PackingEvent): void {
    if (this.#open === null) return;
    const [state, effects] = packingReducer(this.#open.state, event, this.#open.order);
    this.#open = { ...this.#open, state };
    this.#keep();
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: PackingEffect): void {
    if ('sound' in effect) this.#bad ||= effect.sound === 'bad';
    else if ('pack' in effect) this.#submit(effect.pack);
    else if ('lookUp' in effect) this.#slow.asks(effect.lookUp, () => this.#found(effect.lookUp));
    else {
      this.#openNext(effect.open);
      if (effect.heard) this.#slow.again(effect.heard);
    }
  }

  #found(number: string): void {
    const found = this.#server.find(number);
    this.#send({ type: 'found', number, order: found ? nextOrderOf(found) : 'not to pack' });
  }

  #keep(): void {
    if (this.#open === null) return;
    const { here, allHere, packages, ahead, failed, away } = this.#open.state;
    this.#kept.set(this.#open.order.id, { here, allHere, packages, ahead, failed, away, sending: '' });
  }

  /**
   * Leaves the open order and looks up the number that was just scanned, as the screen that waits for an order's
   * number does.
   */
  #openNext(code: string): void {
    this.#open = null;
    this.#slow.asks(code, () => {
      const found = this.#server.find(code);
      if (found) this.#open = this.#begun(found);
      else this.#bad = true;
    });
  }

  #begun(of: OrderForPacking) {
    return { order: of, state: beginPacking(of, this.#kept.get(of.id) ?? null) };
  }

  #submit(what: PackingSubmission): void {
    this.#sending = what;
    this.#slow.asks('', () => this.#arrives());
  }

  #arrives(): void {
    const [open, what] = [this.#open, this.#sending];
    if (open === null || what === null) return;
    this.#sending = null;
    if (this.#server.takes(open.order, what)) {
      this.#kept.delete(open.order.id);
      const next = orders.find(({ id }) => id === open.state.ahead?.id);
      this.#open = next ? this.#begun(next) : null;
    } else this.#send({ type: 'refused' });
  }
}

export const packingDesk = (refuses: ReadonlySet<number> = new Set()): PackingDesk =>
  new PackingDesk(new PackingServer(refuses));
