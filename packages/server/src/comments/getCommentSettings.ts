import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getCommentSettings: Handler<'getCommentSettings'> = async (tx) => ({
  points: (await currentSettings(tx)).commentPoints,
});
