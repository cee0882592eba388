import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { CountLink } from '../shell/links.tsx';
import { Preview } from '../shell/Preview.tsx';
import { LatestNote } from './MemberNotes.tsx';
import { type MemberRow, phoneOf } from './memberRow.tsx';

/** The member beside the list: what a caller is told without leaving it. */
export function MemberPreview({ member, levelName }: { member: MemberRow; levelName: string }) {
  return (
    <Preview title={member.name}>
      <Facts
        facts={[
          [t('members.account'), member.account],
          [t('members.alias'), <Code key="a">{member.alias}</Code>],
          [t('members.phone'), phoneOf(member)],
          [t('members.email'), member.email],
          [t('members.levelOf'), levelName],
          [t('members.balance'), <Money key="b" minor={member.balanceMinor} />],
          [
            t('members.parcelsInHouse'),
            <CountLink
              key="p"
              to="/parcels"
              search={{ memberId: member.id }}
              n={member.parcelsInHouse}
              label={t('members.parcelsInHouse')}
            />,
          ],
          [
            t('members.ordersOpen'),
            <CountLink
              key="o"
              to="/orders"
              search={{ memberId: member.id }}
              n={member.ordersOpen}
              label={t('members.ordersOpen')}
            />,
          ],
          [t('members.since'), <When key="s" iso={member.createdAt} style="date" />],
        ]}
      />
      <LatestNote memberId={member.id} />
      <Link to="/members/$id" params={{ id: member.id }} className={buttonClass({ full: true })}>
        {t('members.open')}
      </Link>
    </Preview>
  );
}
