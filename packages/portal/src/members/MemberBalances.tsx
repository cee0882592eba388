import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Member.module.css';

/** The member's balances and counts. Each opens the page that explains it. */
export function MemberBalances({ member }: { member: Output<'getMemberInfo'> }) {
  const figures = [
    { to: '/record', label: t('members.balance'), value: <Money minor={member.balance} /> },
    { to: '/scores', label: t('members.points'), value: <Count n={member.integral} /> },
    { to: '/coupon', label: t('members.coupons'), value: <Count n={member.coupon} /> },
  ] as const;
  return (
    <ul className={classes.figures}>
      {figures.map(({ to, label, value }) => (
        <li key={to}>
          <Link to={to} search={{}} className={classes.figure}>
            <Muted size={12} nowrap>
              {label}
              <IconChevronRight size={14} aria-hidden />
            </Muted>
            <Text as="strong" figures>
              {value}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
