import { keysOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';

/** How long a table's rows are kept: until a moment, or one of two, lies so many hours back, or for ever, and then why. */
type End =
  | { readonly after: string; readonly or?: string; readonly hours: number; readonly only?: string }
  | { readonly kept: string };

const day = 24;
const books = { kept: 'the books, and what they were made of' };
const history = { kept: 'what happened, in order, to things that are kept' };
const endedHistory = {
  kept: 'of parcels and orders that ended sealed into files after HISTORY_MONTHS (tracking/sealEndedJob.ts)',
};
const settings = { kept: 'what staff have set up; grows by their hand alone' };
const people = { kept: 'belongs to a member or to staff, who are kept' };

/**
 * How each table ends. A table that is missing here fails the tests: whoever makes one says what keeps it from growing
 * without end. What is swept goes by the hour, in small pieces (`sweepRows`, `sweepFiles`).
 */
export const tableEnds: Readonly<Partial<Record<keyof Schema, End>>> = {
  actTickets: { after: 'expiresAt', hours: 0 },
  memberInvitations: { after: 'expiresAt', hours: 90 * day },
  addresses: people,
  advances: books,
  announcementReads: people,
  announcements: settings,
  aftersalesClaims: books,
  // As long as its name may be asked for of what it did; acts stay, and say that a program did them.
  apiKeys: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
  backupsTaken: { kept: 'a row goes after 400 days, with the next backup (platform/installation.store.ts)' },
  areas: { kept: 'loaded by the installation, the same for every shop' },
  auditLog: { kept: 'sealed into files after HISTORY_MONTHS (staff/sealAuditJob.ts)' },
  auditSubjects: { kept: 'goes into a file with its act' },
  balanceAdjustments: books,
  awaitedReports: { after: 'handedAt', hours: 3 * day },
  bankAccounts: settings,
  bankTransfers: books,
  captchas: { after: 'expiresAt', hours: 0 },
  cartItems: people,
  carriers: settings,
  channelCarriers: settings,
  channels: settings,
  clerkDays: { kept: 'one row for each clerk and day of work' },
  codes: { after: 'expiresAt', hours: day },
  contactChanges: { after: 'expiresAt', hours: 30 * day },
  counters: people,
  countries: { kept: 'loaded by the installation, the same for every shop' },
  comments: people,
  customsLines: { kept: 'belongs to a VIP order' },
  customsProducts: settings,
  couponCodes: settings,
  coupons: settings,
  dayCloses: books,
  declarers: people,
  eventStreams: { kept: 'one row for each shop whose programs follow its changes' },
  doctorChecks: { kept: 'replaced by each full check (platform/doctor.ts)' },
  endedSessions: { after: 'endedAt', hours: 90 * day },
  files: { after: 'looseSince', hours: 2 * day, only: 'those that nothing names' },
  goodsTypes: settings,
  guideArticles: settings,
  guideVotes: people,
  idempotencyKeys: { after: 'createdAt', hours: 3 * day },
  identities: people,
  knownDevices: { after: 'lastSeenAt', hours: 400 * day },
  ledgerAccounts: books,
  ledgerTransfers: books,
  listViews: people,
  loadedData: { kept: 'one row for each kind of data that the installation loads' },
  locations: settings,
  memberCoupons: people,
  memberLevels: settings,
  memberNotes: people,
  memberPickupPoints: people,
  members: people,
  messengerBindings: people,
  messengerLogins: { after: 'expiresAt', hours: 0 },
  moneyActs: books,
  noticeTemplates: settings,
  noticeWays: { kept: 'a row goes with its notice' },
  noticeWishes: people,
  notifications: { kept: 'a row goes after 180 days (notices/tell.ts)' },
  openWork: { kept: 'a row goes once the work is done (platform/sweeps.ts)' },
  orderDeclarers: { kept: 'belongs to an order' },
  orderLines: books,
  orderSearchParts: { kept: 'belongs to an order' },
  orders: books,
  outbox: { kept: 'a row goes once its message was sent or ran out (platform/outbox.ts)' },
  outgoingMessages: { after: 'createdAt', hours: 90 * day, only: 'those that wait no more' },
  packages: { kept: 'belongs to an order' },
  measurementDisputes: books,
  packageMeasurements: books,
  parcelMeasurements: history,
  parcelPhotos: { kept: 'belongs to a parcel' },
  parcelSearchParts: { kept: 'belongs to a parcel' },
  parcels: {
    kept: 'what was in the warehouse; a forecast of what never came goes a year after its end (parcels/forecastJob.ts)',
  },
  paymentMethods: settings,
  payments: books,
  installationDays: { kept: 'a row goes after 90 days (platform/installationWatch.ts)' },
  installationParts: { kept: 'one row for each part of the installation' },
  processes: { kept: 'one row for each process that runs; the others take those away that are silent' },
  problemPieces: { kept: 'belongs to a parcel' },
  pickupAreas: settings,
  pickupParcels: { kept: 'belongs to a parcel' },
  pickupPointCarriers: settings,
  pickupPoints: settings,
  pickupTasks: books,
  pointsBalances: people,
  pointsEntries: books,
  promotionEarnings: books,
  productCategories: settings,
  productVariants: settings,
  products: settings,
  providerEvents: { after: 'receivedAt', hours: 90 * day },
  pushSubscriptions: { after: 'seenAt', hours: 400 * day },
  purchaseLines: books,
  purchases: books,
  qrLogins: { after: 'expiresAt', hours: 0 },
  rateCards: settings,
  rechargeOffers: settings,
  refusals: people,
  sealedHistory: { kept: 'says which file has what was sealed' },
  securityEvents: { after: 'at', hours: 180 * day },
  services: settings,
  serviceTasks: books,
  sessions: { after: 'expiresAt', hours: day },
  shares: books,
  shelfMoves: history,
  shopHosts: settings,
  shopLooks: { kept: 'one row for each shop' },
  shopMoves: { kept: 'a row goes with the end of the move (platform/moveShop.ts)' },
  shopSecrets: settings,
  shopTexts: settings,
  readyAnswers: settings,
  shops: settings,
  staff: people,
  staffRecoveryCodes: people,
  staffSecondFactors: people,
  // As long as a draft is kept, which may hold the choice.
  storeMapPicks: { after: 'createdAt', hours: 7 * day },
  stockMovements: history,
  streamEvents: { after: 'numberedAt', hours: 7 * day },
  storagePauses: { kept: 'belongs to a parcel' },
  // A talk goes after its messages; what members and the shop agreed on is not asked for longer than that.
  talkAnswers: { after: 'answeredAt', hours: 400 * day },
  talkMessages: { after: 'createdAt', hours: 730 * day },
  // Long after a page that shows the guest's talk was closed.
  talkJoins: { after: 'joinedAt', hours: 30 * day },
  talkLooks: { after: 'lookedAt', hours: 1 },
  talks: { after: 'lastAt', hours: 731 * day },
  throttles: { after: 'windowStart', hours: day },
  trackingEvents: endedHistory,
  transitions: endedHistory,
  vipOrders: books,
  vipParcels: { kept: 'belongs to a VIP order' },
  vipImportRows: { after: 'expiresAt', hours: 0 },
  // A preview for a week, what was confirmed for half a year.
  vipImports: { after: 'expiresAt', hours: 0 },
  waitingJobs: { kept: 'a row goes once its job stands in the queue (platform/jobRelay.ts)' },
  warehouses: settings,
  webhookDeliveries: { after: 'at', hours: 30 * day },
  webhooks: settings,
  withdrawals: books,
  zones: settings,
};

/** Where files are named by id; the test compares it with the columns that there are. */
export const fileColumns: readonly `${keyof Schema}.${string}`[] = [
  'advances.receiptFileId',
  'announcements.fileIds',
  'aftersalesClaims.damageFileIds',
  'aftersalesClaims.purchaseFileIds',
  'aftersalesClaims.voucherFileId',
  'bankTransfers.voucherFileId',
  'comments.fileIds',
  'declarers.backFileId',
  'declarers.frontFileId',
  'guideArticles.fileIds',
  'identities.backFileId',
  'identities.frontFileId',
  'members.avatarFileId',
  'measurementDisputes.fileIds',
  'packageMeasurements.fileId',
  'packages.photoFileId',
  'parcelMeasurements.fileId',
  'parcelPhotos.fileId',
  'parcels.claimProofFileId',
  'pickupPoints.pictureFileId',
  'products.fileIds',
  'products.textFileIds',
  'purchaseLines.fileId',
  'serviceTasks.ownFileIds',
  'serviceTasks.resultFileIds',
  'services.fileIds',
  'problemPieces.fileIds',
  'problemPieces.proofFileIds',
  'sealedHistory.fileId',
  'shares.fileIds',
  'shops.iconFileId',
  'talkMessages.fileId',
  'withdrawals.accountFileId',
  'withdrawals.voucherFileId',
];

/**
 * Documents in which files are named by id: an order's signature, which stays (`files.for_good`), and an act while it waits for a
 * second person. Once it is decided, the files are where its tables name them. The test asks of every other document why it
 * names none.
 */
export const fileDocuments: Readonly<Partial<Record<`${keyof Schema}.${string}`, 'always' | 'pending'>>> = {
  'moneyActs.asked': 'pending',
  'orders.signProof': 'always',
};

/** Rows that go at once: a lock on each is held for a moment only. */
export const pieceOf = 500;

/** The tables of which rows go by themselves, but for files, whose bytes go with them. */
export const sweptTables = keysOf(tableEnds).filter(
  (table) => table !== 'files' && 'after' in (tableEnds[table] ?? {}),
);

function endOf(tx: Tx, table: keyof Schema) {
  const end = tableEnds[table];
  if (end === undefined || !('after' in end)) throw new Error(`${table} is kept`);
  return {
    column: end.after,
    other: end.or,
    before: new Date(Date.parse(tx.now) - end.hours * 3_600_000).toISOString(),
  };
}

/** A file that has been loose since before then is looked at. */
export const looseBefore = (tx: Tx): string => endOf(tx, 'files').before;

/** Of a table's rows those that need not be kept. */
function overIn(tx: Tx, table: keyof Schema) {
  const { column, other, before } = endOf(tx, table);
  const waits =
    table === 'outgoingMessages'
      ? sql`and not exists (select from outbox where outbox.shop_id = ${tx.shopId} and message_id = id)`
      : sql``;
  const over = sql`${sql.ref(column)} < ${before}`;
  const either = other === undefined ? over : sql`(${over} or ${sql.ref(other)} < ${before})`;
  return sql`from ${sql.table(table)} where shop_id = ${tx.shopId} and ${either} ${waits}`;
}

/** Whether there is anything in the shop that need not be kept; of the files, that may be named by nothing. */
export async function isAnythingOver(tx: Tx): Promise<boolean> {
  const pieces = [
    ...sweptTables.map((table) => overIn(tx, table)),
    sql`${overIn(tx, 'files')} and not for_good`,
  ];
  const arms = pieces.map((piece) => sql`(select 1 as one ${piece} limit 1)`);
  const statement = sql`select one from (${sql.join(arms, sql` union all `)}) as any_of limit 1`;
  return (await tx.maybe({ compile: () => statement.compile(db) })) !== undefined;
}

/** Takes one piece of what a table need not keep; answers how many rows that were. */
export async function sweepRows(tx: Tx, table: keyof Schema): Promise<number> {
  const statement = sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId} and ctid in (
    select ctid ${overIn(tx, table)} limit ${sql.lit(pieceOf)} for update skip locked)`;
  return tx.run({ compile: () => statement.compile(db) });
}
