import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { factRows } from '@crossdock/web/factTable.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { LatestNote } from './MemberNotes.tsx';
import classes from './Members.module.css';
import { type MemberRow, OpenCount, phoneOf } from './memberRow.tsx';
import { members } from './members.ts';

/** The member beside the list: what a caller is told without leaving it. */
export function MemberPreview({ member, levelName }: { member: MemberRow; levelName: string }) {
  return (
    <div className={classes.preview}>
      <Text as="h2" size={20} strong lineHeight={1.4}>
        {member.name}
      </Text>
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
      <LatestNote memberId={member.id} />
      <Link to="/members/$id" params={{ id: member.id }} className={buttonClass({ full: true })}>
        {t('members.open')}
      </Link>
    </div>
  );
}
