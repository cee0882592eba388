import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { Photo } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Count, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import { courierName } from './courierName.ts';
import { StateBadge } from './StateBadge.tsx';

/** The parcel beside the list: picture, member, place, weight. */
export function ParcelPreview({ parcel }: { parcel: StaffParcelRow }) {
  const { lengthMm, widthMm, heightMm, member, storage } = parcel;
  const measured = lengthMm !== null && widthMm !== null && heightMm !== null;
  return (
    <RowPreview title={parcel.courierNumber}>
      <StateBadge state={parcel.state} />
      {parcel.thumb ? (
        <Photo
          maxHeight={220}
          fit="contain"
          fill="bg"
          round="control"
          src={parcel.thumb}
          alt={t('parcels.pictures')}
        />
      ) : null}
      <Facts
        facts={[
          [
            t('parcels.member'),
            member ? (
              <MemberLink key="m" id={member.id} name={member.name} note={member.alias} />
            ) : (
              parcel.labelHint || '–'
            ),
          ],
          [t('parcels.courier'), courierName(parcel.courier)],
          [t('parcels.goods'), parcel.goodsName || '–'],
          [t('parcels.weight'), parcel.weightG === null ? '–' : <Weight key="w" grams={parcel.weightG} />],
          ...(measured
            ? [[t('parcels.size'), <Size key="s" {...{ lengthMm, widthMm, heightMm }} />] as const]
            : []),
          [t('parcels.place'), [parcel.warehouseName, parcel.shelfCode].filter(Boolean).join(' · ') || '–'],
          ...(storage ? [[t('parcels.daysStored'), <Count key="d" n={storage.daysStored} />] as const] : []),
          ...(parcel.arrivedAt
            ? [[t('parcels.arrived'), <When key="a" iso={parcel.arrivedAt} />] as const]
            : []),
        ]}
      />
      <OtherViewers key={parcel.id} noun="parcel" id={parcel.id} />
      {member ? <MessageMemberButton memberId={member.id} name={member.name} /> : null}
      {parcel.orderId ? (
        <LinkButton
          to="/orders/$id"
          params={{ id: parcel.orderId }}
          look="soft"
          full
          text={t('parcels.toOrder')}
        />
      ) : null}
      <LinkButton to="/parcels/$id" params={{ id: parcel.id }} full text={t('parcels.open')} />
    </RowPreview>
  );
}
