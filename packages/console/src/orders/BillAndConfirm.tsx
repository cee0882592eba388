import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { IconCheck } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { BillPreview } from './BillPreview.tsx';
import type { Packing } from './usePacking.ts';

/** Problems of the packing as a whole, not of a single box. */
const ofWhole: ReadonlySet<string> = new Set(['missing', 'noMeasures', 'unlikely', 'unpacked']);

/**
 * The final bill, and the button that ends the packing. The total has a fixed place above the button. The lines of the
 * bill and the problems appear later and are below it, so that the button never moves before a press.
 */
export function BillAndConfirm({ packing }: { packing: Packing }) {
  const { bill, measured, failure, problem, busy, confirm } = packing;
  const total = measured === null ? null : (bill.data?.costs.billTotalMinor ?? null);
  return (
    <Section
      title={t('orders.desk.preview')}
      aside={
        <Row align="center" minHeight={32}>
          {total === null ? null : <Money minor={total} emphasis />}
        </Row>
      }
    >
      <Grid gap={16}>
        <Button data-step="confirm" icon={IconCheck} busy={busy} onClick={confirm}>
          {t('orders.desk.confirm')}
        </Button>
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        {problem && ofWhole.has(problem.key) ? (
          <Banner tone="danger">{t(`orders.desk.wrong.${problem.key}`, { number: problem.code })}</Banner>
        ) : null}
        <BillPreview packing={packing} />
      </Grid>
    </Section>
  );
}
