import type { KeptFor } from '@crossdock/domain/erasing/terms.ts';
import type { Schema } from '../platform/schema.gen.ts';

type Table = keyof Schema;
type Column<T extends Table> = keyof Schema[T] & string;

/**
 * How a member's rows of a table are found: by a column with their id, or with the id of an order, a parcel, a talk … of
 * theirs. `recipient`: messages to their addresses.
 */
const ways = {
  memberId: null,
  accountId: null,
  actorId: null,
  subjectId: null,
  referredMemberId: null,
  feeMemberId: null,
  recipient: null,
  messageId: 'outgoingMessages',
  notificationId: 'notifications',
  orderId: 'orders',
  parcelId: 'parcels',
  talkId: 'talks',
  importId: 'vipImports',
  vipOrderId: 'vipOrders',
  bankTransferId: 'bankTransfers',
  paymentId: 'payments',
} as const satisfies Readonly<Record<string, Table | null>>;

export type Way = keyof typeof ways;

/** The table that a way leads over; null: the column has the member's id itself. */
export const tableOf = (way: Way): Table | null => ways[way];

/** What a column is set to: empty, or a document's fields to these. */
export type Emptied = '' | '…' | null | false | 'now' | readonly [] | Readonly<Record<string, string | null>>;

type Cleared<T extends Table> = Readonly<Partial<Record<Column<T>, Emptied>>>;

interface Kept<T extends Table> {
  readonly for: KeptFor;
  /** The document's time; a column of an id says when that was made. */
  readonly since: Column<T>;
  /** What is cleared once its years are over. */
  readonly clear: Cleared<T>;
  /** Files whose columns can't be empty: their bytes are kept as long. */
  readonly files?: readonly Column<T>[];
}

/** Rows that are deleted. */
interface Goes {
  readonly goes: readonly Way[];
  /** Only those that no member of staff caused. */
  readonly withoutStaff?: true;
}

/** Rows that stay because others need them, without what names the member. */
interface Stays<T extends Table> {
  readonly of: readonly Way[];
  readonly clear?: Cleared<T>;
  readonly keep?: Kept<T>;
  /** Texts, documents and files that stay for good: codes, numbers and what is the shop's. */
  readonly plain?: readonly Column<T>[];
}

/** What becomes of a table's rows; a text says why none of them names a member, or what clears it instead. */
type Fate<T extends Table> = string | Goes | Stays<T>;

export type Fates = { readonly [T in Table]: Fate<T> };

type ClearedColumns = Readonly<Partial<Record<string, Emptied>>>;

/** The same, for those that go through all tables. */
export type AnyFate =
  | Goes
  | {
      readonly of: readonly Way[];
      readonly clear?: ClearedColumns;
      readonly keep?: {
        readonly for: KeptFor;
        readonly since: string;
        readonly clear: ClearedColumns;
        readonly files?: readonly string[];
      };
      readonly plain?: readonly string[];
    };

export type AnyFates = Readonly<Record<Table, string | AnyFate>>;
