import { lang } from '@crossdock/contract/wire/values.ts';
import { z } from 'zod';
import { findMember } from '../members/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { countTry } from '../platform/throttle.ts';
import { sendStoredCode } from './codes.ts';
import { memberDestination } from './destination.ts';
import { codeToSend } from './secrets.store.ts';

export const sendResetJob = 'send-reset';

const asked = z.object({ ticket: z.uuid(), channel: z.enum(['phone', 'email']), lang, shopName: z.string() });

/**
 * Strangers may request any number of codes if they do the captcha's work for each, so nobody can block the owner.
 * Guessing gets no easier: from the eleventh code of a day on, an account's codes are too long to guess.
 */
const resets = { bucket: 'reset-account', windowSeconds: 86_400 };
const [usualResets, usualDigits, manyDigits] = [10, 6, 10];

/**
 * Sends the code of a reset, if there is an account. This is a job, because the time of the call would reveal whether
 * the account exists. A second run of the job sends nothing.
 */
export function passwordResetJobDefinition(services: Pick<Services, 'config'>): JobDefinition {
  return {
    name: sendResetJob,
    run: (noTransaction, data) => {
      const { ticket, channel, ...letter } = asked.parse(data);
      return noTransaction.transact(async (tx) => {
        const code = await codeToSend(tx, 'reset', ticket);
        const [kind, memberId = ''] = code?.destination.split(':') ?? [];
        const member = kind === 'member' ? await findMember(tx, memberId) : undefined;
        if (!code || member?.status !== 'active') return;
        if (channel === 'email' && member.email === '') return;
        const { count } = await countTry(tx, resets, member.id);
        await sendStoredCode(
          tx,
          services,
          { id: ticket, purpose: 'reset', subject: code.destination },
          memberDestination(member, channel),
          { ...letter, digits: count > usualResets ? manyDigits : usualDigits },
        );
      });
    },
  };
}
