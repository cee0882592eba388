import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import { isAtHand } from '@crossdock/domain/parcels/merge.ts';
import { isOnHand } from '@crossdock/domain/parcels/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { parcelStyles } from '@crossdock/web/parcelStyles.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Advances } from '../shell/Advances.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { WorkOnParcel } from '../shell/OrderedWork.tsx';
import { ParcelProblems } from '../shell/ParcelProblems.tsx';
import { courierName } from './courierName.ts';
import type { ParcelDetail } from './detail.ts';
import classes from './Parcel.module.css';
import { ParcelFacts } from './ParcelFacts.tsx';
import { ParcelOwnActions } from './ParcelOwnActions.tsx';
import { ParcelPictures } from './ParcelPictures.tsx';
import { PurchaseVoucher } from './PurchaseVoucher.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StoragePanel } from './StoragePanel.tsx';

/** One parcel of mine: where it is, how it looks, what it weighs, what its shelf costs. `measured` is put in by the route. */
export function ParcelPage({ measured }: { measured: (parcelId: string) => ReactNode }) {
  const { id = '' } = useParams({ strict: false });
  const parcel = useCall('getParcel', { id }, { topics: ['parcels'] });
  const number = parcel.data?.courierNumber ?? '';
  return (
    <Page
      title={number ? t('parcels.detail.title', { number }) : t('shell.route.parcel')}
      back={
        <Link to="/myBag" className={classes.back}>
          <IconArrowLeft size={18} aria-hidden />
          {t('parcels.detail.back')}
        </Link>
      }
    >
      <Loaded
        query={parcel}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={3} heightPx={200} label={t('shell.loading')} />}
      >
        {(data) => <ParcelBody parcel={data} measured={data.arrivedAt === null ? null : measured(data.id)} />}
      </Loaded>
    </Page>
  );
}

/** Whether a parcel that lies ready cannot be ordered because the shop wants a picture of it first. */
function useLacksPicture({ state, pictures }: ParcelDetail): boolean {
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  const lacks = isOnHand(state) && pictures.length === 0;
  return lacks && goods.data?.picturesNeeded === true;
}

function ParcelBody({ parcel, measured }: { parcel: ParcelDetail; measured: ReactNode }) {
  const lacksPicture = useLacksPicture(parcel);
  return (
    <>
      <div className={classes.bar}>
        <StateBadge state={parcel.state} />
        <span className={classes.courier}>{courierName(parcel.courier)}</span>
        <CopyButton
          text={parcel.courierNumber}
          label={t('parcels.detail.copy')}
          copiedLabel={t('shell.copied')}
        />
      </div>
      {parcel.arrivedAt === null ? null : <ParcelProblems parcelId={parcel.id} />}
      {lacksPicture ? (
        <Banner tone="warning" title={t('parcels.detail.noPicture')}>
          {t('parcels.detail.noPicture.text')}
        </Banner>
      ) : null}
      <ParcelOwnActions parcel={parcel} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ParcelPictures parcel={parcel} />
          {parcel.storage ? <StoragePanel storage={parcel.storage} pauses={parcel.pauses} /> : null}
          <WorkOnParcel parcel={parcel} />
          {parcel.arrivedAt === null ? null : <Advances bearer={{ of: 'parcel', id: parcel.id }} />}
          <ParcelFacts parcel={parcel} />
          {measured}
          <PurchaseVoucher parcel={parcel} />
        </div>
        <div className={classes.column}>
          <Section title={t('parcels.detail.timeline')}>
            <Timeline
              entries={parcel.timeline.toReversed().map(({ event, state, at, by, why }) => ({
                key: `${event} ${at}`,
                title: t(`parcels.event.${event}`),
                at,
                text: [t(`parcels.by.${by}`), why].filter(Boolean).join(' · '),
                icon: parcelStyles[state].icon,
              }))}
            />
          </Section>
        </div>
      </div>
      {parcel.state === 'shelved' && isDeclared(parcel) && isAtHand(parcel) && !lacksPicture ? (
        <StickyAction>
          <Link to="/consolidate" search={{ parcels: parcel.id }} className={buttonClass({ full: true })}>
            {t('parcels.detail.send')}
          </Link>
        </StickyAction>
      ) : null}
    </>
  );
}
