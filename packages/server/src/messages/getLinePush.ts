import type { linePushCalls } from '@crossdock/contract/messages/line.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { isLineTokenKept } from './linePush.ts';

export const getLinePush: Handler<(typeof linePushCalls)['getLinePush']> = async (tx) => {
  const [{ linePush }, tokenKept] = await Promise.all([currentSettings(tx), isLineTokenKept(tx)]);
  return { line: linePush && { apiUrl: linePush.apiUrl, tokenKept } };
};
