import type { Output } from '@crossdock/contract/table.ts';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import { ChargebackBadge } from './ChargebackBadge.tsx';

/** The chargeback beside the list: its payment, reason, deadline, and who works on it. */
export function ChargebackPreview({ chargeback }: { chargeback: Output<'listChargebacks'>['list'][number] }) {
  const { id, memberId, memberName, memberAccount, orderNumber, answerBy, assignee } = chargeback;
  return (
    <RowPreview title={chargeback.methodName}>
      <ChargebackBadge state={chargeback.state} />
      <Facts
        facts={[
          [
            t('chargebacks.member'),
            <MemberLink key="m" id={memberId} name={memberName} note={memberAccount} />,
          ],
          ...(orderNumber ? [[t('chargebacks.order'), <Code key="o">{orderNumber}</Code>] as const] : []),
          [t('chargebacks.amount'), <Money key="a" minor={chargeback.amountMinor} />],
          [t('chargebacks.reason'), chargeback.reasonText || t(`chargebacks.reason.${chargeback.reason}`)],
          ...(answerBy ? [[t('chargebacks.deadline'), <When key="d" iso={answerBy} />] as const] : []),
          [t('chargebacks.assignee'), assignee || t('chargebacks.assignee.none')],
        ]}
      />
      <MessageMemberButton memberId={memberId} name={memberName} />
      <LinkButton to="/wallet/chargebacks/$id" params={{ id }} full text={t('finding.step.openList')} />
    </RowPreview>
  );
}
