import type { contactCalls } from '@crossdock/contract/shops/contact.ts';
import type { Handlers } from '../platform/handler.ts';
import { getContact } from './getContact.ts';
import { saveContact } from './saveContact.ts';

export const contactHandlers: Handlers<typeof contactCalls> = { getContact, saveContact };
