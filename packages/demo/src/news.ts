import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import { withPictures } from '@crossdock/server/platform/richText.ts';
import { type DemoAnnouncement, demoAnnouncements } from './announcements/texts.ts';
import type { DemoBase } from './base.ts';
import { addressArticle, feesArticle, forbiddenGoodsArticle } from './guide/first.ts';
import {
  consolidationArticle,
  customsArticle,
  ezwayArticle,
  signingArticle,
  storageArticle,
} from './guide/later.ts';
import { type GuideText, toGuideContents } from './guideTexts.ts';
import { type PictureKind, storePictures } from './pictureFiles.ts';
import { Random } from './random.ts';
import { day, hour, iso } from './times.ts';

interface NewsOf extends DemoBase {
  readonly shopId: string;
  readonly code: string;
  readonly now: number;
  readonly files: FileStore;
}

const pictured: readonly PictureKind[] = ['post', 'bag', 'scale', 'packed', 'carton', 'papers'];

/** Inserts the beginner's guide, and announcements in every state, some of them read. */
export async function seedGuideAndAnnouncements(tx: Tx, of: NewsOf): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(44_000 + of.members.length);
  const owner = { shopId: of.shopId, staffId: of.staffIds.support, purpose: 'article' };
  const pictures = await storePictures(tx, random, of.files, owner, pictured, of.now - 60 * day);
  await insertGuide(tx, random, of, new Map(pictured.map((kind, index) => [kind, pictures[index] ?? ''])));
  await insertAnnouncements(tx, random, of);
}

/** Members of the Thai shop do not get texts in traditional Chinese. */
const ofShop = (code: string, { tw, zh, en }: GuideText): GuideText =>
  code === 'siam'
    ? { ...(zh ? { zh } : {}), ...(en ? { en } : {}) }
    : { ...(tw ? { tw } : {}), ...(zh ? { zh } : {}), ...(en ? { en } : {}) };

async function columnsOf(tx: Tx, notes: GuideText, pictureId?: string) {
  const clean = await toGuideContents(notes, pictureId);
  const texts = await withPictures(tx, clean);
  return { texts, fileIds: [...clean.fileIds] };
}

async function insertGuide(tx: Tx, random: Random, of: NewsOf, pictures: ReadonlyMap<PictureKind, string>) {
  const articles: readonly (readonly [GuideText, PictureKind])[] = [
    [addressArticle, 'post'],
    [forbiddenGoodsArticle, 'bag'],
    of.code === 'siam' ? [customsArticle, 'papers'] : [ezwayArticle, 'papers'],
    [feesArticle, 'scale'],
    [consolidationArticle, 'packed'],
    [storageArticle, 'bag'],
    [signingArticle, 'carton'],
  ];
  const at = of.now - 60 * day;
  const rows = await Promise.all(
    articles.map(async ([notes, kind], index) => ({
      shopId: of.shopId,
      id: random.idAt(at + index * hour),
      position: index + 1,
      ...(await columnsOf(tx, ofShop(of.code, notes), pictures.get(kind))),
      shown: true,
      createdAt: iso(at),
      updatedAt: iso(at + index * day),
      updatedBy: of.staffIds.support,
    })),
  );
  await insertRows(tx, 'guideArticles', rows);
  const votes = of.members.slice(1).flatMap((member) =>
    rows
      .filter(() => random.chance(0.2))
      .map(({ id }) => ({
        shopId: of.shopId,
        articleId: id,
        memberId: member.id,
        helpful: random.chance(0.85),
        votedAt: iso(Math.max(of.now - random.int(1, 50) * day, member.since + hour)),
      })),
  );
  await insertRows(tx, 'guideVotes', votes);
}

async function insertAnnouncements(tx: Tx, random: Random, of: NewsOf) {
  for (const one of demoAnnouncements) {
    const row = { ...rowOf(random, of, one), ...(await columnsOf(tx, ofShop(of.code, one.notes))) };
    await insertRows(tx, 'announcements', [row]);
    if (row.publishAt === null || Date.parse(row.publishAt) > of.now) continue;
    const from = Date.parse(row.publishAt);
    const end = row.endsAt === null ? of.now : Math.min(of.now, Date.parse(row.endsAt));
    const reads = of.members
      // The demo member has read and confirmed the mandatory announcements and has not read the others.
      .filter((_, index) => (index === 0 ? one.readSeconds !== undefined : random.chance(0.45)))
      .filter(({ since }) => since < end - day)
      .map((member) => {
        // A member reads an announcement only after joining and before it ends.
        const [first, last] = [Math.max(from, member.since), end];
        const at = iso(first + random.int(1, Math.max(2, Math.floor((last - first) / hour) - 1)) * hour);
        return {
          shopId: of.shopId,
          announcementId: row.id,
          memberId: member.id,
          firstOpenedAt: at,
          openedAt: at,
          acknowledgedAt:
            one.readSeconds === undefined ? null : iso(Date.parse(at) + (one.readSeconds + 4) * 1_000),
        };
      });
    await insertRows(tx, 'announcementReads', reads);
  }
  // Deletes reads by members who are not in the announcement's audience.
  await tx.raw(
    `delete from announcement_reads as read using announcements as one, members
     where read.shop_id = $1 and one.shop_id = $1 and members.shop_id = $1
       and one.id = read.announcement_id and members.id = read.member_id
       and one.levels <> '{}' and members.level <> all(one.levels)`,
    [tx.shopId],
  );
}

function rowOf(random: Random, of: NewsOf, one: DemoAnnouncement) {
  const written = of.now + Math.min(one.from ?? -1, 0) * day - 5 * hour;
  return {
    shopId: of.shopId,
    id: random.idAt(written),
    type: one.type,
    pinned: one.pinned ?? false,
    top: one.readSeconds !== undefined,
    readSeconds: one.readSeconds ?? 0,
    membersOnly: one.membersOnly ?? false,
    levels: [...(one.levels ?? [])],
    released: one.from !== null,
    publishAt: one.from === null ? null : iso(of.now + one.from * day),
    endsAt: one.until === undefined ? null : iso(of.now + one.until * day),
    createdAt: iso(written),
    updatedAt: iso(written),
    updatedBy: of.staffIds.support,
  };
}
