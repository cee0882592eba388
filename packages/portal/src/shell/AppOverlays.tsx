import { BusyOverlay } from '@crossdock/ui/BusyOverlay.tsx';
import { setDiscardQuestion } from '@crossdock/ui/discardQuestion.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { OfflineBanner } from '@crossdock/ui/OfflineBanner.tsx';
import { setTextRenderer } from '@crossdock/ui/renderText.ts';
import { TopMessages } from '@crossdock/ui/TopMessages.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useNetworkDown } from '@crossdock/web/networkWatch.ts';
import { useWorking } from '@crossdock/web/workInProgress.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { queryClient } from './api.ts';
import { t } from './i18n.ts';
import { Reauthentication } from './Reauthentication.tsx';
import { currentToken } from './session.ts';
import { withSupportLink } from './withSupportLink.tsx';

setTextRenderer(withSupportLink);

const UnsentEntriesNotice = lazy(() =>
  import('./UnsentEntriesNotice.tsx').catch(() => ({ default: () => null })),
);

setDiscardQuestion(() => ({
  question: t('shell.losing'),
  keep: t('shell.losing.keep'),
  lose: t('shell.losing.lose'),
}));

/** Says that there is no network, and how old the data on the screen is. */
function Offline() {
  const down = useNetworkDown();
  const atMs = useSyncExternalStore(subscribeToReads, oldestOnScreen);
  const formatting = useFormatting();
  const isToday = new Date(atMs).toDateString() === new Date().toDateString();
  const time = formatWhen(new Date(atMs).toISOString(), isToday ? 'time' : 'short', formatting);
  const asOf = atMs > 0 ? t('shell.offline.asOf', { time }) : '';
  return <OfflineBanner visible={down} text={asOf + t('shell.offline')} />;
}

const subscribeToReads = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** Returns the time of the oldest answer on the screen, in milliseconds; 0 if there is none. */
function oldestOnScreen(): number {
  const active = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = active.map(({ state }) => state.dataUpdatedAt).filter((atMs) => atMs > 0);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** Messages and dialogs that can appear over any page. They are loaded after the page itself. */
export default function AppOverlays() {
  return (
    <>
      <TopMessages />
      <Offline />
      {currentToken() === null ? null : (
        <Suspense>
          <UnsentEntriesNotice />
        </Suspense>
      )}
      <Reauthentication />
      <BusyOverlay page visible={useWorking()} label={t('shell.loading')} />
    </>
  );
}
