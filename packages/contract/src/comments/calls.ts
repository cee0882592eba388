import {
  commentPicturesMax,
  commentTags,
  commentTextMax,
  commentTypes,
  mostStars,
} from '@crossdock/domain/comments/rules.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import { id, instant, nothing, page, pageFields, text, whole } from '../wire/values.ts';
import { commentDeskCalls } from './desk.ts';

const count = z.number().int();

/** What everybody may read: who wrote it is a letter, or nobody. */
const commentView = z.object({
  id,
  stars: count,
  tags: z.array(z.enum(commentTags)),
  text: z.string(),
  pictures: z.array(pictureView),
  /** Empty: anonymous. */
  by: z.string(),
  createdAt: instant,
  channelName: z.string(),
  country: z.string(),
  /** From handing over to signing; null where nobody knows. */
  days: count.nullable(),
  answer: z.string(),
  answeredAt: instant.nullable(),
  /** Null on those of others: what only its writer is told. */
  mine: z
    .object({
      orderId: id,
      orderNumber: z.string(),
      anonymous: z.boolean(),
      points: count,
      /** Why the shop shows it to nobody else; null: it is shown. */
      hidden: z.string().nullable(),
    })
    .nullable(),
});
export type CommentView = z.infer<typeof commentView>;

export const addCommentInput = z.strictObject({
  orderId: id,
  stars: whole.min(1, 'comment.starsRequired').max(mostStars, 'field.tooBig'),
  tags: z.array(z.enum(commentTags)).max(commentTags.length, 'field.tooMany').default([]),
  text: text(commentTextMax),
  /** Pictures uploaded before, with the type `comment`. */
  fileIds: z
    .array(id)
    .max(commentPicturesMax, 'field.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, 'comment.pictureUnknown')
    .default([]),
  anonymous: z.boolean().default(false),
});

export const commentCalls = {
  ...commentDeskCalls,
  getCommentTypes: call('GET', 'Orders/GetCommenttype', {
    by: 'member',
    summary: 'List review tags by type, and the points per review',
    input: nothing,
    output: z.object({
      types: z.array(
        z.object({
          type: z.enum(commentTypes),
          name: z.string(),
          tags: z.array(z.object({ tag: z.enum(commentTags), name: z.string() })),
        }),
      ),
      points: count,
    }),
  }),
  addComment: call('POST', 'Orders/AddCommen', {
    by: 'member',
    idempotent: true,
    // Others choose by what members say: staff say nothing in their names.
    personal: true,
    summary: 'Review a delivered order, once',
    input: addCommentInput,
    output: commentView,
    refusals: ['comment.notSigned', 'comment.known', 'comment.pictureUnknown', 'comment.starsRequired'],
  }),
  getComments: call('GET', 'Orders/GetCommen', {
    by: 'member',
    summary: 'List reviews, newest first: mine, an order’s or a shipping method’s',
    input: z.strictObject({ orderId: id.optional(), channelId: id.optional(), ...pageFields }),
    output: page(commentView),
  }),
  listOrdersToComment: call('GET', 'Orders/GetOrdersToComment', {
    by: 'member',
    summary: 'List my delivered orders of the last half year without review',
    input: z.strictObject(pageFields),
    output: page(
      z.object({
        id,
        number: z.string(),
        signedAt: instant,
        channelName: z.string(),
        goodsNames: z.array(z.string()),
      }),
    ),
  }),
};
