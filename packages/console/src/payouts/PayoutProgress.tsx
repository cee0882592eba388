import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Batch = Output<'getPayout'>;

/** The progress of a batch's payment orders, and why sending is paused. */
export function PayoutProgress({ batch, mayWrite }: { batch: Batch; mayWrite: boolean }) {
  const retry = useSubmit('retryPayout', {
    refreshes: ['getPayout'],
    done: t('payouts.retried'),
  });
  const count = (...states: Batch['lines'][number]['state'][]) =>
    batch.lines.filter(({ state }) => states.includes(state)).length;
  const { pausedWhy, resumeAt } = batch;
  return (
    <Stack gap={12} minWidth={0}>
      <Text as="p">
        {t('payouts.progress', {
          n: batch.lineCount,
          sent: count('sent', 'paid', 'returned'),
          paid: count('paid'),
          returned: count('returned'),
        })}
      </Text>
      {pausedWhy === '' ? null : (
        <Banner tone="warning" title={t(`payouts.paused.${pausedWhy}`)}>
          <Row gap={[8, 16]} wrap align="center">
            {resumeAt === null ? null : (
              <span>
                {t('payouts.paused.until')} <When iso={resumeAt} />
              </span>
            )}
            {mayWrite ? (
              <Button
                small
                look="outline"
                icon={IconRefresh}
                busy={retry.busy}
                onClick={() => void retry.submit({ id: batch.id })}
              >
                {t('payouts.retry')}
              </Button>
            ) : null}
          </Row>
        </Banner>
      )}
    </Stack>
  );
}
