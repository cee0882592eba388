import { commentTypeNames } from '@crossdock/contract/comments/texts.ts';
import { words } from '@crossdock/contract/comments/words.ts';
import { commentTypes, pointsForComment, tagsOfType } from '@crossdock/domain/comments/rules.ts';
import type { Handler } from '../platform/handler.ts';

export const getCommentTypes: Handler<'getCommentTypes'> = async (_tx, { lang, shop }) => ({
  types: commentTypes.map((type) => ({
    type,
    name: commentTypeNames[type][lang],
    tags: tagsOfType(type).map((tag) => ({ tag, name: words[`comments.tag.${tag}`][lang] })),
  })),
  points: pointsForComment(shop.settings),
});
