import { provider } from '../wire/call.ts';

/** Where LINE reports friends of the shop's official account, added and removed. */
export const lineEventsPath = 'messages/webhook/line';

export const lineEventCalls = {
  receiveLineEvents: provider.post(lineEventsPath, {
    summary: "What LINE says of the official account's friends, proven by its signature",
    body: 'raw',
    bodyAtMost: 256 * 1024,
    refusals: ['line.signatureWrong'],
  }),
};
