import { articlesMax } from '@crossdock/domain/guide/rules.ts';
import { z } from 'zod';
import { call, longBodyBytes } from '../wire/call.ts';
import { headline, localizedContent } from '../wire/localizedContent.ts';
import { doneAnswer, emptyInput, id, instant, lang } from '../wire/values.ts';

const count = z.number().int();
const version = z.number().int();

const saveArticleInput = z.strictObject({
  /** Missing for a new article at the end. */
  id: id.optional(),
  version: version.optional(),
  texts: localizedContent,
  shown: z.boolean(),
});

const row = z.object({
  id,
  version,
  ...headline,
  langs: z.array(lang),
  shown: z.boolean(),
  helpful: count,
  unhelpful: count,
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ArticleRow = z.infer<typeof row>;
const edited = row.extend({ texts: localizedContent });
export type EditedArticle = z.infer<typeof edited>;

export const guideCalls = {
  getGuide: call('GET', 'Member/GetArticleNoviceInfo', {
    by: 'guest',
    summary: 'List guide articles, search them, or get one',
    input: z.strictObject({
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      id: id.optional(),
    }),
    output: z.object({
      list: z.array(z.object({ id, ...headline })),
      /** Null if none was requested. */
      article: z
        .object({
          id,
          ...headline,
          html: z.string(),
          updatedAt: instant,
          /** My vote; null if I have not voted. */
          helpful: z.boolean().nullable(),
        })
        .nullable(),
    }),
  }),
  voteArticle: call('POST', 'Member/VoteArticle', {
    by: 'member',
    summary: 'Rate a guide article as helpful or not',
    input: z.strictObject({ id, helpful: z.boolean() }),
    output: doneAnswer,
  }),
  listArticles: call('GET', 'staff/guide', {
    by: 'staff',
    can: 'guide.write',
    summary: 'List all guide articles with votes, hidden ones too',
    input: emptyInput,
    output: z.object({ list: z.array(row) }),
  }),
  getEditedArticle: call('GET', 'staff/guide/one', {
    by: 'staff',
    can: 'guide.write',
    summary: 'An article as it is edited, in all its languages',
    input: z.strictObject({ id }),
    output: edited,
  }),
  saveArticle: call('POST', 'staff/guide/save', {
    by: 'staff',
    can: 'guide.write',
    bodyAtMost: longBodyBytes,
    summary: 'Write an article or change it; a new one comes last',
    input: saveArticleInput,
    output: edited,
    refusals: ['article.picture', 'guide.full'],
  }),
  orderArticles: call('POST', 'staff/guide/order', {
    by: 'staff',
    can: 'guide.write',
    summary: 'Reorder the guide articles',
    input: z.strictObject({ ids: z.array(id).max(articlesMax, 'field.tooMany') }),
    output: doneAnswer,
  }),
  removeArticle: call('POST', 'staff/guide/remove', {
    by: 'staff',
    can: 'guide.write',
    summary: 'Delete a guide article and its votes',
    input: z.strictObject({ id, version }),
    output: doneAnswer,
  }),
};
