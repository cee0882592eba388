import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { answerTalk } from './answerTalk.ts';
import { assignTalk } from './assignTalk.ts';
import { beginTalk } from './beginTalk.ts';
import { closeTalk } from './closeTalk.ts';
import { countUnreadTalk } from './countUnreadTalk.ts';
import { fillReadyAnswers } from './fillReadyAnswers.ts';
import { getAnswerTimes } from './getAnswerTimes.ts';
import { getChatFrame } from './getChatFrame.ts';
import { getChatSettings } from './getChatSettings.ts';
import { getCustomer } from './getCustomer.ts';
import { getTalk } from './getTalk.ts';
import { listReadyAnswers } from './listReadyAnswers.ts';
import { listTalkStaff } from './listTalkStaff.ts';
import { listTalks } from './listTalks.ts';
import { lookAtTalk } from './lookAtTalk.ts';
import { muteTalk } from './muteTalk.ts';
import { noteTalk } from './noteTalk.ts';
import { readTalk } from './readTalk.ts';
import { removeReadyAnswer } from './removeReadyAnswer.ts';
import { saveChatSettings } from './saveChatSettings.ts';
import { saveReadyAnswer } from './saveReadyAnswer.ts';
import { say } from './say.ts';
import { seeTalk } from './seeTalk.ts';
import { seeTalkByStaff } from './seeTalkByStaff.ts';
import { typeInTalk } from './typeInTalk.ts';
import { typeToCustomer } from './typeToCustomer.ts';
import { uploadToTalk } from './uploadToTalk.ts';

export const supportHandlers = {
  fillReadyAnswers,
  getAnswerTimes,
  listReadyAnswers,
  removeReadyAnswer,
  saveReadyAnswer,
  answerTalk,
  assignTalk,
  beginTalk,
  closeTalk,
  countUnreadTalk,
  getChatFrame,
  getChatSettings,
  getCustomer,
  getTalk,
  listTalkStaff,
  listTalks,
  lookAtTalk,
  muteTalk,
  noteTalk,
  readTalk,
  saveChatSettings,
  say,
  seeTalk,
  seeTalkByStaff,
  typeInTalk,
  typeToCustomer,
  uploadToTalk,
} satisfies Partial<Handlers<CallTable>>;
