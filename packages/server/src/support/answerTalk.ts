import { refuse } from '@crossdock/contract/refusals.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { addMessage, changeTalk, findMessage, lockTalk, recordAnswerTime } from './store.ts';
import { messageOf } from './view.ts';

export const answerTalk: Handler<'answerTalk'> = async (
  tx,
  { staffId },
  { talkId, id, text, fileId },
  { config },
) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => lockTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  const read = async () => {
    const row = await findMessage(tx, talk.id, id);
    return row && messageOf(row, config.APP_SECRET, tx.now);
  };
  const known = await read();
  if (known !== undefined) return known;
  if (fileId === undefined && text === '') return refuse('support.empty', {}, 'text');
  if (fileId !== undefined && !(await isStaffFile(tx, fileId, 'talk')))
    return refuse('support.pictureUnknown', {}, 'fileId');
  await addMessage(tx, talk, { id, author: 'staff', staffId, text, fileId: fileId ?? null });
  if (talk.assignedTo === null) await changeTalk(tx, talk.id, { assignedTo: staffId });
  if (talk.waitingSince !== null) await recordAnswerTime(tx, staffId, talk.waitingSince);
  return (await read()) ?? refuse('row.notFound');
};
