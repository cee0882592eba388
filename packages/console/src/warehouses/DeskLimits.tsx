import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { CmField, CountField, KgField } from '@crossdock/ui/fields.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

/**
 * Settings of the desks: from which weight and length they ask for confirmation, whether members may have
 * parcels refused and are asked about unclaimed ones, and when forecasts end.
 */
export function DeskLimits() {
  const desk = useCall('getDesk', {});
  return (
    <Loaded query={desk}>
      {({ likelyMeasures, takesRefusals, asksOwners, forecastDays }) => (
        <LimitsForm {...{ likelyMeasures, takesRefusals, asksOwners, forecastDays }} />
      )}
    </Loaded>
  );
}

function LimitsForm(
  defaults: Pick<Output<'getDesk'>, 'likelyMeasures' | 'takesRefusals' | 'asksOwners' | 'forecastDays'>,
) {
  const { form, send, busy, failure } = useCallForm('saveDeskSettings', {
    schema: () => import('@crossdock/contract/parcels/desk.ts').then((m) => m.deskSettings),
    defaults,
    refreshes: ['getDesk'],
    done: t('warehouses.saved'),
  });
  const { control } = form;
  return (
    <Grid as="form" gap={16} noValidate onSubmit={send}>
      <Muted as="p" pad={12} fill="bg" round={8}>
        {t('warehouses.limits.hint')}
      </Muted>
      <FieldPair>
        <KgField
          control={control}
          name="likelyMeasures.maxWeightG"
          label={t('warehouses.limits.weight')}
          required
        />
        <CmField
          control={control}
          name="likelyMeasures.maxSideMm"
          label={t('warehouses.limits.side')}
          required
        />
      </FieldPair>
      <CountField
        control={control}
        name="forecastDays"
        {...labelAndHint('warehouses.forecastDays')}
        required
      />
      <Checkbox {...labelAndHint('warehouses.takesRefusals')} {...form.register('takesRefusals')} />
      <Checkbox {...labelAndHint('warehouses.asksOwners')} {...form.register('asksOwners')} />
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <Row gap={8} justify="end">
        <Button type="submit" busy={busy}>
          {t('shell.save')}
        </Button>
      </Row>
    </Grid>
  );
}
