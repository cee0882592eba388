import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { t } from '../shell/i18n.ts';

/** The name of a courier. An unknown code is shown as "other courier". */
export function courierName(code: string): string {
  const known = couriers.find((courier) => courier === code);
  return known ? t(`parcels.courier.${known}`) : t('parcels.courier.unknown');
}
