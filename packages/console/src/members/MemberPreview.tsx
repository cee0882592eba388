import { Facts } from '@crossdock/ui/Stat.tsx';
import { factRows } from '@crossdock/web/factTable.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { AlsoViewing } from '../shell/AlsoViewing.tsx';
import { t } from '../shell/i18n.ts';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { Preview } from '../shell/Preview.tsx';
import { LatestNote } from './MemberNotes.tsx';
import { type MemberRow, OpenCount, phoneOf } from './memberRow.tsx';
import { members } from './members.ts';

/** The member beside the list, with the facts that callers ask for. */
export function MemberPreview({ member, levelName }: { member: MemberRow; levelName: string }) {
  return (
    <Preview title={member.name}>
      <Facts
        facts={[
          ...factRows(members, member, ['account', 'alias']),
          [members.label('phone'), phoneOf(member)],
          ...factRows(members, member, ['email']),
          [members.label('level'), levelName],
          ...factRows(members, member, ['balanceMinor']),
          [members.label('parcelsInHouse'), <OpenCount key="p" row={member} name="parcelsInHouse" />],
          [members.label('ordersOpen'), <OpenCount key="o" row={member} name="ordersOpen" />],
          ...factRows(members, member, ['createdAt']),
        ]}
      />
      <AlsoViewing key={member.id} noun="member" id={member.id} />
      <MessageMemberButton memberId={member.id} name={member.name} />
      <LatestNote memberId={member.id} />
      <LinkButton to="/members/$id" params={{ id: member.id }} full text={t('members.open')} />
    </Preview>
  );
}
