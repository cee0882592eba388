import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { addMessage, findMessage, lockTalk } from './store.ts';
import { messageOf } from './view.ts';

export const noteTalk: Handler<'noteTalk'> = async (tx, { staffId }, { talkId, id, text }, { config }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => lockTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  if ((await findMessage(tx, talk.id, id)) === undefined)
    await addMessage(tx, talk, { id, author: 'note', staffId, text });
  const row = await findMessage(tx, talk.id, id);
  return row ? messageOf(row, config.APP_SECRET, tx.now) : refuse('row.notFound');
};
