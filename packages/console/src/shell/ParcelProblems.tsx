import { Banner } from '@crossdock/ui/Banner.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** The problems of a parcel, settled or not; renders nothing if there are none. */
export function ParcelProblems({ parcelId, courierNumber }: { parcelId: string; courierNumber: string }) {
  const { data } = useCall(
    'listProblems',
    { shelf: 'all', parcelId, pageSize: 10 },
    { topics: ['problems'] },
  );
  return data?.list.map(({ id, type, state, description, overdue, registeredAt }) => (
    <Banner
      key={id}
      tone={state === 'resolved' ? 'info' : overdue ? 'danger' : 'warning'}
      title={[
        t(`problems.type.${type}`),
        t(`problems.shelf.${state}`),
        ...(overdue ? [t('problems.overdue')] : []),
      ].join(' · ')}
      action={
        <Link to="/problems" search={{ shelf: 'all', words: courierNumber }}>
          {t('problems.title')}
        </Link>
      }
    >
      {description} · <When iso={registeredAt} style="short" />
    </Banner>
  ));
}
