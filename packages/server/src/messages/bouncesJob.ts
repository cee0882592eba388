import { join } from 'node:path';
import {
  faultOfReport,
  isBounce,
  isDeadAddress,
  isDeliverySuccess,
} from '@crossdock/domain/notices/bounces.ts';
import type { ImapFlow } from 'imapflow';
import { recordReport } from '../platform/awaitedReports.store.ts';
import { ProcessLimitExceeded, WorkerProcess } from '../platform/childProcesses.ts';
import type { Config } from '../platform/config.ts';
import { isConnectionError } from '../platform/connectionUnavailable.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { deleteBounce, recordBounce } from '../platform/mailBounces.store.ts';
import { findMessageBySignedId, shopMessageIdPart } from '../platform/messageIds.ts';
import { publish } from '../platform/realtime.ts';
import type { Services } from '../platform/services.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import type { ParsedBounceReport } from './bounceParser.ts';
import { type MailboxAccess, withInbox } from './imap.ts';
import { installationMailbox } from './installationMailbox.ts';
import {
  claimMailboxReading,
  findMail,
  hasSentMail,
  isMailboxReadDue,
  type MailboxOwner,
  mailboxReadState,
  nextMailboxReadAt,
  recordMailboxReading,
  startReadingPosition,
} from './mailbox.store.ts';
import { findShopMailbox } from './shopMailbox.ts';

export const bouncesJob = 'read-mail-bounces';
export const installationBouncesJob = 'read-installation-bounces';

const minuteMs = 60_000;
/**
 * The pause between readings of the mailbox, normally and after a failure. `held` is how long a process claims a
 * reading.
 */
const pausesMs = { well: 5 * minuteMs, failed: 15 * minuteMs, held: 10 * minuteMs } as const;
/** The most messages of one run. The first run begins `firstLooksBack` messages before the newest. */
const atMost = 50;
const firstLooksBack = 200;
/** The most bytes of a message that are read: the report comes first, and the returned message last. */
const longestBytes = 262_144;
const reportsWithinMs = 6 * 24 * 60 * minuteMs;

const child = new WorkerProcess({
  program: join(import.meta.dirname, 'bounceChildProcess.ts'),
  timeLimitMs: 5_000,
  heapMegabytes: 128,
});

/**
 * Jobs that read mailboxes for reports about the shop's mail: the shop's own mailbox and, each hour, the
 * installation's.
 */
export function mailBounceJobs({ config }: Services): JobDefinition[] {
  return [
    {
      name: bouncesJob,
      isDue: isMailboxReadDue,
      nextAt: nextMailboxReadAt,
      run: async (noTransaction) => {
        const taken = await noTransaction.transact(async (tx) => {
          const read = await claimMailboxReading(tx, tx.later(pausesMs.held));
          return read && (await findShopMailbox(tx, encryptionWith(config.APP_SECRET)));
        });
        if (taken === undefined) return;
        await readFrom(noTransaction, config, 'own', { ...taken, privateToo: config.OUTBOUND_PRIVATE });
        await noTransaction.transact((tx) => publish(tx, 'shop', null));
      },
    },
    {
      name: installationBouncesJob,
      hourly: true,
      isDue: async (tx) => config.IMAP_URL !== undefined && (await isSentByInstallation(tx)),
      run: async (noTransaction) => {
        const access = installationMailbox(config);
        if (access === undefined || !(await noTransaction.transact(isSentByInstallation))) return;
        await noTransaction.transact(startReadingPosition);
        await readFrom(noTransaction, config, 'installation', access);
      },
    },
  ];
}

/**
 * Whether the installation sent mail for the shop for which reports may still arrive; mail servers give up
 * after five days.
 */
async function isSentByInstallation(tx: Tx): Promise<boolean> {
  if ((await currentSettings(tx)).mail !== null) return false;
  return hasSentMail(tx, tx.earlier(reportsWithinMs));
}

/** Reads a mailbox. A failure is recorded, and reading is tried again later. */
async function readFrom(
  noTransaction: NoTransaction,
  { APP_SECRET: secret }: Config,
  which: MailboxOwner,
  access: MailboxAccess,
): Promise<void> {
  try {
    const more = await withInbox(noTransaction, access, (client) =>
      readNew(noTransaction, secret, which, client),
    );
    await noTransaction.transact((tx) =>
      recordMailboxReading(tx, which, {
        ...{ readAt: tx.now, failure: '' },
        dueAt: more ? tx.now : tx.later(pausesMs.well),
      }),
    );
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    await noTransaction.transact((tx) =>
      recordMailboxReading(tx, which, { failure, dueAt: tx.later(pausesMs.failed) }),
    );
  }
}

/**
 * Reads new messages, and answers whether there are more. Reports that were understood are flagged as seen;
 * nothing is moved or deleted.
 */
async function readNew(
  noTransaction: NoTransaction,
  secret: string,
  which: MailboxOwner,
  client: ImapFlow,
): Promise<boolean> {
  const inbox = client.mailbox;
  if (inbox === false) throw new Error('the inbox did not open');
  const uidValidity = String(inbox.uidValidity);
  const before = await noTransaction.transact((tx) => mailboxReadState(tx, which));
  const known = before?.uidValidity === uidValidity ? before.lastUid : null;
  const last = known ?? Math.max(0, inbox.uidNext - 1 - firstLooksBack);
  // In a mailbox shared by many shops, each shop searches for its own mail.
  const body =
    which === 'own'
      ? undefined
      : await noTransaction.transact(async (tx) => shopMessageIdPart(secret, tx.shopId));
  const query = { uid: `${last + 1}:*`, ...(body === undefined ? {} : { body }) };
  const found = (await client.search(query, { uid: true })) || [];
  const fresh = found.filter((uid) => uid > last).toSorted((a, b) => a - b);
  const place = (lastUid: number) =>
    noTransaction.transact((tx) => recordMailboxReading(tx, which, { uidValidity, lastUid }));
  if (fresh.length === 0) await place(last);
  for (const uid of fresh.slice(0, atMost)) {
    const mail = await client.fetchOne(String(uid), { source: { maxLength: longestBytes } }, { uid: true });
    const report = mail ? await reportIn(mail.source) : undefined;
    const ours = report && (await kept(noTransaction, secret, report));
    if (ours) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    await place(uid);
  }
  return fresh.length > atMost;
}

/** The report in a message. Undefined if it is no report, cannot be parsed, or costs too much to parse. */
async function reportIn(bytes: Uint8Array | undefined): Promise<ParsedBounceReport | undefined> {
  if (bytes === undefined) return undefined;
  try {
    return (await child.ask<{ report?: ParsedBounceReport }>({ bytes })).report;
  } catch (error) {
    if (error instanceof ProcessLimitExceeded) return undefined;
    throw error;
  }
}

/** Stores a report; a failure does not block the others. */
async function kept(
  noTransaction: NoTransaction,
  secret: string,
  report: ParsedBounceReport,
): Promise<boolean> {
  try {
    return await noTransaction.transact((tx) => keepReport(tx, secret, report));
  } catch (error) {
    if (isConnectionError(error)) throw error;
    return false;
  }
}

/**
 * Stores a report if it is about mail that we sent, which our signature in its returned headers proves.
 * Answers whether it is.
 */
async function keepReport(tx: Tx, secret: string, report: ParsedBounceReport): Promise<boolean> {
  const [id] = report.messageIds.flatMap((header) => findMessageBySignedId(secret, tx.shopId, header) ?? []);
  const mail = id === undefined ? undefined : await findMail(tx, id);
  if (mail === undefined) return false;
  if (isDeliverySuccess(report)) await deleteBounce(tx, mail.recipient);
  if (!isBounce(report)) return true;
  const { status, said } = report;
  const reason = said === '' ? status : said.startsWith(status) ? said : `${status} ${said}`;
  await recordReport(tx, mail.id, { event: 'bounce', fault: faultOfReport(status), said: reason });
  if (isDeadAddress(report)) await recordBounce(tx, { address: mail.recipient, status, reason });
  return true;
}
