import { quantityMax } from '@crossdock/domain/services/price.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { OptionCheckbox } from './OptionCheckbox.tsx';
import type { StepProps } from './stepProps.ts';

/** Services that the warehouse does for the whole order before packing. Each is a line of the quote. */
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
      <Note>{t('services.forOrder.hint')}</Note>
      {offered.map(({ id, name, about, unit, priceMinor }) => (
        <div key={id}>
          <OptionCheckbox
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
            <CountBox
              label={`${name}: ${t('services.quantity')}`}
              count={countOf(id)}
              onCount={(count) => choose(id, count)}
            />
          ) : null}
        </div>
      ))}
    </Section>
  );
}

/** The box may be empty while a number is typed. When it is left, the ordered number is shown again. */
function CountBox(props: { label: string; count: number; onCount: (count: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextBox
      label={props.label}
      inputMode="numeric"
      value={typed ?? String(props.count)}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 2);
        setTyped(digits);
        if (Number(digits) > 0) props.onCount(Math.min(quantityMax, Number(digits)));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
