import { settings, type TableEnds } from '../platform/retention.ts';

export const messagesEnds = {
  mailBounces: { kept: 'a row goes when a code arrives there, or its member has another address' },
  mailboxReads: settings,
} satisfies TableEnds;
