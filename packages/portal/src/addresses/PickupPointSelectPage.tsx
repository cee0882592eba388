import { Page } from '@crossdock/ui/Page.tsx';
import { Header } from '../shell/Header.tsx';
import { t } from '../shell/i18n.ts';
import { currentToken } from '../shell/session.ts';
import { PickupPointSearch } from './PickupPointSearch.tsx';

/** /ztdSel: the same points for everybody, before and without a login. */
export function PickupPointSelectPage() {
  return (
    <>
      <Header member={currentToken() !== null} />
      <main id="content">
        <Page title={t('addresses.points')} intro={t('addresses.points.guest')}>
          <PickupPointSearch />
        </Page>
      </main>
    </>
  );
}
