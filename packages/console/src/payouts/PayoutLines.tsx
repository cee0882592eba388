import type { PayoutLineView } from '@crossdock/contract/payouts/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { PayoutLineBadge } from './PayoutBadges.tsx';

interface LinesProps {
  readonly batchId: string;
  readonly lines: readonly PayoutLineView[];
  readonly mayWrite: boolean;
}

/** The lines of a batch. Those that the bank received are marked one by one as paid or returned. */
export function PayoutLines({ batchId, lines, mayWrite }: LinesProps) {
  const [returned, setReturned] = useState<PayoutLineView>();
  const paid = useSubmit('markPayoutPaid', { refreshes: ['getPayout', 'listPayouts'] });
  const isOpen = ({ state, unsure }: PayoutLineView) => state === 'sent' || state === 'paid' || unsure;
  const actions: Column<PayoutLineView> = tightColumn('actions', '', (line) =>
    isOpen(line) ? (
      <Row as="span" gap={8} justify="end">
        {line.state === 'sent' || line.unsure ? (
          <Button
            small
            look="outline"
            busy={paid.busy}
            onClick={() => void paid.submit({ id: batchId, lineIds: [line.id] })}
          >
            {t('payouts.markPaid')}
          </Button>
        ) : null}
        <Button small look="outline" onClick={() => setReturned(line)}>
          {t('payouts.return')}
        </Button>
      </Row>
    ) : null,
  );
  return (
    <>
      <ResponsiveTable
        label={t('payouts.lines')}
        rows={lines}
        rowKey={(line) => line.id}
        columns={[
          ...columns(),
          ...(lines.some(hasDetails) ? [details()] : []),
          ...(mayWrite && lines.some(isOpen) ? [actions] : []),
        ]}
      />
      {returned ? <ReturnDialog line={returned} onClose={() => setReturned(undefined)} /> : null}
    </>
  );
}

function ReturnDialog({ line, onClose }: { line: PayoutLineView; onClose: () => void }) {
  return (
    <ReasonDialog
      title={t('payouts.return.title', { number: line.reference })}
      label={t('payouts.return.reason')}
      field="reason"
      maxLength={200}
      confirmLabel={t('payouts.return')}
      danger
      call="returnPayoutLine"
      input={(reason) => ({ lineId: line.id, reason })}
      refreshes={['getPayout', 'listPayouts', 'listAdjustments']}
      onDone={({ state }) => showApprovalOutcome(state, t('payouts.returned'))}
      onClose={onClose}
    >
      {t('payouts.return.text')}
    </ReasonDialog>
  );
}

const columns = (): Column<PayoutLineView>[] => [
  column('payee', t('payouts.payee'), (line) => (
    <Grid as="span" gap={2}>
      {line.payeeName}
      <Muted size={13}>
        {[line.bankCode, line.bankName].filter(Boolean).join(' ')} {line.account}
      </Muted>
    </Grid>
  )),
  column('member', t('payouts.value.reference'), (line) => (
    <Grid as="span" gap={2}>
      {line.reference}
      <MemberLink id={line.memberId} name={line.memberName} />
      {line.refund ? (
        <Muted size={13}>{t('wallet.withdrawals.refund', { number: line.refund.number })}</Muted>
      ) : null}
    </Grid>
  )),
  figureColumn('amount', t('payouts.amount'), (line) => <Money minor={line.amountMinor} />),
  cornerColumn('state', t('payouts.state'), (line) => (
    <PayoutLineBadge state={line.state} unsure={line.unsure} />
  )),
];

const details = (): Column<PayoutLineView> =>
  column('why', t('payouts.details'), (line) => <Why line={line} />);

const hasDetails = ({ returnReason, providerReference, providerState, unsure }: PayoutLineView): boolean =>
  Boolean(returnReason || providerReference || providerState || unsure);

/** Says why a line was returned, with the provider's answer. */
function Why({ line }: { line: PayoutLineView }) {
  const { returnReason, providerReference, providerState, unsure } = line;
  if (!hasDetails(line)) return null;
  return (
    <Grid as="span" gap={2}>
      {returnReason || null}
      {providerReference ? (
        <Muted size={13}>
          {t('payouts.order')} <Code>{providerReference}</Code>
        </Muted>
      ) : null}
      {providerState ? (
        <Muted size={13}>
          {t('payouts.order.state')} {providerState}
        </Muted>
      ) : null}
      {unsure ? (
        <Text size={13} tone="warning">
          {t('payouts.unsure')}
        </Text>
      ) : null}
    </Grid>
  );
}
