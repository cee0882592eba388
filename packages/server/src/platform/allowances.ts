/**
 * The kinds of parties that are charged. Requests of a visitor are charged to the visitor's address, and once they
 * are identified to the member or staff. An address is not charged for members and staff.
 */
export type PayerKind = 'address' | 'member' | 'staff' | 'shop' | 'shopStaff' | 'process';
export interface AllowanceHolder {
  readonly kind: PayerKind;
  readonly key: string;
}

export const payerName = ({ kind, key }: AllowanceHolder): string => `${kind} ${key}`;

/**
 * Resources held for a while: bytes that are arriving or unread, open sockets, reads that pages keep open over their
 * sockets, and delayed refusals.
 */
export type LimitedResource = 'bytes' | 'sockets' | 'reads' | 'late';
/** Held resources, including requests in progress. */
export type TrackedResource = LimitedResource | 'requests';

/** A resource that refills over time: how much per second, and how much can be used at once. */
export interface RefillRate {
  readonly perSecond: number;
  readonly atOnce: number;
}

interface Allowance {
  readonly ms: RefillRate;
  /** The refill of `ms` while the process is overloaded and calls have to wait for each other. */
  readonly msWhenShort: RefillRate;
  readonly rows: RefillRate;
  readonly bytes: number;
  readonly sockets: number;
  readonly reads: number;
  readonly late: number;
}

/**
 * A caller counts as busy with more requests in progress than this, or after using more than this share of the time
 * that they may use at once. A page makes only a few requests at once.
 */
export const busyRequestThreshold = 4;
export const busyShareThreshold = 0.1;

/**
 * How many refusals a caller gets without delay. Callers who are refused more often have retried before the stated
 * time, so their refusals are delayed.
 */
export const promptRefusalRate: RefillRate = { perSecond: 2, atOnce: 20 };
export const refusalDelayMs = 1_000;

const MB = 1024 * 1024;
const seconds = (perSecond: number, howMany: number): RefillRate => ({
  perSecond,
  atOnce: perSecond * howMany,
});
const endless: RefillRate = { perSecond: Number.POSITIVE_INFINITY, atOnce: Number.POSITIVE_INFINITY };

/**
 * Each process counts separately, so with several processes a caller has this much on each of them. An address may be
 * an office or thousands of a carrier's customers; members and staff at it have allowances of their own. A shop is
 * limited to its share only while work of another shop waits.
 */
export const allowances: Readonly<Record<PayerKind, Allowance>> = {
  address: {
    ms: seconds(400, 3),
    msWhenShort: seconds(100, 3),
    rows: seconds(200, 30),
    bytes: 64 * MB,
    sockets: 1_000,
    // Visitors cannot keep reads open over a socket, because they have no session.
    reads: 0,
    late: 500,
  },
  member: {
    ms: seconds(250, 4),
    msWhenShort: seconds(100, 4),
    rows: seconds(500, 60),
    bytes: 82 * MB,
    sockets: 20,
    reads: 120,
    late: 100,
  },
  staff: {
    ms: seconds(800, 15),
    msWhenShort: seconds(400, 10),
    rows: seconds(5_000, 60),
    bytes: 82 * MB,
    sockets: 100,
    reads: 600,
    late: 100,
  },
  shop: {
    ...{ ms: endless, msWhenShort: seconds(350, 4), rows: endless },
    ...{ bytes: 160 * MB, sockets: 10_000, reads: 20_000, late: 2_000 },
  },
  shopStaff: {
    ...{ ms: endless, msWhenShort: seconds(500, 6), rows: endless },
    ...{ bytes: 160 * MB, sockets: 2_000, reads: 6_000, late: 1_000 },
  },
  process: {
    ...{ ms: endless, msWhenShort: endless, rows: endless },
    ...{ bytes: 256 * MB, sockets: 20_000, reads: 40_000, late: 3_000 },
  },
};
