import type { MemberBrief } from '@crossdock/contract/parcels/desk.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { t } from '../shell/i18n.ts';

/** A courier's name; a code that this app does not know is some other courier. */
export function courierName(code: string): string {
  const known = couriers.find((courier) => courier === code);
  return known ? t(`parcels.courier.${known}`) : t('parcels.courier.unknown');
}

/** A member in one line: name, alias, end of the phone. */
export function memberLine(member: MemberBrief): string {
  return [member.nickname || member.name, member.alias, `…${member.phoneTail}`].filter(Boolean).join(' · ');
}
