import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addComment } from './addComment.ts';
import { answerComment } from './answerComment.ts';
import { getCommentSettings } from './getCommentSettings.ts';
import { getComments } from './getComments.ts';
import { getCommentTypes } from './getCommentTypes.ts';
import { hideComment } from './hideComment.ts';
import { listComments } from './listComments.ts';
import { listOrdersToComment } from './listOrdersToComment.ts';
import { saveCommentSettings } from './saveCommentSettings.ts';
import { showComment } from './showComment.ts';

export const commentHandlers = {
  addComment,
  answerComment,
  getCommentSettings,
  getCommentTypes,
  getComments,
  hideComment,
  listComments,
  listOrdersToComment,
  saveCommentSettings,
  showComment,
} satisfies Partial<Handlers<CallTable>>;
