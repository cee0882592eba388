import { quantityMax } from '@crossdock/domain/services/price.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Check } from './Check.tsx';
import classes from './consolidate.module.css';
import type { StepProps } from './stepProps.ts';

/** What the warehouse does to the whole order before packing it: each a line of the quote. */
export function ServiceChoice({ flow, setFlow }: StepProps) {
  const { data } = useCall('listOfferedServices', {});
  const formatting = useFormatting();
  const offered = data?.list.filter(({ places }) => places.includes('order')) ?? [];
  if (offered.length === 0) return null;
  const countOf = (id: string) => flow.services.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const choose = (serviceId: string, quantity: number) => {
    const others = flow.services.filter((one) => one.serviceId !== serviceId);
    setFlow({ services: quantity === 0 ? others : [...others, { serviceId, quantity }] });
  };
  return (
    <Section title={t('services.forOrder')}>
      <p className={classes.muted}>{t('services.forOrder.hint')}</p>
      {offered.map(({ id, name, about, unit, priceMinor }) => (
        <div key={id}>
          <Check
            checked={countOf(id) > 0}
            onChange={(yes) => choose(id, yes ? 1 : 0)}
            label={name}
            hint={
              <>
                {about ? `${about} · ` : null}
                {priceMinor === 0
                  ? t('services.free')
                  : t('services.each', {
                      price: formatMoney(priceMinor, formatting.currency, formatting),
                      unit: t(`services.unit.${unit}`),
                    })}
              </>
            }
          />
          {unit === 'piece' && countOf(id) > 0 ? (
            <TextBox
              label={`${name}: ${t('services.quantity')}`}
              inputMode="numeric"
              value={String(countOf(id))}
              onChange={(event) =>
                choose(id, Math.min(quantityMax, Math.max(1, Number(event.currentTarget.value) || 1)))
              }
            />
          ) : null}
        </div>
      ))}
    </Section>
  );
}
