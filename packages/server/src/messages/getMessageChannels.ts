import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { waitingByWay } from './store.ts';
import { maskedText } from './view.ts';

export const getMessageChannels: Handler<'getMessageChannels'> = async (tx, _actor, _input, { config }) => {
  const [{ sms, linePush }, waiting] = await Promise.all([currentSettings(tx), waitingByWay(tx)]);
  return {
    email: config.SMTP_URL !== undefined,
    sms: sms !== null,
    line: linePush !== null,
    waiting: waiting.map(({ channel, count, failure }) => ({
      channel,
      count: Number(count),
      failure: maskedText(failure),
    })),
  };
};
