import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import type { ChoiceReason } from './choice.ts';

/** A courier's name; a code that this app does not know is some other courier. */
export function courierName(code: string): string {
  const known = couriers.find((courier) => courier === code);
  return known ? t(`parcels.courier.${known}`) : t('parcels.courier.unknown');
}

const reasons: Readonly<Record<ChoiceReason, TextKey>> = {
  'parcel.notShelved': 'parcels.merge.notShelved',
  'parcel.inOrder': 'parcels.merge.inOrder',
  'parcel.left': 'parcels.merge.left',
  'parcel.blocked': 'parcels.merge.blocked',
  'parcel.noPictures': 'parcels.merge.noPictures',
  'parcel.prohibited': 'parcels.merge.prohibited',
  'parcel.travelsAlone': 'parcels.merge.travelsAlone',
  'parcel.otherWarehouse': 'parcels.merge.otherWarehouse',
  'parcel.otherGoods': 'parcels.merge.otherGoods',
  undeclared: 'parcels.list.undeclared',
};

/** Why a parcel cannot travel, or not with the others. */
export function reasonText(reason: ChoiceReason): string {
  return t(reasons[reason]);
}

/** Several things in one sentence, as the reader's language lists them. */
export function listed(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
