import { settings, type TableRetention } from '../platform/retention.ts';

export const messagesRetention = {
  mailBounces: { kept: 'a row goes when a code arrives there, or its member has another address' },
  mailboxReads: settings,
} satisfies TableRetention;
