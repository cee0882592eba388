import type { Handler } from '../platform/handler.ts';
import { sendContactCode } from './sendContactCode.ts';

/** Whether the place belongs to a member already is said only to whoever proves, with the code, that it is theirs. */
export const registerSendCode: Handler<'registerSendCode'> = (tx, actor, input, services) =>
  sendContactCode(tx, actor, input, services, 'register');
