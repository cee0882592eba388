import type { Lang } from '@crossdock/contract/wire/values.ts';
import { textForReader } from '@crossdock/domain/richText.ts';
import type { Tx } from '../platform/db.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import {
  type AnnouncementToNotify,
  announcementsToNotify,
  lockAnnouncementToNotify,
  nextAnnouncementAt,
  nextAudienceMembers,
  recordNotifiedUpTo,
} from './notify.store.ts';

export const announceJob = 'tell-announcements';
const atOnce = 500;

/** Notifies each member in an announcement’s audience once, in batches, after it starts. */
export function announcementNotifier(services: Services): JobDefinition {
  return dueSweep(services, {
    ...{ job: announceJob, name: 'tellAnnouncements', atOnce: 20 },
    take: announcementsToNotify,
    nextAt: nextAnnouncementAt,
    label: ({ texts }, { shop }) => titleIn(texts, shop.defaultLang, shop),
    each: async ({ noTransaction, actor, goOn }, { id }) => {
      while (goOn() && (await noTransaction.transact((tx) => tellSome(tx, actor, id))));
    },
  });
}

const titleIn = (texts: AnnouncementToNotify['texts'], lang: Lang, { defaultLang }: Shop): string =>
  textForReader(texts, lang, defaultLang)?.text.title ?? '';

/** Notifies some members; false if nobody is left to notify. */
async function tellSome(tx: Tx, actor: System, announcementId: string): Promise<boolean> {
  const announced = await lockAnnouncementToNotify(tx, announcementId);
  if (announced === undefined) return false;
  const { id, texts, toldUpTo } = announced;
  const members = await nextAudienceMembers(tx, id, toldUpTo, atOnce);
  const [zh, tw, en] = (['zh', 'tw', 'en'] as const).map((lang) => titleIn(texts, lang, actor.shop));
  const params = { zh: zh ?? '', tw: tw ?? '', en: en ?? '' };
  await notify(
    tx,
    actor,
    members.map((one) => ({ memberId: one.id, event: 'announcement.publish', subjectId: id, params })),
  );
  await recordNotifiedUpTo(tx, id, members.at(-1)?.id ?? toldUpTo, members.length < atOnce);
  return true;
}
