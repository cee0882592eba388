import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { MeasureField } from '@crossdock/ui/fields.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import classes from './warehouses.module.css';

/** From which weight and length on the desks ask whether it is true. */
export function DeskLimits() {
  const desk = useCall('getDesk', {});
  return (
    <Loaded query={desk} texts={loadedTexts()}>
      {({ likelyMeasures }) => <LimitsForm likelyMeasures={likelyMeasures} />}
    </Loaded>
  );
}

function LimitsForm({ likelyMeasures }: Pick<Output<'getDesk'>, 'likelyMeasures'>) {
  const { form, send, busy, failure } = useCallForm('saveDeskSettings', {
    schema: () => import('@crossdock/contract/parcels/desk.ts').then((m) => m.deskSettings),
    defaults: { likelyMeasures },
    refreshes: ['getDesk'],
    onDone: () => showMessage('success', t('warehouses.saved')),
  });
  const { control } = form;
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <p className={classes.sample}>{t('warehouses.limits.hint')}</p>
      <div className={classes.pair}>
        <MeasureField
          control={control}
          name="likelyMeasures.maxWeightG"
          digits={3}
          unit="kg"
          label={t('warehouses.limits.weight')}
          required
        />
        <MeasureField
          control={control}
          name="likelyMeasures.maxSideMm"
          digits={1}
          unit="cm"
          label={t('warehouses.limits.side')}
          required
        />
      </div>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <div className={classes.buttons}>
        <Button type="submit" busy={busy}>
          {t('shell.save')}
        </Button>
      </div>
    </form>
  );
}
