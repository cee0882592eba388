import type { Person } from './world.ts';

type Client = Person['client'];

/** The query parameters of the chat frame's URL. */
export async function addressFor(client: Client) {
  const { url } = await client.call('getChatFrame', {});
  const given = new URL(url, 'http://x').searchParams;
  return {
    memberId: given.get('memberid') ?? '',
    memberName: given.get('membername') ?? '',
    timestamp: Number(given.get('timestamp')),
    sign: given.get('sign') ?? '',
  };
}
export const openSupportChat = async (client: Client, fields: { guest?: string } = {}) =>
  client.call('getCustomer', { ...(await addressFor(client)), ...fields });
export const sendChatText = (client: Client, pass: string, text: string, id = crypto.randomUUID()) =>
  client.call('say', { pass, id, text });
export const textsOf = async (client: Client, pass: string) =>
  (await client.call('readTalk', { pass })).messages.map(({ text }) => text);

/** Answers a talk as a clerk. */
export const answerBy = (by: Person, talkId: string, text: string) =>
  by.client.call('answerTalk', { talkId, id: crypto.randomUUID(), text });
