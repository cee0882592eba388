import { articlesMax } from '@crossdock/domain/guide/rules.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { contentContains } from '../platform/localizedContent.ts';
import { publish } from '../platform/realtime.ts';
import { deleteRows, findRow, fromShop, insertRow, putRow, updateInShop } from '../platform/rows.ts';
import type { GuideArticlesTable } from '../platform/schema.gen.ts';
import { staffName } from '../platform/staffName.ts';

/** The topic of the realtime events that make pages with the guide reload. */
const topic = 'guide';

const shownArticles = (tx: Tx) =>
  fromShop(tx, 'guideArticles', { shown: true })
    .select(['id', 'texts', 'updatedAt'])
    .orderBy('position')
    .orderBy('id')
    .limit(articlesMax);

export function listShownArticles(tx: Tx, words: string | undefined) {
  return tx.all(words ? shownArticles(tx).where(contentContains(words)) : shownArticles(tx));
}

export const findShownArticle = (tx: Tx, id: string) => tx.maybe(shownArticles(tx).where('id', '=', id));

export async function memberVote(tx: Tx, articleId: string, memberId: string): Promise<boolean | null> {
  const row = await findRow(tx, 'guideVotes', { articleId, memberId }, ['helpful']);
  return row?.helpful ?? null;
}

/** One vote per member: a new vote replaces the old one. */
export async function recordVote(
  tx: Tx,
  articleId: string,
  memberId: string,
  helpful: boolean,
): Promise<void> {
  const said = { helpful, votedAt: tx.now };
  await putRow(tx, 'guideVotes', { articleId, memberId }, said);
  await publish(tx, topic, null);
}

const votes = (tx: Tx, helpful: boolean) =>
  sql<number>`(select count(*) from guide_votes as one where one.shop_id = ${tx.shopId}
    and one.article_id = guide_articles.id and one.helpful = ${helpful})`;

const articles = (tx: Tx) =>
  fromShop(tx, 'guideArticles')
    .selectAll('guideArticles')
    .select([votes(tx, true).as('helpful'), votes(tx, false).as('unhelpful')])
    .select(staffName(tx, 'guideArticles.updatedBy', 'updatedByName'))
    .orderBy('position')
    .orderBy('guideArticles.id');

export const listAllArticles = (tx: Tx) => tx.all(articles(tx).limit(articlesMax));

export const findArticle = (tx: Tx, id: string) => tx.maybe(articles(tx).where('guideArticles.id', '=', id));
export type ArticleDeskRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

type Written = Pick<Insertable<GuideArticlesTable>, 'texts' | 'fileIds' | 'shown' | 'updatedBy'>;

/** Adds an article at the end. Undefined if the guide is full. */
export async function insertArticle(tx: Tx, written: Written): Promise<string | undefined> {
  const { n, last } = await tx.one(
    fromShop(tx, 'guideArticles').select(({ fn }) => [
      fn.countAll<number>().as('n'),
      sql<number>`coalesce(max(position), 0)`.as('last'),
    ]),
  );
  if (n >= articlesMax) return undefined;
  const id = newId();
  const at = { createdAt: tx.now, updatedAt: tx.now };
  const place = { shopId: tx.shopId, id, position: last + 1 };
  await insertRow(tx, 'guideArticles', { ...written, ...at, ...place });
  await publish(tx, topic, null);
  return id;
}

/** Saves an article; false if somebody else has changed it since. */
export async function changeArticle(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  written: Written,
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'guideArticles', { id, version: version ?? 0 })
      .set({ ...written, updatedAt: tx.now })
      .set(({ eb }) => ({ version: eb('version', '+', 1) })),
  );
  await publish(tx, topic, null);
  return changed > 0;
}

/**
 * Stores the order of all articles. False if the ids are not all articles, because somebody added or removed
 * one meanwhile.
 */
export async function saveArticleOrder(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx.all(fromShop(tx, 'guideArticles').select('id').orderBy('id').forUpdate());
  const places = new Set(ids);
  if (places.size !== ids.length || rows.length !== ids.length || rows.some(({ id }) => !places.has(id)))
    return false;
  await tx.run(
    updateInShop(tx, 'guideArticles').set({ position: sql<number>`array_position(${[...ids]}::uuid[], id)` }),
  );
  await publish(tx, topic, null);
  return true;
}

export async function deleteArticle(tx: Tx, id: string, version: number): Promise<boolean> {
  const gone = await deleteRows(tx, 'guideArticles', { id, version });
  await publish(tx, topic, null);
  return gone > 0;
}
