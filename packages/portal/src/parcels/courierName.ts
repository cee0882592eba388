import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { t } from '../shell/i18n.ts';

/** A courier's name; a code that this app does not know is some other courier. */
export function courierName(code: string): string {
  const known = couriers.find((courier) => courier === code);
  return known ? t(`parcels.courier.${known}`) : t('parcels.courier.unknown');
}
