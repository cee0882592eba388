import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { MailboxRefused, withInbox } from './imap.ts';
import { findShopMailbox } from './shopMailbox.ts';

const perStaff: ThrottleLimit = { bucket: 'mailbox-try', max: 30, windowSeconds: 900 };

export const tryMailbox = withPreparation<'tryMailbox'>()({
  look: async (tx, actor, _input, { config }) => {
    const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
    if (wait) return wait;
    return (await findShopMailbox(tx, encryptionWith(config.APP_SECRET))) ?? refuse('mailbox.notSet');
  },
  prepare: async (noTransaction, _actor, _input, { config }, access) => {
    try {
      return await withInbox(
        noTransaction,
        { ...access, privateToo: config.OUTBOUND_PRIVATE },
        async (client) => {
          const counted = await client.status('INBOX', { messages: true, unseen: true });
          const { messages = 0, unseen = 0 } = counted || {};
          return { messages, unseen };
        },
      );
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).slice(0, 200);
      return refuse(error instanceof MailboxRefused ? 'mailbox.refused' : 'mailbox.silent', { why });
    }
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});
