import { serviceableParcelStates } from '@crossdock/domain/services/states.ts';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ServiceForm } from './ServiceForm.tsx';

/** Orders a service for one parcel. */
export function NewServicePage({ parcelId, invoice }: { parcelId: string; invoice: ReactNode }) {
  const parcel = useCall('getParcel', { id: parcelId }, { topics: ['parcels'] });
  const number = parcel.data?.courierNumber ?? '';
  return (
    <Page
      title={t('services.new')}
      intro={parcel.data ? parcel.data.goodsName || number : undefined}
      back={<BackLink to="/myBag/$id" params={{ id: parcelId }} text={t('services.ofParcel', { number })} />}
    >
      <Loaded query={parcel}>
        {(one) =>
          serviceableParcelStates.includes(one.state) ? (
            <Asking parcel={one} invoice={invoice} />
          ) : (
            <EmptyState picture="parcels" title={t('services.notHere')} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Asking({
  parcel,
  invoice,
}: {
  invoice: ReactNode;
  parcel: { id: string; courierNumber: string; orderId: string | null; weightG: number | null };
}) {
  const offered = useCall('listOfferedServices', {}, { topics: ['wallet'], unkept: true });
  const before = useCall(
    'listServicesOfParcel',
    { courierNumber: parcel.courierNumber },
    { topics: ['services'] },
  );
  return (
    <Loaded query={combineQueries(offered, before)}>
      {([{ list, balanceMinor }, { freePhotosLeft }]) => {
        const here = list.filter(({ places }) => places.includes('parcel'));
        return here.length === 0 ? (
          <EmptyState picture="soon" title={t('services.noneOffered')} />
        ) : (
          <ServiceForm {...{ parcel, balanceMinor, freePhotosLeft, invoice }} services={here} />
        );
      }}
    </Loaded>
  );
}
