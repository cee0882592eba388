import type { Handler } from '../platform/handler.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { failingChannels } from './store.ts';
import { maskedText } from './view.ts';

export const getMessageChannels: Handler<'getMessageChannels'> = async (tx, _actor, _input, { config }) => {
  const [settings, waiting] = await Promise.all([currentSettings(tx), failingChannels(tx)]);
  return {
    email: isMailOffered(config, settings),
    sms: settings.sms !== null,
    line: settings.linePush !== null,
    waiting: waiting.map(({ channel, count, failure }) => ({
      channel,
      count: Number(count),
      failure: maskedText(failure),
    })),
  };
};
