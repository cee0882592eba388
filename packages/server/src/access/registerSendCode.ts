import type { Handler } from '../platform/handler.ts';
import { notOpenYet } from '../platform/notOpenYet.ts';
import { sendContactCode } from './sendContactCode.ts';

/**
 * Whether the destination belongs to a member is revealed only to somebody who proves, with the code, that it is
 * theirs.
 */
export const registerSendCode: Handler<'registerSendCode'> = async (tx, actor, input, services) =>
  (await notOpenYet(tx, actor)) ?? sendContactCode(tx, actor, input, services, 'register');
