import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { RetentionReason } from '@crossdock/domain/erasing/retention.ts';
import type { Schema } from './schema.gen.ts';

type Table = keyof Schema;
type Column<T extends Table> = keyof Schema[T] & string;

/**
 * What happens to the rows of a table. Each part of the product (such as orders or payments) has a file with the
 * rules of its tables in the folder `tableRules`, and `scripts/registries.ts` combines them. If a table is missing,
 * the code does not compile.
 */
export type TableRule<T extends Table> = (ExportedTable<T> | LeftTable) & {
  readonly retention: RetentionRule;
  readonly erasure: ErasureRule<T>;
};

/** A table that the export of a leaving shop contains. */
interface ExportedTable<T extends Table> {
  /** The description of the table in the export's README.txt. */
  readonly contains: Texts;
  /** The part of the table that the export contains; by default all of it. */
  readonly archive?: PartlyExported<T>;
  /** The part of a table naming members that a member's own export contains. */
  readonly memberArchive?: MemberArchiveRule;
}

/** A table that no export contains, with the reason. */
interface LeftTable {
  readonly archive: { readonly left: string };
  readonly contains?: never;
  readonly memberArchive?: never;
}

export type TableRules = { readonly [T in Table]?: TableRule<T> };

/**
 * How long rows are kept: until the time in a column (or in one of two) is `hours` ago, or forever, with the reason.
 */
export type RetentionRule =
  | { readonly after: string; readonly or?: string; readonly hours: number; readonly only?: string }
  | { readonly kept: string };

/** The hours of a day. */
export const hoursPerDay = 24;

/** Rules for rows that are kept forever, each with the reason. */
export const keptForeverRules = {
  books: { kept: 'the books, and what they were made of' },
  history: { kept: 'what happened, in order, to things that are kept' },
  endedHistory: {
    kept: 'of parcels and orders that ended sealed into files after HISTORY_MONTHS (tracking/sealEndedJob.ts)',
  },
  settings: { kept: 'what staff have set up; grows by their hand alone' },
  people: { kept: 'belongs to a member or to staff, who are kept' },
} as const;

/** Everything except some columns, with the reason. */
interface PartlyExported<T extends Table> {
  readonly without: readonly Column<T>[];
  readonly why: string;
}

export const grantsLoginReason = 'lets its reader in';

/** The reasons why a shop's export does not contain a table. */
export const notExportedReasons = {
  login: { left: grantsLoginReason },
  short: { left: 'exists for minutes while somebody does something, and says nothing afterwards' },
  ours: { left: 'of the installation, not of the shop' },
  made: { left: 'made from other tables' },
  work: { left: 'work of the system that is under way' },
  sent: { left: 'kept for some days to answer repeated requests' },
} as const;

/**
 * How a table's rows belong to a member: directly, through their order or parcel, or as messages of their
 * conversation.
 */
export type MemberRelation = 'member' | 'order' | 'parcel' | 'talk';

/** How rows belong to a member, or the reason why a member's own export does not contain them. */
export type MemberArchiveRule = MemberRelation | { readonly left: string };

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

/** The table through which a link finds a member's rows; null if the link's column contains the member's id itself. */
export const linkedTable = (link: MemberLink): Table | null => links[link];

/**
 * The value that a column is set to: an empty one, `…` for a text that must not be empty, the current time, or a
 * document in which these fields are emptied.
 */
export type ClearedValue =
  | ''
  | '…'
  | null
  | false
  | 'now'
  | readonly []
  | Readonly<Record<string, string | null>>;

type Cleared<C extends string> = Readonly<Partial<Record<C, ClearedValue>>>;

/** A table whose rows are deleted. */
interface DeletedTable {
  readonly goes: readonly MemberLink[];
  /** Only rows that were not caused by staff. */
  readonly withoutStaff?: true;
}

/** A table whose rows stay because others need them, without anything that identifies the member. */
interface ClearedTable<C extends string> {
  readonly of: readonly MemberLink[];
  /** Columns that are emptied at once. */
  readonly clear?: Cleared<C>;
  /** The documents that the law requires to be kept for years. */
  readonly keep?: RetainedDocuments<C>;
  /** Columns with texts, documents and files that are never cleared: codes, numbers and the shop's own content. */
  readonly plain?: readonly C[];
}

interface RetainedDocuments<C extends string> {
  readonly for: RetentionReason;
  /** The time of the document; if the column holds an id, the time is read from the id. */
  readonly since: C;
  /** The columns that are cleared once the retention years are over. */
  readonly clear: Cleared<C>;
  /** Files named in columns that cannot be empty: their bytes are kept as long as the document. */
  readonly files?: readonly C[];
}

/**
 * An erasure's rule for a table with rows that identify a member. The general form is for code that goes through all
 * tables.
 */
export type MemberRowsRule<C extends string = string> = DeletedTable | ClearedTable<C>;

/**
 * How an erasure changes a table's rows. A text says why none of them identifies a member, or what clears
 * them instead.
 */
type ErasureRule<T extends Table> = string | MemberRowsRule<Column<T>>;

/** The reasons why an erasure does not change the rows of a table. */
export const notErasedReasons = {
  shops: 'what the shop has set up',
  work: 'ids of work that is under way',
  apart: 'cleared by a step of its own (erasing/steps.ts)',
  short:
    'secrets that are good for minutes, by contact; deleted when the erasure begins (erasing/begin.store.ts)',
  ids: 'ids, times and sums',
  ours: 'of the installation',
} as const;
