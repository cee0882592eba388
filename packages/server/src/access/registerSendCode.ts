import type { Handler } from '../platform/handler.ts';
import { sendContactCode } from './sendContactCode.ts';

/**
 * Whether the destination belongs to a member is revealed only to somebody who proves, with the code, that it is
 * theirs.
 */
export const registerSendCode: Handler<'registerSendCode'> = (tx, actor, input, services) =>
  sendContactCode(tx, actor, input, services, 'register');
