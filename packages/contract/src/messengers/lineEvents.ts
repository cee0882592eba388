import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput } from '../wire/values.ts';

/** Where LINE reports friends of the shop's official account, added and removed. */
export const lineEventsPath = 'messages/webhook/line';

export const lineEventCalls = {
  receiveLineEvents: call('POST', lineEventsPath, {
    by: 'provider',
    body: 'raw',
    bodyAtMost: 256 * 1024,
    summary: "What LINE says of the official account's friends, proven by its signature",
    input: emptyInput,
    output: doneAnswer,
    refusals: ['line.signatureWrong'],
  }),
};
