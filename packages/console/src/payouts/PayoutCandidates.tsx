import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

type Found = Output<'previewPayout'>;

interface CandidatesProps {
  readonly found: Found;
  readonly without: readonly string[];
  readonly onWithout: (ids: string[]) => void;
}

/** The withdrawals of a batch, each with a checkbox, their sum, and those that cannot be included. */
export function PayoutCandidates({ found, without, onWithout }: CandidatesProps) {
  const { lines, leftOut, more } = found;
  const chosen = lines.filter(({ withdrawalId }) => !without.includes(withdrawalId));
  const total = chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <>
      <Stack as="fieldset" gap={8}>
        <Legend size={14}>{t('payouts.choose')}</Legend>
        {lines.length === 0 ? <Muted as="p">{t('payouts.nobody')}</Muted> : null}
        {lines.map((line) => (
          <Checkbox
            key={line.withdrawalId}
            checked={!without.includes(line.withdrawalId)}
            onChange={() =>
              onWithout(
                without.includes(line.withdrawalId)
                  ? without.filter((id) => id !== line.withdrawalId)
                  : [...without, line.withdrawalId],
              )
            }
            label={<Named line={line} warnings={line.warnings} />}
          />
        ))}
        <Text as="p" strong>
          {t('payouts.chosen', { n: chosen.length })} <Money minor={total} />
        </Text>
      </Stack>
      {more ? <Banner tone="info">{t('payouts.more')}</Banner> : null}
      {leftOut.length > 0 ? (
        <Stack gap={8}>
          <Text as="p" size={14} strong>
            {t('payouts.leftOut')}
          </Text>
          {leftOut.map((line) => (
            <Stack key={line.withdrawalId} minWidth={0}>
              <Named line={line} warnings={[]} />
              <Text size={13} tone="danger">
                {t(`payouts.fault.${line.why}`)}
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

function Named({
  line,
  warnings,
}: {
  line: Omit<Found['leftOut'][number], 'why'>;
  warnings: Found['lines'][number]['warnings'];
}) {
  const bank = [line.bankCode, line.bankName].filter(Boolean).join(' ');
  return (
    <Stack as="span" minWidth={0}>
      <Row as="span" gap={[2, 12]} wrap>
        <Text strong>{line.payeeName}</Text>
        <Money minor={line.amountMinor} />
      </Row>
      <Muted size={13}>
        {line.reference} · {bank} {line.account}
      </Muted>
      {line.refund ? (
        <Muted size={13}>{t('wallet.withdrawals.refund', { number: line.refund.number })}</Muted>
      ) : null}
      {warnings.map((warning) => (
        <Text key={warning} size={13} tone="warning">
          {t(`wallet.withdrawals.warning.${warning}`)}
        </Text>
      ))}
    </Stack>
  );
}
