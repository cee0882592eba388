import { BusyOverlay } from '@crossdock/ui/BusyOverlay.tsx';
import { askBeforeLosing } from '@crossdock/ui/losingTexts.ts';
import { OfflineBanner } from '@crossdock/ui/OfflineBanner.tsx';
import { sayWith } from '@crossdock/ui/shownText.ts';
import { TopMessages } from '@crossdock/ui/TopMessages.tsx';
import { useNetworkDown } from '@crossdock/web/networkWatch.ts';
import { useWorking } from '@crossdock/web/workUnderWay.ts';
import { lazy, Suspense } from 'react';
import { t } from './i18n.ts';
import { Proof } from './Proof.tsx';
import { currentToken } from './session.ts';
import { withSupport } from './withSupport.tsx';

sayWith(withSupport);

const UnsentNotice = lazy(() => import('./UnsentNotice.tsx').catch(() => ({ default: () => null })));

askBeforeLosing(() => ({
  question: t('shell.losing'),
  keep: t('shell.losing.keep'),
  lose: t('shell.losing.lose'),
}));

/** Messages and dialogs that can appear over any page. They are loaded after the page itself. */
export default function Notices() {
  return (
    <>
      <TopMessages />
      <OfflineBanner visible={useNetworkDown()} text={t('shell.offline')} />
      {currentToken() === null ? null : (
        <Suspense>
          <UnsentNotice />
        </Suspense>
      )}
      <Proof />
      <BusyOverlay page visible={useWorking()} label={t('shell.loading')} />
    </>
  );
}
