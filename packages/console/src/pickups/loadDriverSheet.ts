import type { Client } from '@crossdock/contract/client.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';

type Asked = Pick<Request<'listPickups'>, 'day' | 'driverId'>;

/** Loads all pages of a driver's list, because a printed sheet has no next page. */
export async function loadDriverSheet(
  client: Pick<Client, 'call'>,
  { day, driverId }: Asked,
  signal: AbortSignal,
): Promise<Output<'listPickups'>> {
  const asked = { shelf: 'planned', day, driverId, pageSize: 100 } as const;
  const first = await client.call('listPickups', asked, { signal });
  const list = [...first.list];
  let { next } = first;
  while (next !== null) {
    const page = await client.call('listPickups', { ...asked, after: next }, { signal });
    list.push(...page.list);
    next = page.next;
  }
  return { ...first, list };
}
