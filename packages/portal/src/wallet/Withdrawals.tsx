import type { WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Grid, Muted, Photo, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { usePage } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';

interface WithdrawalsProps {
  readonly onAgain: (withdrawal: WithdrawalView) => void;
}

/** The member's withdrawals, their states, and the possible actions. */
export function Withdrawals({ onAgain }: WithdrawalsProps) {
  const page = usePage('listMyWithdrawals', {}, { topics: ['withdrawals'] });
  return (
    <Section title={t('wallet.withdrawals.mine')} plain>
      <PagedList
        page={page}
        empty={<EmptyState picture="wallet" {...titleAndText('wallet.withdrawals.none')} />}
      >
        {entryListRenderer(t('wallet.withdrawals.mine'), (withdrawal) => (
          <Withdrawal withdrawal={withdrawal} onAgain={() => onAgain(withdrawal)} />
        ))}
      </PagedList>
    </Section>
  );
}

interface WithdrawalProps {
  readonly withdrawal: WithdrawalView;
  readonly onAgain: () => void;
}

function Withdrawal({ withdrawal, onAgain }: WithdrawalProps) {
  const { state, returnedAt } = withdrawal;
  return (
    <Grid gap={4} justifyItems="start" pad={[12, 16]} edge round="card" fill="surface" breaks>
      <Row full gap={12} align="baseline" justify="between">
        <Money minor={withdrawal.amountMinor} currency={withdrawal.currency} emphasis />
        {returnedAt ? (
          <AuditBadge state="rejected" label={t('wallet.withdrawals.state.returned')} />
        ) : (
          <AuditBadge state={state} label={t(`wallet.withdrawals.state.${state}`)} />
        )}
      </Row>
      <div>
        {t(`wallet.withdrawals.type.${withdrawal.accountType}`)} {withdrawal.bankName}{' '}
        <Code>{tailOf(withdrawal.account)}</Code> {withdrawal.accountName}
      </div>
      <Muted as="div" size={13}>
        <InlineFacts>
          <Code>{withdrawal.number}</Code>
          {withdrawal.refund ? (
            <span>{t('wallet.withdrawals.refund', { number: withdrawal.refund.number })}</span>
          ) : null}
          {t(`wallet.account.${withdrawal.source}`)}
          <span>
            {t('wallet.withdrawals.asked')} <When iso={withdrawal.createdAt} style="short" />
          </span>
          {withdrawal.auditedAt && state !== 'withdrawn' ? (
            <span>
              {t('wallet.withdrawals.decided')} <When iso={withdrawal.auditedAt} style="short" />
            </span>
          ) : null}
        </InlineFacts>
      </Muted>
      <What withdrawal={withdrawal} />
      {state === 'pending' && !withdrawal.inPayout ? (
        <Box above={8}>
          <Cancel withdrawal={withdrawal} />
        </Box>
      ) : null}
      {state === 'rejected' || returnedAt ? (
        <Box above={8}>
          <Button look="soft" small onClick={onAgain}>
            {t('wallet.withdrawals.again')}
          </Button>
        </Box>
      ) : null}
    </Grid>
  );
}

/** The next step of a withdrawal, how to fix a failed one, or the proof of payment. */
function What({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { state, voucher, returnedAt, inPayout } = withdrawal;
  const source = t(`wallet.withdrawals.source.${withdrawal.source}`);
  if (returnedAt)
    return (
      <>
        <Text as="p" tone="danger">
          {t('wallet.withdrawals.reason', { reason: withdrawal.returnReason })}
        </Text>
        <Note>{t('wallet.withdrawals.next.returned', { source })}</Note>
      </>
    );
  if (voucher)
    return (
      <Row as="a" gap={12} align="center" minHeight={44} href={voucher.url} target="_blank" rel="noreferrer">
        <Photo square={56} fit="cover" round={8} src={voucher.thumb} alt="" loading="lazy" />
        <span>
          {t('wallet.withdrawals.voucher')}
          {withdrawal.voucherAt ? (
            <Muted size={13}>
              {' '}
              <When iso={withdrawal.voucherAt} style="short" />
            </Muted>
          ) : null}
        </span>
      </Row>
    );
  return (
    <>
      {withdrawal.rejectReason ? (
        <Text as="p" tone="danger">
          {t('wallet.withdrawals.reason', { reason: withdrawal.rejectReason })}
        </Text>
      ) : null}
      <Note>
        {t(inPayout ? 'wallet.withdrawals.next.inPayout' : `wallet.withdrawals.next.${state}`, { source })}
      </Note>
    </>
  );
}

/** The end of an account number: enough to recognise the account. */
const tailOf = (account: string): string => (account.length > 6 ? `…${account.slice(-4)}` : account);

function Cancel({ withdrawal }: { withdrawal: WithdrawalView }) {
  const formatting = useFormatting();
  return (
    <ConfirmButton
      small
      look="outline"
      call="cancelWithdrawal"
      input={{ id: withdrawal.id }}
      refreshes={['listMyWithdrawals', 'getWallet', 'getConsumptionList', 'getRefundOptions']}
      done={t('wallet.withdrawals.cancelled')}
      danger
      title={t('wallet.withdrawals.cancel.title', { number: withdrawal.number })}
      confirmLabel={t('wallet.withdrawals.cancel')}
      cancelLabel={t('wallet.withdrawals.cancel.keep')}
    >
      {t('wallet.withdrawals.cancel.text', {
        amount: formatMoney(withdrawal.amountMinor, withdrawal.currency, formatting),
        source: t(`wallet.withdrawals.source.${withdrawal.source}`),
      })}
    </ConfirmButton>
  );
}
