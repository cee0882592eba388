import { planNotice } from '@crossdock/domain/notices/plan.ts';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sendMessage } from '../platform/messages.ts';
import { noticesTopic } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import { runTraced } from '../platform/runTraced.ts';
import { findShopRow, shopHosts } from '../platform/shopSettings.ts';
import { ShopWorker } from '../platform/shopWorker.ts';
import { type BatchSweep, sweepInOneTransaction } from '../platform/sweeps.ts';
import { originOfDeferredWork, originWithLinks, type Tracer } from '../platform/tracer.ts';
import type { InTransaction } from '../platform/tx.ts';
import { messagesFor, noticeLink, summarizeNotices } from './compose.ts';
import {
  type DueMessage,
  dueSummaryRecipients,
  hasNoticesToSend,
  lockDueMessages,
  lockSummaryMessages,
  lockUnplannedNotices,
  markPlanned,
  markSkipped,
  markWritten,
  type NoticeToSend,
  nextNoticeAt,
  noticesById,
  type SummaryRecipient,
  storePlans,
  type UnplannedNotice,
} from './noticePlans.store.ts';
import { offeredChannels } from './offeredChannels.ts';
import { type Recipient, reachableChannels, recipientsOf } from './preferences.store.ts';
import { deleteOldNotices, hasOldNotices } from './store.ts';
import { shopTemplates } from './templates.store.ts';
import { noticeTextOf } from './view.ts';

const atOnce = 50;
const keptMs = 180 * 86_400_000;

/**
 * Decides by which channels and when each notification is sent, and creates the messages that are due. One
 * transaction changes a notification and creates its message, so that none is created twice, or lost when a process
 * ends.
 */
export function noticeSender(database: Database, config: Config, log: Logger, tracer?: Tracer): ShopWorker {
  return new ShopWorker(
    'notices',
    async (shopId, goOn) => {
      const shop: { readonly transact: InTransaction } = {
        transact: (work) => database.transact(shopId, work),
      };
      await sweepInOneTransaction(shop, planning(config), goOn);
      await sweepInOneTransaction(shop, writing(config, tracer), goOn);
      await sweepInOneTransaction(shop, gathering(config, tracer), goOn);
    },
    log,
  );
}

/** The facts that `planNotice` needs about this notification and member. */
const possible = (
  offered: Awaited<ReturnType<typeof offeredChannels>>,
  to: Recipient,
  { channels }: Told,
) => ({
  told: channels,
  offered,
  reachable: reachableChannels(to),
});
type Told = Pick<NoticeToSend, 'channels'>;

const planning = (config: Config): BatchSweep<UnplannedNotice> => ({
  name: 'planNotices',
  atOnce,
  take: lockUnplannedNotices,
  sign: ({ id, event }) => ({ id, label: event }),
  work: (tx, untold) => plan(tx, config, untold),
});

const writing = (config: Config, tracer?: Tracer): BatchSweep<DueMessage> => ({
  name: 'writeNotices',
  atOnce,
  take: lockDueMessages,
  sign: ({ notificationId, way }) => ({ id: `${notificationId}/${way}`, label: way }),
  work: (tx, due) => write(tx, config, tracer, due),
});

const gathering = (config: Config, tracer?: Tracer): BatchSweep<SummaryRecipient> => ({
  name: 'gatherNotices',
  atOnce,
  take: dueSummaryRecipients,
  sign: ({ memberId, way }) => ({ id: `${memberId}/${way}`, label: way }),
  work: async (tx, gatherers) => {
    for (const gatherer of gatherers) await writeSummary(tx, config, tracer, gatherer);
  },
});

async function plan(tx: Tx, config: Config, untold: readonly UnplannedNotice[]): Promise<void> {
  await markPlanned(tx, untold);
  const [offered, shop] = await Promise.all([offeredChannels(tx, config), findShopRow(tx)]);
  const recipients = await recipientsOf(tx, fieldOf(untold, 'memberId'), shop.timeZone);
  await storePlans(
    tx,
    untold.flatMap((row) => {
      const to = recipients.get(row.memberId);
      if (to === undefined) return [];
      const ways = planNotice(row.event, possible(offered, to, row), to.wishes, tx.now);
      const closed = ways.map(({ way }) => ({ way, skippedFor: 'memberClosed' as const }));
      return { id: row.id, memberId: to.id, ways: to.status === 'active' ? ways : closed };
    }),
  );
}

async function write(
  tx: Tx,
  config: Config,
  tracer: Tracer | undefined,
  due: readonly DueMessage[],
): Promise<void> {
  const desk = await deskFor(tx, config, due);
  for (const row of due) {
    const { to, notice } = await desk.stillWanted(row);
    if (notice === undefined || to === undefined) continue;
    const said = { ...desk.wordsFor(notice, to), event: notice.event };
    const left = { atMs: Date.parse(notice.createdAt), attempt: 1 };
    const telling = { ...facts(row.way), origin: originOfDeferredWork('job', notice.traceparent, left) };
    const link = noticeLink(desk.origin, notice.event, notice.subjectId);
    await runTraced(tracer, telling, () => desk.write([row], to, { ...said, link }));
  }
}

async function writeSummary(
  tx: Tx,
  config: Config,
  tracer: Tracer | undefined,
  { memberId, way }: SummaryRecipient,
): Promise<void> {
  const due = await lockSummaryMessages(tx, memberId, way);
  if (due.length === 0) return;
  const desk = await deskFor(tx, config, due);
  const wanted: { row: DueMessage; notice: NoticeToSend }[] = [];
  for (const row of due) {
    const { notice } = await desk.stillWanted(row);
    if (notice !== undefined) wanted.push({ row, notice });
  }
  const to = desk.recipients.get(memberId);
  if (to === undefined || wanted.length === 0) return;
  const words = wanted.map(({ notice }) => desk.wordsFor(notice, to));
  const origin = originWithLinks(
    'job',
    wanted.map(({ notice }) => notice.traceparent),
  );
  await runTraced(tracer, { ...facts(way), origin }, () =>
    desk.write(fieldOf(wanted, 'row'), to, summarizeNotices(way, words, to.lang, desk.origin)),
  );
}

/** The tracing attributes of writing a notification. */
const facts = (way: DueMessage['way']) => ({ name: 'write notice', facts: { 'crossdock.channel': way } });

/** Reads everything that is needed to write these messages, in one batch. */
async function deskFor(tx: Tx, config: Config, due: readonly DueMessage[]) {
  const [notices, offered, shop, [host]] = await Promise.all([
    noticesById(tx, due),
    offeredChannels(tx, config),
    findShopRow(tx),
    shopHosts(tx),
  ]);
  const events = [...notices.values()].map(({ event }) => event);
  const [recipients, own] = await Promise.all([
    recipientsOf(tx, fieldOf(due, 'memberId'), shop.timeZone),
    shopTemplates(tx, events),
  ]);
  return {
    recipients,
    origin: host === undefined ? null : `https://${host.host}`,
    wordsFor: (notice: NoticeToSend, { lang }: Recipient) =>
      noticeTextOf(notice.event, notice.params, lang, shop, own(notice.event, lang)),
    /**
     * Checks a due message again, because members may have changed their choices while it waited. Answers its
     * notification and recipient, or nothing if it is no longer to be sent.
     */
    async stillWanted(row: DueMessage) {
      const [notice, to] = [notices.get(row.notificationId), recipients.get(row.memberId)];
      if (notice === undefined || to === undefined) return {};
      const plan = planNotice(notice.event, possible(offered, to, notice), to.wishes, tx.now);
      const mine = plan.find(({ way }) => way === row.way) ?? { skippedFor: 'unreachable' as const };
      const skippedFor =
        to.status !== 'active' ? 'memberClosed' : 'skippedFor' in mine ? mine.skippedFor : undefined;
      if (skippedFor === undefined) return { notice, to };
      await markSkipped(tx, row, skippedFor);
      return {};
    },
    async write(rows: readonly DueMessage[], to: Recipient, said: Parameters<typeof messagesFor>[3]) {
      const [{ way } = { way: 'email' as const }] = rows;
      const ids: string[] = [];
      for (const message of messagesFor(way, to, shop.name, said, tx.now))
        ids.push(await sendMessage(tx, message));
      await markWritten(tx, rows, ids);
    },
  };
}

export const noticesJob = 'tell-notices';
export const deleteOldNoticesJob = 'forget-notices';

/**
 * The timed jobs write messages that are due, also those that a lost process did not write, and delete old
 * notifications every hour.
 */
export function noticeJobs(): JobDefinition[] {
  return [
    {
      name: noticesJob,
      isDue: hasNoticesToSend,
      nextAt: nextNoticeAt,
      run: (noTransaction) => noTransaction.transact((tx) => publish(tx, noticesTopic, null)),
    },
    {
      name: deleteOldNoticesJob,
      hourly: true,
      isDue: (tx) => hasOldNotices(tx, Date.parse(tx.now) - keptMs),
      run: async (noTransaction) => {
        while (await noTransaction.transact((tx) => deleteOldNotices(tx, Date.parse(tx.now) - keptMs)));
      },
    },
  ];
}
