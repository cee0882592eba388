import { shippingObstacle } from '@crossdock/domain/parcels/obstacles.ts';
import { isOnHand } from '@crossdock/domain/parcels/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Grid, Muted, Row, Split } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { RecordHistory } from '@crossdock/ui/RecordHistory.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { parcelStyles } from '@crossdock/web/parcelStyles.ts';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Advances } from '../shell/Advances.tsx';
import { useCall, useFilters } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { mergeRulesOf, toMergeCandidate } from '../shell/merging.ts';
import { ServicesOfParcel } from '../shell/OrderedServiceList.tsx';
import { ParcelProblems } from '../shell/ParcelProblems.tsx';
import { ReturnLink } from '../shell/ReturnLink.tsx';
import { courierName } from './courierName.ts';
import type { ParcelDetail } from './detail.ts';
import { ParcelDeclarationActions } from './ParcelDeclarationActions.tsx';
import { ParcelFacts } from './ParcelFacts.tsx';
import { ParcelPictures } from './ParcelPictures.tsx';
import { PurchaseVoucher } from './PurchaseVoucher.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StoragePanel } from './StoragePanel.tsx';

/**
 * One parcel of the member: its state, pictures, weight and storage fee. The route passes in `measured`, which
 * renders the warehouse's measurements and is shown once the parcel has arrived.
 */
export function ParcelPage({ measured }: { measured: (parcelId: string) => ReactNode }) {
  const { id = '' } = useParams({ strict: false });
  const [{ returnTo }] = useFilters<{ returnTo?: string }>();
  const parcel = useCall('getParcel', { id }, { topics: ['parcels'] });
  const number = parcel.data?.courierNumber ?? '';
  return (
    <Page
      title={number ? t('parcels.detail.title', { number }) : t('shell.route.parcel')}
      back={
        returnTo === undefined ? <BackLink to="/myBag" text={t('parcels.detail.back')} /> : <ReturnLink />
      }
    >
      <Loaded query={parcel} skeleton={{ rows: 3, heightPx: 200 }}>
        {(data) => <ParcelBody parcel={data} measured={data.arrivedAt === null ? null : measured(data.id)} />}
      </Loaded>
    </Page>
  );
}

/** Whether the parcel can be sent now, and whether the shop still has to photograph it first. */
function useSending(parcel: ParcelDetail): { readonly ready: boolean; readonly lacksPicture: boolean } {
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  if (!goods.data) return { ready: false, lacksPicture: false };
  const candidate = toMergeCandidate(parcel);
  return {
    ready: shippingObstacle(candidate, mergeRulesOf(goods.data)) === undefined,
    lacksPicture: isOnHand(parcel.state) && !candidate.hasPictures && goods.data.picturesNeeded,
  };
}

function ParcelBody({ parcel, measured }: { parcel: ParcelDetail; measured: ReactNode }) {
  const { ready, lacksPicture } = useSending(parcel);
  return (
    <>
      <Row gap={8} wrap align="center">
        <StateBadge state={parcel.state} />
        <Muted>{courierName(parcel.courier)}</Muted>
        <CopyButton
          text={parcel.courierNumber}
          label={t('parcels.detail.copy')}
          copiedLabel={t('shell.copied')}
        />
      </Row>
      {parcel.arrivedAt === null ? null : <ParcelProblems parcelId={parcel.id} />}
      {lacksPicture ? (
        <Banner tone="warning" title={t('parcels.detail.noPicture')}>
          {t('parcels.detail.noPicture.text')}
        </Banner>
      ) : null}
      <ParcelDeclarationActions parcel={parcel} />
      <Split columns="1.4fr 1fr" gap={20} alignContent="start" minWidth={0} from="desktop">
        <Grid gap={16} alignContent="start" minWidth={0}>
          <ParcelPictures parcel={parcel} />
          {parcel.storage ? <StoragePanel storage={parcel.storage} pauses={parcel.pauses} /> : null}
          <ServicesOfParcel parcel={parcel} />
          {parcel.arrivedAt === null ? null : <Advances bearer={{ of: 'parcel', id: parcel.id }} />}
          <ParcelFacts parcel={parcel} />
          {measured}
          <PurchaseVoucher parcel={parcel} />
        </Grid>
        <Grid gap={16} alignContent="start" minWidth={0}>
          <RecordHistory
            title={t('parcels.detail.timeline')}
            steps={parcel.timeline}
            entry={({ event, state, by, why }) => ({
              title: t(`parcels.event.${event}`),
              text: [t(`parcels.by.${by}`), why].filter(Boolean).join(' · '),
              icon: parcelStyles[state].icon,
            })}
          />
        </Grid>
      </Split>
      {ready ? (
        <StickyAction>
          <LinkButton
            to="/consolidate"
            search={{ parcels: parcel.id }}
            full
            text={t('parcels.detail.send')}
          />
        </StickyAction>
      ) : null}
    </>
  );
}
