import { Banner } from '@crossdock/ui/Banner.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { callLabel } from '../shell/callLabel.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** Every owner sees a requested change of a rate or of a payout account before it takes effect. */
export function AwaitedRateChanges() {
  const concerned = useStaff().may('shop.write');
  const query = useCall(
    'listAdjustments',
    { state: 'pending', pageSize: 50 },
    { enabled: concerned, topics: ['adjustments'] },
  );
  const asked = query.data?.list.filter((act) => act.asked !== null) ?? [];
  if (asked.length === 0) return null;
  return (
    <Banner tone="warning" title={t('shops.rates')}>
      {asked.map((act) => (
        <p key={act.id}>
          {act.requestedBy}: {callLabel(act.asked?.call ?? '')} · <When iso={act.createdAt} />
        </p>
      ))}
      <p>{t('shops.rates.text')}</p>
      <Link to="/adjustments">{t('shops.rates.go')}</Link>
    </Banner>
  );
}
