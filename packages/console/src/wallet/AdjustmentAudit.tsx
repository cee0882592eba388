import type { AdjustmentView } from '@crossdock/contract/adjustments/desk.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts, Stat } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { useSubmit } from '../shell/api.ts';
import { callLabel } from '../shell/callLabel.ts';
import { t } from '../shell/i18n.ts';
import { linkClass, MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { useRejection } from '../shell/useRejection.ts';
import { LatestBalanceMovements } from './LatestBalanceMovements.tsx';

/**
 * The member's money and latest movements. A request for many members shows only a note, and a change of a rate or of
 * a payout address shows nothing.
 */
export function AdjustmentEvidence({ adjustment }: { adjustment: AdjustmentView }) {
  const { memberId } = adjustment;
  if (adjustment.asked) return null;
  if (memberId === null) return <Banner tone="info" title={t('adjust.forMany')} />;
  return (
    <Section title={t('adjust.records')}>
      <Row gap={[16, 40]} wrap align="start" below={4}>
        <Stat label={t('adjust.balance')} value={<Money minor={adjustment.balanceMinor} />} />
        <Stat label={t('adjust.held')} value={<Money minor={adjustment.heldMinor} />} />
        <Stat label={t('adjust.earnings')} value={<Money minor={adjustment.earningsMinor} />} />
      </Row>
      <LatestBalanceMovements memberId={memberId} />
    </Section>
  );
}

/** The request: kind, value, member, reason, and who made it. */
export function AdjustmentClaim({ adjustment }: { adjustment: AdjustmentView }) {
  const { kind, amountMinor, balanceMinor, memberId, asked, monthMinor } = adjustment;
  const changesBalance = kind === 'adjustment';
  return (
    <Section>
      <Text as="p" below={8} size={28} strong lineHeight={1.3}>
        {asked ? callLabel(asked.call) : <Money minor={amountMinor} signed={changesBalance} />}
      </Text>
      {asked ? <Banner tone="warning" title={t('adjust.endless')} /> : null}
      <Facts
        facts={[
          [t('adjust.kind'), <KindLink key="kind" adjustment={adjustment} />],
          [
            t('adjust.member'),
            memberId === null ? null : (
              <MemberLink
                key="member"
                id={memberId}
                name={adjustment.memberName}
                note={adjustment.memberAccount}
              />
            ),
          ],
          ...(asked?.values ?? []).map(({ name, value }): [string, string] => [name, value]),
          [
            t(kind === 'destination' ? 'adjust.month.in' : 'adjust.month'),
            monthMinor === null ? null : <Money key="month" minor={monthMinor} emphasis />,
          ],
          [t('adjust.reason'), adjustment.reason || null],
          [t('adjust.asked'), adjustment.requestedBy],
          [t('adjust.askedAt'), <When key="at" iso={adjustment.createdAt} />],
          [
            t('adjust.after'),
            changesBalance ? <Money key="after" minor={balanceMinor + amountMinor} emphasis /> : null,
          ],
        ]}
      />
    </Section>
  );
}

const desks = {
  transfer: '/transfers',
  withdrawal: '/withdrawals',
  share: '/shares',
  payout: '/wallet/payouts',
  chargeback: '/wallet/chargebacks',
  sourceRefund: '/wallet/payments',
  refundOutcome: '/wallet/refunds',
} as const;

/** The kind of the request, as a link to the page with the evidence if there is one. */
function KindLink({ adjustment: { kind, subjectId } }: { adjustment: AdjustmentView }) {
  const name = t(`adjust.kind.${kind}`);
  if (hasKey(desks, kind))
    return (
      <Link className={linkClass} to={desks[kind]}>
        {name}
      </Link>
    );
  if ((kind === 'orderPrice' || kind === 'orderChange') && subjectId !== null)
    return (
      <Link className={linkClass} to="/orders/$id" params={{ id: subjectId }}>
        {name}
      </Link>
    );
  if (kind === 'coupon' && subjectId !== null)
    return (
      <Link className={linkClass} to="/coupons/$id" params={{ id: subjectId }}>
        {name}
      </Link>
    );
  return name;
}

const refreshes = [
  'listAdjustments',
  'getLedgerOverview',
  'getMemberMoney',
  'getMemberLedger',
  'listLedgerTransfers',
  'listBankTransfers',
  'listWithdrawals',
  'getAdjustmentSettings',
] as const;

export function AdjustmentDecision({ row: adjustment, onMove }: RowDecisionProps<AdjustmentView>) {
  const formatting = useFormatting();
  const mayDecide = useStaff().may('member.adjust');
  const { id, kind, amountMinor, mine, asked } = adjustment;
  const amount = formatMoney(Math.abs(amountMinor), formatting.currency, formatting);
  const give = amountMinor > 0 ? 'adjust.give' : 'adjust.take';
  const done = asked ? callLabel(asked.call) : amount;
  const what = t(kind === 'adjustment' ? give : 'adjust.confirm', { amount: done });
  const approve = useSubmit('approveAdjustment', {
    quiet: true,
    refreshes,
    done: t('adjust.approved'),
  });
  const reject = useRejection('rejectAdjustment', refreshes);
  if (mine) return <Withdraw id={id} />;
  return (
    <AuditDecision
      mayDecide={mayDecide}
      busy={approve.busy || reject.busy}
      failure={approve.failure ?? reject.failure}
      onApprove={() => void approve.submit({ id })}
      onReject={(why) => void reject.submit({ id, ...why })}
      onMove={onMove}
      approveLabel={what}
      sureLabel={t('adjust.sure', { what })}
    />
  );
}

/** Says that the requester must wait for another person, with a button that withdraws the request. */
function Withdraw({ id }: { id: string }) {
  const withdraw = useSubmit('withdrawAdjustment', {
    quiet: true,
    refreshes,
    done: t('adjust.withdrawnDone'),
  });
  return (
    <>
      <Banner tone="info" title={t('adjust.mine')} />
      {withdraw.failure ? <Banner tone="danger" title={withdraw.failure.message} /> : null}
      <Button
        look="outline"
        icon={IconArrowBackUp}
        full
        busy={withdraw.busy}
        onClick={() => void withdraw.submit({ id })}
      >
        {t('adjust.withdraw')}
      </Button>
    </>
  );
}
