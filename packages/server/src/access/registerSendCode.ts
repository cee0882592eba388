import type { Handler } from '../platform/handler.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { sendContactCode } from './sendContactCode.ts';

/**
 * Sends a code for registering. Only a person who proves with the code that the destination is theirs learns whether it
 * belongs to a member.
 */
export const registerSendCode: Handler<'registerSendCode'> = async (tx, actor, input, services) =>
  (await shopNotOpenRefusal(tx, actor)) ?? sendContactCode(tx, actor, input, services, 'register');
