import type { Client } from '@crossdock/contract/client.ts';
import type { Request } from '@crossdock/contract/table.ts';

export type ChatCustomer = Request<'getCustomer'>;

/** Reads the customer's identity from the frame's URL. Without a signature all of it is ignored. */
export function customerFromUrl(search: string): ChatCustomer | null {
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
export async function fetchCustomer(client: Client): Promise<ChatCustomer> {
  const { url } = await client.call('getChatFrame', {});
  return customerFromUrl(new URL(url, 'http://frame').search) ?? {};
}

/** The member's pass for the chat. It is valid for the session, so it is never stored. */
export async function fetchChatPass(client: Client): Promise<string> {
  const { pass } = await client.call('getCustomer', { ...(await fetchCustomer(client)), guest: '' });
  return pass;
}
