import type { RetentionReason } from '@crossdock/domain/erasing/terms.ts';
import type { Schema } from '../platform/schema.gen.ts';

type Table = keyof Schema;
type Column<T extends Table> = keyof Schema[T] & string;

/**
 * How a member's rows of a table are found: by a column with their id, or with the id of their order, parcel,
 * conversation and so on. `recipient` means messages to their addresses.
 */
const links = {
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

export type MemberLink = keyof typeof links;

/** The table through which a link of finding rows leads; null if the column has the member's id itself. */
export const tableOf = (link: MemberLink): Table | null => links[link];

/** The value that a column is set to: empty, or a document in which these fields are emptied. */
export type ClearedValue =
  | ''
  | '…'
  | null
  | false
  | 'now'
  | readonly []
  | Readonly<Record<string, string | null>>;

type Cleared<T extends Table> = Readonly<Partial<Record<Column<T>, ClearedValue>>>;

interface Kept<T extends Table> {
  readonly for: RetentionReason;
  /** The time of the document; if the column holds an id, the time is read from the id. */
  readonly since: Column<T>;
  /** The columns that are cleared once the retention years are over. */
  readonly clear: Cleared<T>;
  /** Files named in columns that cannot be empty: their bytes are kept as long as the document. */
  readonly files?: readonly Column<T>[];
}

/** A table whose rows are deleted. */
interface DeletedTable {
  readonly goes: readonly MemberLink[];
  /** Only rows that were not caused by staff. */
  readonly withoutStaff?: true;
}

/** A table whose rows stay because others need them, without anything that identifies the member. */
interface ClearedTable<T extends Table> {
  readonly of: readonly MemberLink[];
  readonly clear?: Cleared<T>;
  readonly keep?: Kept<T>;
  /** Texts, documents and files that stay for good: codes, numbers and the shop's own content. */
  readonly plain?: readonly Column<T>[];
}

/**
 * What an erasure does with a table's rows. A text says why none of them identifies a member, or what clears
 * them instead.
 */
type TypedErasureRule<T extends Table> = string | DeletedTable | ClearedTable<T>;

export type TypedErasureRules = { readonly [T in Table]: TypedErasureRule<T> };

type ClearedColumns = Readonly<Partial<Record<string, ClearedValue>>>;

/** The same without the table's type, for code that goes through all tables. */
export type ErasureRule =
  | DeletedTable
  | {
      readonly of: readonly MemberLink[];
      readonly clear?: ClearedColumns;
      readonly keep?: {
        readonly for: RetentionReason;
        readonly since: string;
        readonly clear: ClearedColumns;
        readonly files?: readonly string[];
      };
      readonly plain?: readonly string[];
    };

export type ErasureRules = Readonly<Record<Table, string | ErasureRule>>;
