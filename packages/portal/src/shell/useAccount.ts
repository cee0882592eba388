import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { useLocation } from '@tanstack/react-router';
import { isNotedActing } from './acting.ts';
import { useCall } from './api.ts';
import { rowsFirst } from './firstReads.ts';
import { currentToken } from './session.ts';

/**
 * Who is logged in, as the server says it. A list shows its rows first; every other page asks at once, since a form waits to
 * know whose drafts it may read, and so does whoever acts as a member.
 */
export function useAccount() {
  const list = useLocation({ select: ({ pathname }) => rowsFirst.includes(pathname) });
  const shown = useFirstScreenShown();
  const enabled = shown || !list || isNotedActing(currentToken());
  return useCall('getMemberInfo', {}, { staleMs: 60_000, topics: ['members'], enabled }).data;
}
