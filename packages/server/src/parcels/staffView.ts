import type { MemberBrief, StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import type { StaffParcelQueryRow } from './staffList.store.ts';
import { type ParcelViewContext, parcelRowOf } from './view.ts';

interface Person {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly nickname: string;
  readonly randomName: string;
  readonly phone: string;
}

/** A member as warehouse staff see them: recognisable, but without contact details. */
export function memberBriefOf(person: Person): MemberBrief {
  return {
    ...person,
    alias: person.randomName,
    phoneTail: person.phone.slice(-4),
  };
}

export function staffParcelRowOf(row: StaffParcelQueryRow, viewer: ParcelViewContext): StaffParcelRow {
  return {
    ...parcelRowOf(row, viewer),
    member:
      row.memberId === null
        ? null
        : memberBriefOf({
            id: row.memberId,
            account: row.account ?? '',
            name: row.memberName ?? '',
            nickname: row.nickname ?? '',
            randomName: row.randomName ?? '',
            phone: row.phone ?? '',
          }),
    shelfCode: row.shelfCode,
    labelHint: row.labelHint,
  };
}
