import { writingFor } from '@crossdock/domain/richText.ts';
import type { Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { nextAnnounced, nextConcerned, noteTold, takeAnnounced } from './tell.store.ts';

export const announceJob = 'tell-announcements';
const atOnce = 500;

/** Writes to the members whom an announcement concerns once it has begun, piece by piece, to each once. */
export function announcing(services: Services): JobDefinition {
  return {
    name: announceJob,
    isDue: async (tx) => (await nextAnnounced(tx)) !== undefined,
    run: async (outside, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      while (await outside.transact((tx) => tellSome(tx, shop)));
    },
  };
}

/** False where nothing is left to tell. */
async function tellSome(tx: Tx, shop: Shop): Promise<boolean> {
  const announced = await takeAnnounced(tx);
  if (announced === undefined) return false;
  const { id, texts, toldUpTo } = announced;
  const members = await nextConcerned(tx, id, toldUpTo, atOnce);
  const titleIn = (lang: 'zh' | 'tw' | 'en') => writingFor(texts, lang, shop.defaultLang)?.text.title ?? '';
  const params = { zh: titleIn('zh'), tw: titleIn('tw'), en: titleIn('en') };
  await notify(
    tx,
    systemActor(shop, announceJob),
    members.map((one) => ({ memberId: one.id, event: 'announcement.publish', subjectId: id, params })),
  );
  await noteTold(tx, id, members.at(-1)?.id ?? toldUpTo, members.length < atOnce);
  return true;
}
