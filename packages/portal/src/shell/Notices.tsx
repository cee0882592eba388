import { BusyOverlay } from '@crossdock/ui/BusyOverlay.tsx';
import { askBeforeLosing } from '@crossdock/ui/losingTexts.ts';
import { OfflineBanner } from '@crossdock/ui/OfflineBanner.tsx';
import { sayWith } from '@crossdock/ui/shownText.ts';
import { TopMessages } from '@crossdock/ui/TopMessages.tsx';
import { useNetworkDown } from '@crossdock/web/networkWatch.ts';
import { useWorking } from '@crossdock/web/workUnderWay.ts';
import { t } from './i18n.ts';
import { Proof } from './Proof.tsx';
import { withSupport } from './withSupport.tsx';

sayWith(withSupport);

askBeforeLosing(() => ({
  question: t('shell.losing'),
  keep: t('shell.losing.keep'),
  lose: t('shell.losing.lose'),
}));

/** Messages and dialogs that come up over any page; none is needed before the page itself is there. */
export default function Notices() {
  return (
    <>
      <TopMessages />
      <OfflineBanner visible={useNetworkDown()} text={t('shell.offline')} />
      <Proof />
      <BusyOverlay page visible={useWorking()} label={t('shell.loading')} />
    </>
  );
}
