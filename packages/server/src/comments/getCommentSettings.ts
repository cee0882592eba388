import type { commentCalls } from '@crossdock/contract/comments/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getCommentSettings: Handler<(typeof commentCalls)['getCommentSettings']> = async (tx) => ({
  points: (await currentSettings(tx)).commentPoints,
});
