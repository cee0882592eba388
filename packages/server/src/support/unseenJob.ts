import { unseenAnswerMs } from '@crossdock/domain/support/talks.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { changeTalk, firstUnseenConversation, lockUnseenTalks, nextUnseenAnswerAt } from './store.ts';

export const unseenAnswersJob = 'tell-of-answers';

/** Every minute: notifies members, once, who left the chat before the answer came. */
export function unseenAnswerNotices(services: Services): JobDefinition {
  return {
    name: unseenAnswersJob,
    isDue: async (tx) => (await firstUnseenConversation(tx, tx.earlier(unseenAnswerMs))).length > 0,
    nextAt: (tx) => nextUnseenAnswerAt(tx, unseenAnswerMs),
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const actor = systemActor(shop, unseenAnswersJob);
      const turn = new TimeSlice();
      await sweepInOneTransaction(
        noTransaction,
        {
          name: 'tellOfAnswers',
          atOnce: 50,
          take: (tx, most) => lockUnseenTalks(tx, tx.earlier(unseenAnswerMs), most),
          sign: ({ id }) => ({ id, label: '' }),
          work: async (tx, unseen) => {
            for (const { id, staffSeq } of unseen) await changeTalk(tx, id, { toldSeq: staffSeq });
            await notify(
              tx,
              actor,
              unseen.map(({ id, lastText }) => ({
                memberId: id,
                event: 'support.answer',
                subjectId: id,
                params: { answer: lastText },
              })),
            );
          },
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
