import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { type ClaimPayoutMethod, claimPayoutMethods } from '@crossdock/domain/aftersales/limits.ts';
import type { ClaimReasonKind } from '@crossdock/domain/aftersales/rules.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PayoutVoucher } from '../shell/PayoutVoucher.tsx';
import { ReadyReasons } from '../shell/ReadyReasons.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import { useRejection } from '../shell/useRejection.ts';

const refreshes = ['listAfterSales', 'getMemberMoney', 'getMemberLedger'] as const;

/**
 * Decides how much is paid, and how. Paying less than was claimed requires a reason. If two people must decide, the
 * second sees the first one's terms.
 */
export function ClaimDecision({ row: claim, onMove }: RowDecisionProps<StaffClaim>) {
  const { id, secondAsked, secondAwaited } = claim;
  const formatting = useFormatting();
  const { currency } = formatting;
  const mostMinor = Math.min(claim.claimedMinor, claim.limit.mostMinor[claim.kind]);
  const [text, setText] = useState(shortAmountText(secondAsked?.amountMinor ?? mostMinor, currency));
  const [way, setWay] = useState<ClaimPayoutMethod>(secondAsked?.way ?? 'balance');
  const [reason, setReason] = useState('');
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const amountMinor = typedAmount(text, currency) ?? 0;
  const shown = (minor: number) => formatMoney(Number.isNaN(minor) ? 0 : minor, currency, formatting);
  const approve = useSubmit('approveAfterSales', {
    quiet: true,
    refreshes,
    onDone: ({ state, paidMinor }) =>
      showApprovalOutcome(state, t('aftersales.approved', { amount: shown(paidMinor) })),
  });
  const reject = useRejection('rejectAfterSales', refreshes);
  const faults = approve.failure?.fields ?? {};
  const atField = faults.amountMinor ?? faults.reason ?? faults.voucherFileId;
  const voucherFileId = way === 'outside' ? voucher.fileIds[0] : undefined;
  const send = () =>
    void approve.submit({ id, amountMinor, way, reason, ...(voucherFileId ? { voucherFileId } : {}) });
  const amount = shown(amountMinor);
  return (
    <AuditDecision
      mayDecide={useStaff().may('aftersales.audit')}
      busy={approve.busy || reject.busy || voucher.busy}
      failure={(atField ? null : approve.failure) ?? reject.failure}
      onApprove={send}
      onReject={(why) => void reject.submit({ id, ...why })}
      onMove={onMove}
      ready={readyFor(claim, 'rejected')}
      approveLabel={t('aftersales.approve', { amount })}
      sureLabel={t(secondAwaited ? 'shell.second.sure' : 'aftersales.approve.sure', { amount })}
      {...(secondAwaited?.mine ? { obstacle: t('shell.second.mine.text') } : {})}
    >
      <Terms
        {...{ claim, mostMinor, text, way, reason, voucher, faults, less: amountMinor < claim.claimedMinor }}
        onText={setText}
        onWay={setWay}
        onReason={setReason}
      />
    </AuditDecision>
  );
}

const readyFor = ({ readyReasons }: StaffClaim, kind: ClaimReasonKind) =>
  readyReasons.filter((reason) => reason.kind === kind);

interface TermsProps {
  readonly claim: StaffClaim;
  readonly mostMinor: number;
  readonly text: string;
  readonly way: ClaimPayoutMethod;
  readonly reason: string;
  readonly voucher: Uploads;
  readonly faults: CallFailure['fields'];
  /** The amount is lower than the claimed one. */
  readonly less: boolean;
  readonly onText: (text: string) => void;
  readonly onWay: (way: ClaimPayoutMethod) => void;
  readonly onReason: (reason: string) => void;
}

function Terms({ claim, mostMinor, faults, way, ...terms }: TermsProps) {
  const formatting = useFormatting();
  const most = formatMoney(mostMinor, formatting.currency, formatting);
  return (
    <Grid gap={12} alignContent="start">
      <AmountBox
        label={t('aftersales.amount')}
        description={t('aftersales.amount.hint', { most })}
        required
        error={faults.amountMinor?.message}
        value={terms.text}
        onText={terms.onText}
      />
      {terms.less ? (
        <>
          <ReadyReasons reasons={readyFor(claim, 'partly')} value={terms.reason} onChoose={terms.onReason} />
          <NoteBox
            label={t('aftersales.less')}
            rows={2}
            maxLength={300}
            required={claim.secondAsked === null}
            error={faults.reason?.message}
            value={terms.reason}
            onChange={(event) => terms.onReason(event.target.value)}
          />
        </>
      ) : null}
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" pad={[0, 0, 4]} size={14} strong>
          {t('aftersales.way')}
        </Text>
        {claimPayoutMethods.map((one) => (
          <Chip key={one} chosen={way === one} onClick={() => terms.onWay(one)}>
            {t(`aftersales.way.${one}`)}
          </Chip>
        ))}
      </Row>
      {way === 'outside' ? (
        <PayoutVoucher voucher={terms.voucher} error={faults.voucherFileId?.message} />
      ) : null}
    </Grid>
  );
}
