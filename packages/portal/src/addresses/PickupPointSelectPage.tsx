import { Page } from '@crossdock/ui/Page.tsx';
import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { Shell } from '../shell/Shell.tsx';
import { currentToken } from '../shell/session.ts';
import { PickupPointSearch } from './PickupPointSearch.tsx';
import { useSavedPickupPoints } from './useSavedPickupPoints.tsx';

export const Route = createFileRoute('/ztdSel')({
  staticData: { title: 'shell.route.ztdSel', action: 'address' },
  validateSearch: anyFilters,
  component: PickupPointSelectPage,
});

/** The page `/ztdSel`: lists the pickup points for everybody, without a login. */
function PickupPointSelectPage() {
  const member = currentToken() !== null;
  return (
    <Shell>
      <Page title={t('addresses.points')} intro={t('addresses.points.guest')}>
        {member ? <ForMember /> : <ForGuest />}
      </Page>
    </Shell>
  );
}

function ForMember() {
  const { badges, actions } = useSavedPickupPoints();
  return <PickupPointSearch badges={badges} actions={actions} />;
}

/** Remembers the point that a guest chose, so that it is still chosen after the login. */
function ForGuest() {
  return (
    <PickupPointSearch
      actions={({ code }) => (
        <LinkButton
          to="/login"
          search={{ redirect: `/addressZtd?words=${encodeURIComponent(code)}` }}
          look="soft"
          small
          text={t('addresses.point.choose')}
        />
      )}
    />
  );
}
