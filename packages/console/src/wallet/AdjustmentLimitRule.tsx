import type { Output } from '@crossdock/contract/table.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { amountBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';

type Rule = Output<'getAdjustmentSettings'>;

/** The largest amount by which one person may change a balance alone. The owner can set it, others only see it. */
export function AdjustmentLimitRule() {
  const query = useCall('getAdjustmentSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('adjust.rule')} query={query} skeleton={{ rows: 1, heightPx: 96 }}>
      {(rule) => <RuleForm key={rule.adjustAloneMaxMinor} rule={rule} />}
    </LoadedSection>
  );
}

function RuleForm({ rule }: { rule: Rule }) {
  const { currency } = useFormatting();
  const mayWrite = useStaff().may('shop.write');
  const form = usePlainForm('saveAdjustmentSettings', {
    schema: () => import('@crossdock/contract/adjustments/desk.ts').then((all) => all.adjustmentSettings),
    defaults: { amount: shortAmountText(rule.adjustAloneMaxMinor, currency) },
    input: ({ amount }) => ({ adjustAloneMaxMinor: typedAmount(amount, currency) ?? Number.NaN }),
    refreshes: ['getAdjustmentSettings', 'listAdjustments'],
    onDone: ({ state }) => showApprovalOutcome(state, t('adjust.rule.saved')),
  });
  return (
    <Grid as="form" gap={16} noValidate onSubmit={form.send}>
      <Stack gap={12} maxWidth={420}>
        <AmountBox
          label={t('adjust.rule.amount')}
          required
          disabled={!mayWrite}
          {...amountBoxPropsOf(form, 'amount', 'adjustAloneMaxMinor')}
        />
        {mayWrite ? (
          <Row>
            <Button type="submit" busy={form.busy}>
              {t('shell.save')}
            </Button>
          </Row>
        ) : null}
      </Stack>
      <Note>{t('adjust.rule.hint')}</Note>
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
    </Grid>
  );
}
