import { Facts } from '@crossdock/ui/Stat.tsx';
import { factRows } from '@crossdock/web/factTable.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import { LatestNote } from './MemberNotes.tsx';
import { memberFactWords } from './memberFactWords.ts';
import { type MemberRow, OpenItemCount, phoneOf } from './memberRow.tsx';

/** The member beside the list, with the facts that callers ask for. */
export function MemberPreview({ member, levelName }: { member: MemberRow; levelName: string }) {
  return (
    <RowPreview title={member.name}>
      <Facts
        facts={[
          ...factRows(memberFactWords, member, ['account', 'alias']),
          [memberFactWords.label('phone'), phoneOf(member)],
          ...factRows(memberFactWords, member, ['email']),
          [memberFactWords.label('level'), levelName],
          ...factRows(memberFactWords, member, ['balanceMinor']),
          [
            memberFactWords.label('parcelsInHouse'),
            <OpenItemCount key="p" row={member} name="parcelsInHouse" />,
          ],
          [memberFactWords.label('ordersOpen'), <OpenItemCount key="o" row={member} name="ordersOpen" />],
          ...factRows(memberFactWords, member, ['createdAt']),
        ]}
      />
      <OtherViewers key={member.id} noun="member" id={member.id} />
      <MessageMemberButton memberId={member.id} name={member.name} />
      <LatestNote memberId={member.id} />
      <LinkButton to="/members/$id" params={{ id: member.id }} full text={t('members.open')} />
    </RowPreview>
  );
}
