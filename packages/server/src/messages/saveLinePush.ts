import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { mayBeNamed } from '../platform/outbound.ts';
import { isLineTokenKept, lineChannelView, saveLineChannel } from './linePush.ts';

export const saveLinePush: Handler<'saveLinePush'> = async (tx, actor, { line }, { config }) => {
  if (line !== null && !mayBeNamed(line.apiUrl, config.OUTBOUND_PRIVATE))
    return refuse('line.addressInvalid', {}, 'line.apiUrl');
  if (line !== null && line.token === undefined && !(await isLineTokenKept(tx)))
    return refuse('line.tokenNeeded', {}, 'line.token');
  await saveLineChannel(tx, encryptionWith(config.APP_SECRET), line);
  return { line: await lineChannelView(tx, line, actor.origin) };
};
