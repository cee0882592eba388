import type { Client } from '@crossdock/contract/client.ts';
import type { Request } from '@crossdock/contract/table.ts';

export type Who = Request<'getCustomer'>;

/** Reads the customer's identity from the frame's URL. Without a signature all of it is ignored. */
export function whoOf(search: string): Who | null {
  const given = new URLSearchParams(search);
  const sign = given.get('sign');
  if (!sign) return null;
  return {
    memberId: given.get('memberid') ?? '',
    memberName: given.get('membername') ?? '',
    timestamp: Number(given.get('timestamp')) || 0,
    sign,
  };
}

/** Asks the server for the customer's identity: the member of this session, or a guest. */
export async function askedWho(client: Client): Promise<Who> {
  const { url } = await client.call('getChatFrame', {});
  return whoOf(new URL(url, 'http://frame').search) ?? {};
}

/** The member's pass for the chat. It is valid for the session, so it is never stored. */
export async function memberPass(client: Client): Promise<string> {
  const { pass } = await client.call('getCustomer', { ...(await askedWho(client)), guest: '' });
  return pass;
}
