import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { useLocation } from '@tanstack/react-router';
import { isStoredActingToken } from './acting.ts';
import { useCall } from './api.ts';
import { pagesShowingRowsFirst } from './firstReads.ts';
import { currentToken } from './session.ts';

/**
 * The logged-in member as the server knows them. On a list page this is loaded after the rows. Every other page loads
 * it at once, because forms need it to find the right drafts. For staff who act as a member, every page loads it at
 * once.
 */
export function useAccount() {
  const list = useLocation({ select: ({ pathname }) => pagesShowingRowsFirst.includes(pathname) });
  const shown = useFirstScreenShown();
  const enabled = shown || !list || isStoredActingToken(currentToken());
  return useCall('getMemberInfo', {}, { staleMs: 60_000, topics: ['members'], enabled }).data;
}
