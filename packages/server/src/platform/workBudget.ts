import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AllowanceHolder,
  allowances,
  busyRequestThreshold,
  busyShareThreshold,
  type LimitedResource,
  payerName,
  promptRefusalRate,
  type RefillRate,
  refusalDelayMs,
  type TrackedResource,
} from './allowances.ts';

/** The usage of a call: processor time of the main thread, and rows written. */
export interface ResourceUsage {
  ms: number;
  rows: number;
}

interface Account {
  readonly payer: AllowanceHolder;
  readonly used: ResourceUsage;
  readonly held: Record<TrackedResource, number>;
  refusals: number;
  at: number;
}

/** The longest wait of a caller, however much they have used; use beyond that is forgiven. */
const longestWaitSeconds = 30;
const mostAccounts = 20_000;
const othersForMs = 5_000;
const theProcess: AllowanceHolder = { kind: 'process', key: '' };

/**
 * The parties that are charged for a request: its caller and its shop. The staff of a shop are charged apart from its
 * members.
 */
export interface ChargedParties {
  readonly own: AllowanceHolder;
  readonly shop: AllowanceHolder;
}

/** The usage of a request so far, and the charged parties: an address until the caller is identified. */
export interface RequestUsage extends ResourceUsage {
  payers: ChargedParties;
}

interface BudgetOptions {
  /** `isShort`: whether the event loop is overloaded now, so that callers get less processor time (`busyMonitor.ts`). */
  readonly time: { readonly isShort: boolean; stop(): void };
  readonly now?: () => number;
}

/**
 * Limits, in memory, what callers, addresses and shops may use of a process. The limits are checked before the work.
 * Only callers who have used more than was refilled must wait.
 */
export class WorkBudget {
  readonly #accounts = new Map<string, Account>();
  readonly #options: Required<BudgetOptions>;
  /**
   * The person last found for each token, by hash of shop and token. It is a guess that decides who is
   * charged and grants nothing.
   */
  readonly #known = new Map<string, ChargedParties>();
  /** The two shops that were served last, and when. */
  #worked: readonly (readonly [shop: string, at: number])[] = [];

  constructor(options: BudgetOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** Call it when the budget is no longer used. */
  stop(): void {
    this.#options.time.stop();
  }

  /** The parties that are charged for a request, as far as they are known before any lookup. */
  payersOf(shopId: string, network: string, bearer: string | undefined): ChargedParties {
    const known = bearer === undefined ? undefined : this.#known.get(bearer);
    return known ?? { own: { kind: 'address', key: network }, shop: { kind: 'shop', key: shopId } };
  }

  /** Remembers the holder of a token: from now on requests with the same token are charged to them. */
  remember(bearer: string, payers: ChargedParties): void {
    this.#known.delete(bearer);
    this.#known.set(bearer, payers);
    if (this.#known.size <= mostAccounts) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** The seconds until these parties may have work done again; 0 means now. */
  wait({ own, shop }: ChargedParties): number {
    const now = this.#options.now();
    return Math.max(
      this.#waitOf(own, now),
      this.#keepsOthersWaiting(shop, now) ? this.#waitOf(shop, now) : 0,
    );
  }

  /**
   * Whether a caller has used a large part of what they may use at once, or has several requests in progress.
   */
  isBusy({ own }: ChargedParties): boolean {
    const { used, held } = this.#settled(own, this.#options.now());
    return held.requests > busyRequestThreshold || used.ms > this.#msOf(own).atOnce * busyShareThreshold;
  }

  charge({ own, shop }: ChargedParties, cost: Readonly<ResourceUsage>): void {
    const now = this.#options.now();
    for (const payer of [own, shop]) {
      const { used } = this.#settled(payer, now);
      const { rows } = allowances[payer.kind];
      const ms = this.#msOf(payer);
      // The debt is limited to the longest wait.
      used.ms = Math.min(used.ms + cost.ms, ms.atOnce + ms.perSecond * longestWaitSeconds);
      used.rows = Math.min(used.rows + cost.rows, rows.atOnce + rows.perSecond * longestWaitSeconds);
    }
    this.#worked = [[shop.key, now] as const, ...this.#worked.filter(([one]) => one !== shop.key)].slice(
      0,
      2,
    );
  }

  /**
   * Counts a refusal and waits until it may be sent. If a caller gets many refusals, they are delayed. Otherwise the
   * caller would repeat its requests at once and slow down all other callers. Returns false if too many refusals of the
   * caller are waiting already.
   */
  async whenRefused(payers: ChargedParties): Promise<boolean> {
    const account = this.#settled(payers.own, this.#options.now());
    const { atOnce, perSecond } = promptRefusalRate;
    account.refusals = Math.min(account.refusals + 1, atOnce + perSecond * longestWaitSeconds);
    if (account.refusals <= atOnce) return true;
    const hold = this.hold(payers, 'late', 1);
    if (hold === undefined) return false;
    await pause(refusalDelayMs);
    hold.end();
    return true;
  }

  /**
   * Reserves a resource for a while; undefined if the payers already hold as much as allowed. An amount of 0 is
   * refused only if the caller, without the shop, already has too much.
   */
  hold(payers: ChargedParties, what: LimitedResource, amount: number): ResourceReservation | undefined {
    const isFull = this.#paying(payers)
      .slice(0, amount === 0 ? 1 : undefined)
      .some(({ payer, held }) => held[what] + amount > allowances[payer.kind][what]);
    return isFull ? undefined : this.note(payers, what, amount);
  }

  /** Counts a resource that exists already, above the limit too, until the returned hold ends. */
  note(payers: ChargedParties, what: TrackedResource, amount: number): ResourceReservation {
    const accounts = this.#paying(payers);
    for (const { held } of accounts) held[what] += amount;
    let isHeld = true;
    return {
      end: () => {
        if (isHeld) for (const { held } of accounts) held[what] -= amount;
        isHeld = false;
      },
    };
  }

  #paying({ own, shop }: ChargedParties): Account[] {
    const now = this.#options.now();
    return [own, shop, theProcess].map((payer) => this.#settled(payer, now));
  }

  #waitOf(payer: AllowanceHolder, now: number): number {
    const { used } = this.#settled(payer, now);
    const { rows } = allowances[payer.kind];
    const ms = this.#msOf(payer);
    const wait = Math.max(waitFor(used.ms, ms), waitFor(used.rows, rows));
    return wait > 0 ? Math.ceil(wait) : 0;
  }

  #msOf({ kind }: AllowanceHolder): RefillRate {
    return this.#options.time.isShort ? allowances[kind].msWhenShort : allowances[kind].ms;
  }

  #keepsOthersWaiting({ key }: AllowanceHolder, now: number): boolean {
    return (
      this.#options.time.isShort && this.#worked.some(([shop, at]) => shop !== key && now - at < othersForMs)
    );
  }

  /** The account with everything that has been refilled by now. */
  #settled(payer: AllowanceHolder, now: number): Account {
    const name = payerName(payer);
    let account = this.#accounts.get(name);
    if (account === undefined) {
      if (this.#accounts.size >= mostAccounts) this.#forget(now);
      const held = { bytes: 0, sockets: 0, reads: 0, late: 0, requests: 0 };
      account = { payer, used: { ms: 0, rows: 0 }, held, refusals: 0, at: now };
      this.#accounts.set(name, account);
    }
    const passed = Math.max(0, now - account.at) / 1_000;
    const { msWhenShort, rows } = allowances[payer.kind];
    const ms = this.#msOf(payer);
    const back = Number.isFinite(ms.perSecond) ? ms.perSecond : msWhenShort.perSecond;
    account.used.ms = lessened(account.used.ms, back * passed);
    account.used.rows = lessened(account.used.rows, rows.perSecond * passed);
    account.refusals = lessened(account.refusals, promptRefusalRate.perSecond * passed);
    account.at = now;
    return account;
  }

  /** Removes accounts that hold nothing and whose use has been refilled. */
  #forget(now: number): void {
    for (const [name, { payer }] of [...this.#accounts]) {
      const { used, held, refusals: refused } = this.#settled(payer, now);
      const isIdle = used.ms === 0 && used.rows === 0 && refused === 0;
      if (isIdle && Object.values(held).every((amount) => amount === 0)) this.#accounts.delete(name);
    }
  }
}

export interface ResourceReservation {
  end(): void;
}

const waitFor = (used: number, { atOnce, perSecond }: RefillRate): number =>
  used > atOnce ? Math.min(longestWaitSeconds, (used - atOnce) / perSecond) : 0;

const lessened = (used: number, back: number): number => (used > back ? used - back : 0);
