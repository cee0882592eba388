import type { RefundOption, SourceRefund } from '@crossdock/contract/payments/refunds.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { RefundBadge } from '@crossdock/web/RefundBadge.tsx';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

/** Refunds from the balance to the card or wallet that paid. Shown only if one is possible or was made. */
export function SourceRefunds() {
  const topics = ['payments', 'wallet'];
  const options = useCall('getRefundOptions', {}, { topics }).data?.list ?? [];
  const refunds = useCall('listMyRefunds', { pageSize: 10 }, { topics }).data?.list ?? [];
  const [asked, setAsked] = useState<RefundOption>();
  if (options.length === 0 && refunds.length === 0) return null;
  return (
    <Section title={t('wallet.refunds')}>
      <Grid gap={12}>
        <Muted as="p">{t('wallet.refunds.intro')}</Muted>
        {options.map((option) => (
          <Option key={option.payId} option={option} onAsk={() => setAsked(option)} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Grid>
      {asked ? <AskDialog option={asked} onClose={() => setAsked(undefined)} /> : null}
    </Section>
  );
}

function Option({ option, onAsk }: { option: RefundOption; onAsk: () => void }) {
  return (
    <Row gap={12} align="center" justify="between" wrap>
      <InlineFacts>
        {option.methodName}
        {option.orderNumber ? <Code>{option.orderNumber}</Code> : t('wallet.refunds.topUp')}
        <When iso={option.settledAt} style="date" />
        <span>
          {t('wallet.refunds.most')} <Money minor={option.mostMinor} />
        </span>
      </InlineFacts>
      <Button look="soft" small onClick={onAsk}>
        {t('wallet.refunds.send')}
      </Button>
    </Row>
  );
}

function Refund({ refund }: { refund: SourceRefund }) {
  return (
    <Grid gap={0}>
      <Row gap={12} align="baseline" justify="between">
        <Money minor={refund.amountMinor} />
        <RefundBadge state={refund.state} label={t(`wallet.refunds.state.${refund.state}`)} />
      </Row>
      <Muted as="div" size={13}>
        <InlineFacts>
          {refund.methodName}
          {refund.orderNumber ? <Code>{refund.orderNumber}</Code> : null}
          <When iso={refund.createdAt} style="short" />
        </InlineFacts>
        {refund.sentBy ? (
          <div>
            {t('wallet.refunds.sentBy', { who: refund.sentBy })} · {refund.reason}
          </div>
        ) : null}
        {refund.state === 'failed' ? t('wallet.refunds.failed') : null}
      </Muted>
    </Grid>
  );
}

/** Starts with the full refundable amount, which can be lowered. */
function AskDialog({ option, onClose }: { option: RefundOption; onClose: () => void }) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const [text, setText] = useState(() => shortAmountText(option.mostMinor, currency));
  const amountMinor = typedAmount(text, currency);
  const send = useSubmit('refundToSource', {
    quiet: true,
    refreshes: ['getRefundOptions', 'listMyRefunds', 'getWallet'],
    done: t('wallet.refunds.asked'),
    onDone: onClose,
  });
  const fault = send.failure?.fields.amountMinor?.message;
  const most = formatMoney(option.mostMinor, currency, formatting);
  return (
    <ConfirmDialog
      opened
      title={t('wallet.refunds.title', { method: option.methodName })}
      confirmLabel={t('wallet.refunds.send')}
      busy={send.busy}
      onConfirm={() => void send.submit({ payId: option.payId, amountMinor: amountMinor ?? 0 })}
      onClose={onClose}
    >
      <Grid gap={12}>
        <p>{t('wallet.refunds.text')}</p>
        <AmountBox
          label={t('wallet.refunds.amount')}
          description={t('wallet.refunds.amount.hint', { most })}
          required
          value={text}
          onText={setText}
          error={fault}
        />
        {send.failure && !fault ? <Banner tone="danger">{send.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
