import { refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { talkNow } from './desk.store.ts';
import { addMessage, findMessage, lockTalk } from './store.ts';
import { messageOf } from './view.ts';

export const noteTalk: Handler<(typeof supportCalls)['noteTalk']> = async (
  tx,
  { staffId },
  { talkId: asked, id, text },
  { config },
) => {
  const talkId = await talkNow(tx, asked);
  const talk = await lockTalk(tx, talkId);
  if (talk === undefined) return refuse('row.notFound');
  if ((await findMessage(tx, talkId, id)) === undefined)
    await addMessage(tx, talk, { id, author: 'note', staffId, text });
  const row = await findMessage(tx, talkId, id);
  return row ? messageOf(row, config.APP_SECRET, tx.now) : refuse('row.notFound');
};
