import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { lineChannelView } from './linePush.ts';

export const getLinePush: Handler<'getLinePush'> = async (tx, actor) => ({
  line: await lineChannelView(tx, (await currentSettings(tx)).linePush, actor.origin),
});
