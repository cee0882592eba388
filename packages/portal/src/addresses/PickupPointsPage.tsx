import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconBookmark, IconStarFilled } from '@tabler/icons-react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PickupPointSearch } from './PickupPointSearch.tsx';

/** Pickup points, of which a member saves some and makes one the default. */
export function PickupPointsPage() {
  const saved = useCall('listMyPickupPoints', {}, { topics: ['addresses'] });
  const stale = ['listMyPickupPoints', 'getDefaultPickupPoint'] as const;
  const choose = useSubmit('setDefaultPickupPoint', {
    refreshes: [...stale],
    onDone: () => showMessage('success', t('addresses.point.chosen')),
  });
  const forget = useSubmit('forgetPickupPoint', { refreshes: [...stale] });
  const mine = new Map((saved.data?.list ?? []).map((point) => [point.id, point.isDefault]));
  return (
    <Page title={t('addresses.points')} intro={t('addresses.points.intro')}>
      <PickupPointSearch
        badges={({ id }) =>
          mine.get(id) ? (
            <StatusBadge tone="info" icon={IconStarFilled} label={t('addresses.default')} />
          ) : mine.has(id) ? (
            <StatusBadge tone="neutral" icon={IconBookmark} label={t('addresses.point.saved')} />
          ) : null
        }
        actions={({ id }) => (
          <>
            {mine.get(id) ? null : (
              <Button small look="soft" busy={choose.busy} onClick={() => void choose.submit({ id })}>
                {t('addresses.makeDefault')}
              </Button>
            )}
            {mine.has(id) ? (
              <Button small look="plain" busy={forget.busy} onClick={() => void forget.submit({ id })}>
                {t('addresses.point.forget')}
              </Button>
            ) : null}
          </>
        )}
      />
    </Page>
  );
}
