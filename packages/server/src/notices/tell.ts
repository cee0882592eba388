import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sendMessage } from '../platform/messages.ts';
import { noticesTopic } from '../platform/notices.ts';
import { dialled } from '../platform/phoneNumbers.ts';
import { publish } from '../platform/realtime.ts';
import { findShopRow, hostsOf } from '../platform/shopSettings.ts';
import { ShopWorker } from '../platform/shopWorker.ts';
import { offeredChannels } from './offeredChannels.ts';
import { forgetOld, isAnybodyUntold, takeUntold } from './store.ts';
import { pageOf, wordsOf } from './view.ts';

const atOnce = 50;
const keptMs = 180 * 86_400_000;

/** Writes mail and text messages about what members are told, by the ways that shop and member both want. */
export function noticeTeller(database: Database, config: Config, log: Logger): ShopWorker {
  return new ShopWorker(
    'notices',
    async (shopId, goOn) => {
      while (goOn()) if ((await database.transact(shopId, (tx) => tellSome(tx, config))) < atOnce) return;
    },
    log,
  );
}

async function tellSome(tx: Tx, config: Config): Promise<number> {
  const untold = await takeUntold(tx, atOnce);
  if (untold.length === 0) return 0;
  const [offered, shop, [host]] = await Promise.all([
    offeredChannels(tx, config),
    findShopRow(tx),
    hostsOf(tx),
  ]);
  for (const row of untold) {
    const event = row.event;
    const words = wordsOf(event, row.params, row.lang, shop.currency);
    const wanted = offered.filter(
      (channel) => row.channels.includes(channel) && row.noticeChannels.includes(channel),
    );
    if (row.status !== 'active') continue;
    const link = host === undefined ? '' : `\n\nhttps://${host.host}${pageOf(event, row.subjectId)}`;
    for (const channel of wanted)
      await sendMessage(tx, {
        channel,
        recipient: channel === 'email' ? row.email : dialled(row.areaCode, row.phone),
        subject: `${shop.name}：${words.title}`,
        body: channel === 'email' ? `${words.text}${link}` : `【${shop.name}】${words.text}`,
        secret: false,
      });
  }
  return untold.length;
}

export const noticesJob = 'tell-notices';

/** By the clock: sends what a lost process left unsent, and deletes old notices. */
export function noticeJobs(): JobDefinition[] {
  return [
    {
      name: noticesJob,
      cron: '* * * * *',
      run: (outside) =>
        outside.transact(async (tx) => {
          if (await isAnybodyUntold(tx)) await publish(tx, noticesTopic, null);
          await forgetOld(tx, Date.parse(tx.now) - keptMs);
        }),
    },
  ];
}
