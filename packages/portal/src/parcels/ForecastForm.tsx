import type { Output, Request } from '@crossdock/contract/table.ts';
import { couriers, parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceField, NoteField } from '@crossdock/ui/fields.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { type Control, useWatch } from 'react-hook-form';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import classes from './Forecast.module.css';
import type { GoodsTypeChoice } from './GoodsChips.tsx';
import { GoodsFields, type GoodsValues } from './GoodsFields.tsx';
import { keepLastGoods, readLastGoods } from './lastGoods.ts';
import { PastedNumbers } from './PastedNumbers.tsx';
import { courierName } from './words.ts';

/** A forecast as it was sent, with what became of each number. */
export interface Sent {
  readonly input: Request<'forecastParcels'>;
  readonly answer: Output<'forecastParcels'>;
}

export function ForecastForm(props: {
  rules: Output<'getForecastRules'>;
  types: readonly GoodsTypeChoice[];
  numbers: string;
  onSent: (sent: Sent) => void;
}) {
  const { rules } = props;
  const { form, busy, failure, send } = useCallForm('forecastParcels', {
    schema: () => import('@crossdock/contract/parcels.ts').then((m) => m.forecastInput),
    defaults: { goodsCount: 1, ...readLastGoods(), billCode: props.numbers, goodsLink: '', remark: '' },
    refreshes: ['queryParcels'],
    onDone: (answer, input) => {
      keepLastGoods(input);
      props.onSent({ input, answer });
    },
  });
  const pasted = useWatch({ control: form.control, name: 'billCode' }) ?? '';
  const count = parseCourierNumbers(pasted).numbers.length;
  return (
    <form onSubmit={send} noValidate className={classes.form}>
      <Section>
        <div className={classes.fields}>
          <NoteField
            control={form.control}
            name="billCode"
            required
            rows={3}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            label={t('parcels.forecast.numbers')}
            description={t('parcels.forecast.numbers.hint')}
            placeholder={t('parcels.forecast.numbers.placeholder')}
          />
          <PastedNumbers
            text={pasted}
            max={rules.batchMax}
            onRemove={(rest) => form.setValue('billCode', rest, { shouldValidate: true })}
          />
          {count === 1 ? (
            <ChoiceField
              control={form.control}
              name="courier"
              label={t('parcels.courier')}
              placeholder={t('parcels.courier.auto')}
              data={couriers.map((code) => ({ value: code, label: courierName(code) }))}
            />
          ) : null}
        </div>
      </Section>
      <Section title={t('parcels.forecast.goods')}>
        <div className={classes.fields}>
          {count > 1 ? <p className={classes.shared}>{t('parcels.forecast.goods.shared')}</p> : null}
          <GoodsFields
            control={form.control as unknown as Control<GoodsValues>}
            rules={rules}
            types={props.types}
          />
        </div>
      </Section>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <StickyAction>
        <Button type="submit" busy={busy} disabled={count > rules.batchMax} full>
          {count > 1 ? t('parcels.forecast.sendMany', { n: count }) : t('parcels.forecast.send')}
        </Button>
      </StickyAction>
    </form>
  );
}
