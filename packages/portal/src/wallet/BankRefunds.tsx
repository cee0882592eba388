import type { BankRefundOption } from '@crossdock/contract/payments/refunds.ts';
import { mostWithdrawableMinor, withdrawalStepMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Money } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

interface BankRefundsProps {
  readonly onAsk: (refund: BankRefundOption) => void;
}

/**
 * Refunds that cannot be paid back to the card or wallet that paid. Each has a button that fills in the form of a
 * withdrawal. Renders nothing if there are none.
 */
export function BankRefunds({ onAsk }: BankRefundsProps) {
  const query = useCall('getRefundOptions', {}, { topics: ['payments', 'wallet', 'withdrawals'] });
  const refunds = query.data?.toBank ?? [];
  if (refunds.length === 0) return null;
  return (
    <Section title={t('wallet.bankRefunds')}>
      <Grid gap={12}>
        <Muted as="p">{t('wallet.bankRefunds.intro')}</Muted>
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} onAsk={() => onAsk(refund)} />
        ))}
      </Grid>
    </Section>
  );
}

function Refund({ refund, onAsk }: { refund: BankRefundOption; onAsk: () => void }) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const stepMinor = withdrawalStepMinor(currency);
  const isTooSmall = refund.mostMinor < stepMinor;
  return (
    <Grid gap={4}>
      <Row gap={12} align="center" justify="between" wrap>
        <InlineFacts>
          <Code>{refund.number}</Code>
          <span>
            {t('wallet.refunds.most')} <Money minor={refund.mostMinor} />
          </span>
        </InlineFacts>
        {isTooSmall ? null : (
          <Button look="soft" small onClick={onAsk}>
            {t('wallet.bankRefunds.ask')}
          </Button>
        )}
      </Row>
      {isTooSmall ? (
        <Note>{t('wallet.bankRefunds.small', { step: formatMoney(stepMinor, currency, formatting) })}</Note>
      ) : null}
    </Grid>
  );
}

interface RefundNoteProps {
  readonly refund: BankRefundOption;
  readonly onPlain: () => void;
}

/**
 * Names the order whose refund is withdrawn, and the amount that stays on the balance because only multiples of a
 * fixed sum are paid out.
 */
export function RefundNote({ refund, onPlain }: RefundNoteProps) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const text = (amountMinor: number) => formatMoney(amountMinor, currency, formatting);
  const restMinor = refund.mostMinor - mostWithdrawableMinor(refund.mostMinor, currency);
  return (
    <Banner tone="info" title={t('wallet.withdrawals.refund', { number: refund.number })}>
      {restMinor > 0 ? (
        <p>
          {t('wallet.bankRefunds.rest', {
            step: text(withdrawalStepMinor(currency)),
            rest: text(restMinor),
          })}
        </p>
      ) : null}
      <Box above={8}>
        <Button look="outline" small onClick={onPlain}>
          {t('wallet.bankRefunds.plain')}
        </Button>
      </Box>
    </Banner>
  );
}
