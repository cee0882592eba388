import type { MemberBrief } from '@crossdock/contract/parcels/desk.ts';

/** A member in one line: name, alias, last digits of the phone. */
export function memberLine(member: MemberBrief): string {
  return [member.nickname || member.name, member.alias, `…${member.phoneTail}`].filter(Boolean).join(' · ');
}
