import { provider } from '../wire/call.ts';

/** The path to which LINE reports that members added or removed the shop's official account as a friend. */
export const lineEventsPath = 'messages/webhook/line';

export const lineEventCalls = {
  receiveLineEvents: provider.post(lineEventsPath, {
    summary: "What LINE says of the official account's friends, proven by its signature",
    body: 'raw',
    bodyAtMost: 256 * 1024,
    refusals: ['line.signatureWrong'],
  }),
};
