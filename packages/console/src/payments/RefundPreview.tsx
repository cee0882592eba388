import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { RefundBadge } from '@crossdock/web/RefundBadge.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import type { Refund } from './moneyRows.ts';

/** The refund beside the list: member, order, and the provider's answer. */
export function RefundPreview({ refund }: { refund: Refund }) {
  const { memberId, memberName, memberAccount, orderNumber, endedAt, why } = refund;
  return (
    <RowPreview title={refund.methodName}>
      <RefundBadge state={refund.state} label={t(`payments.refunds.${refund.state}`)} />
      <Facts
        facts={[
          [t('payments.member'), <MemberLink key="m" id={memberId} name={memberName} note={memberAccount} />],
          ...(orderNumber ? [[t('payments.purpose'), <Code key="o">{orderNumber}</Code>] as const] : []),
          [t('payments.amount'), <Money key="a" minor={refund.amountMinor} />],
          [t('payments.reference'), <Code key="r">{refund.reference}</Code>],
          [t('payments.at'), <When key="t" iso={refund.createdAt} />],
          ...(endedAt ? [[t('payments.decided'), <When key="e" iso={endedAt} />] as const] : []),
          ...(why && why !== 'chargeback' ? [[t('payments.state'), why] as const] : []),
        ]}
      />
      <MessageMemberButton memberId={memberId} name={memberName} />
      <LinkButton to="/members/$id" params={{ id: memberId }} full text={t('members.open')} />
    </RowPreview>
  );
}
