import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import { t } from '../shell/i18n.ts';
import { OrderLink, PurchaseLink, RowMemberLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import type { Payment } from './moneyRows.ts';

/** The payment beside the list: member, purpose, method, and the provider's reference. */
export function PaymentPreview({ payment }: { payment: Payment }) {
  const { orderId, orderNumber, providerReference, payerEnding, obstacle } = payment;
  return (
    <RowPreview title={payment.methodName}>
      <PaymentBadge state={payment.state} label={t(`payments.state.${payment.state}`)} />
      <Facts
        facts={[
          [t('payments.member'), <RowMemberLink key="m" row={payment} />],
          [
            t('payments.purpose'),
            orderId && orderNumber ? (
              <OrderLink key="o" id={orderId} number={orderNumber} />
            ) : orderNumber ? (
              <PurchaseLink key="o" number={orderNumber} />
            ) : (
              t(`payments.purpose.${payment.purpose}`)
            ),
          ],
          [t('payments.amount'), <Money key="a" minor={payment.amountMinor} />],
          [t('payments.fee'), <Money key="f" minor={payment.feeMinor} />],
          ...(providerReference
            ? [[t('payments.reference'), <Code key="r">{providerReference}</Code>] as const]
            : []),
          ...(payerEnding ? [[t('payments.payerEnding'), <Code key="e">{payerEnding}</Code>] as const] : []),
          [t('payments.at'), <When key="t" iso={payment.createdAt} />],
          ...(obstacle ? [[t('payments.state'), obstacle.message] as const] : []),
        ]}
      />
      <MessageMemberButton memberId={payment.memberId} name={payment.memberName} />
      <LinkButton to="/members/$id" params={{ id: payment.memberId }} full text={t('members.open')} />
    </RowPreview>
  );
}
