import { articlesMax } from '@crossdock/domain/guide/rules.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { guest, longBodyBytes, member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { headline, localizedContent } from '../wire/localizedContent.ts';
import { count, id, instant, lang, plain } from '../wire/values.ts';

const version = count;

const saveArticleInput = z.strictObject({
  /** Omitted for a new article, which is added at the end. */
  id: plain.optionalId,
  version: version.optional(),
  texts: localizedContent,
  shown: plain.yesNo,
});

const row = z.object({
  id,
  version,
  ...headline,
  langs: z.array(lang),
  shown: plain.yesNo,
  helpful: count,
  unhelpful: count,
  updatedAt: instant,
  updatedBy: plain.text,
});
export type ArticleRow = z.infer<typeof row>;
const edited = row.extend({ texts: localizedContent });
export type EditedArticle = z.infer<typeof edited>;

export const guideCalls = {
  getGuide: guest.get('Member/GetArticleNoviceInfo', {
    summary: 'List guide articles, search them, or get one',
    input: z.strictObject({
      words: searchWords,
      id: plain.optionalId,
    }),
    output: z.object({
      list: z.array(z.object({ id, ...headline })),
      /** The requested article; null if none was requested. */
      article: z
        .object({
          id,
          ...headline,
          html: plain.text,
          updatedAt: instant,
          /** The reader's vote; null if they have not voted. */
          helpful: plain.yesNo.nullable(),
        })
        .nullable(),
    }),
  }),
  voteArticle: member.post('Member/VoteArticle', {
    summary: 'Rate a guide article as helpful or not',
    input: z.strictObject({ id, helpful: plain.yesNo }),
  }),
  listArticles: staff('guide.write').get('staff/guide', {
    summary: 'List all guide articles with votes, hidden ones too',
    output: listOf(row),
  }),
  getEditedArticle: staff('guide.write').byId.get('staff/guide/one', {
    summary: 'An article as it is edited, in all its languages',
    output: edited,
  }),
  saveArticle: staff('guide.write').post('staff/guide/save', {
    summary: 'Write an article or change it; a new one comes last',
    bodyAtMost: longBodyBytes,
    input: saveArticleInput,
    output: edited,
    refusals: ['article.picture', 'guide.full'],
  }),
  orderArticles: staff('guide.write').post('staff/guide/order', {
    summary: 'Reorder the guide articles',
    input: z.strictObject({ ids: z.array(id).max(articlesMax, 'field.tooMany') }),
  }),
  removeArticle: staff('guide.write').post('staff/guide/remove', {
    summary: 'Delete a guide article and its votes',
    input: z.strictObject({ id, version }),
  }),
};
