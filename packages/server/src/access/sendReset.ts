import { lang } from '@crossdock/contract/wire/values.ts';
import { z } from 'zod';
import { findMember } from '../members/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { rateLimit } from '../platform/throttle.ts';
import { perNumber, sendKeptCode } from './codes.ts';
import { placeOf } from './destination.ts';
import { codeToSend } from './secrets.store.ts';

export const sendResetJob = 'send-reset';

const asked = z.object({ ticket: z.uuid(), channel: z.enum(['phone', 'email']), lang, shopName: z.string() });

/**
 * Sends the code of a reset to its member, if it has one: apart from the call that asked for it, whose time would tell
 * who exists. Run again, it sends nothing more.
 */
export function resetJob(services: Pick<Services, 'config'>): JobDefinition {
  return {
    name: sendResetJob,
    run: (outside, data) => {
      const { ticket, channel, ...letter } = asked.parse(data);
      return outside.transact(async (tx) => {
        const code = await codeToSend(tx, 'reset', ticket);
        const [kind, memberId = ''] = code?.destination.split(':') ?? [];
        const member = kind === 'member' ? await findMember(tx, memberId) : undefined;
        if (!code || member?.status !== 'active') return;
        const to = placeOf(member, channel);
        if ((await rateLimit(tx, perNumber, to.key)) !== undefined) return;
        await sendKeptCode(
          tx,
          services,
          { id: ticket, purpose: 'reset', subject: code.destination },
          to,
          letter,
        );
      });
    },
  };
}
