import { commentTypeNames } from '@crossdock/contract/comments/texts.ts';
import { words } from '@crossdock/contract/comments/words.ts';
import { commentTypes, pointsForComment, tagsOfType } from '@crossdock/domain/comments/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import {
  commentsFor,
  countUnansweredComments,
  ordersToComment,
  ratingOfShop,
  searchComments,
} from './store.ts';
import { commentOf, commentViewContext } from './view.ts';

export const getCommentSettings: Handler<'getCommentSettings'> = async (tx) => ({
  points: (await currentSettings(tx)).commentPoints,
});

export const getCommentTypes: Handler<'getCommentTypes'> = async (_tx, { lang, shop }) => ({
  types: commentTypes.map((type) => ({
    type,
    name: commentTypeNames[type][lang],
    tags: tagsOfType(type).map((tag) => ({ tag, name: words[`comments.tag.${tag}`][lang] })),
  })),
  points: pointsForComment(shop.settings),
});

export const getComments: Handler<'getComments'> = async (tx, actor, input, services) => {
  const page = await commentsFor(tx, actor.memberId, input);
  const reader = commentViewContext(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => commentOf(row, reader)) };
};

export const listComments: Handler<'listComments'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, rating, open] = await Promise.all([
    searchComments(tx, { ...input, made }),
    ratingOfShop(tx),
    countUnansweredComments(tx),
  ]);
  const reader = commentViewContext(actor, services, tx.now);
  return {
    ...page,
    rating,
    open,
    list: page.list.map((row) => ({
      ...row,
      ...commentOf(row, reader),
      answeredBy: row.answeredByName,
      hiddenBy: row.hiddenByName,
    })),
  };
};

/** How long after delivery an order is offered for a review. */
const askedMs = 180 * 86_400_000;

export const listOrdersToComment: Handler<'listOrdersToComment'> = async (tx, { memberId, lang }, input) => {
  const since = tx.earlier(askedMs);
  const page = await ordersToComment(tx, memberId, since, input);
  return {
    ...page,
    list: page.list.map(({ id, number, signedAt, goodsNames, ...names }) => ({
      id,
      number,
      signedAt: signedAt ?? tx.now,
      channelName: names[lang],
      goodsNames,
    })),
  };
};
