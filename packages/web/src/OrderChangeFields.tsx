import { quantityMax } from '@crossdock/domain/services/price.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type FocusEvent, useState } from 'react';
import type { ChangeProps } from './orderChangeTexts.ts';

/** Calls `take` with the typed text when the box loses focus, if the text has changed. */
const changed = (before: string, take: (typed: string) => void) => (event: FocusEvent<HTMLInputElement>) => {
  const typed = event.currentTarget.value.trim();
  if (typed && typed !== before) take(typed);
};

/** Edits the recipient. An address is approved together with its name, so members can change only its phone number. */
export function ContactEdit({ t, preview: { content }, draft, onDraft, byStaff }: ChangeProps) {
  const { consignee, phone } = content.destination;
  const mayName = byStaff || content.addressId === null;
  const keep = (part: { consignee?: string; phone?: string }) =>
    onDraft({ ...draft, contact: { ...draft.contact, ...part } });
  return (
    <Grid gap={12}>
      {mayName ? (
        <TextBox
          label={t('orders.consignee')}
          maxLength={50}
          autoComplete="off"
          defaultValue={draft.contact?.consignee ?? consignee}
          onBlur={changed(consignee, (typed) => keep({ consignee: typed }))}
        />
      ) : null}
      <TextBox
        label={t('orders.change.phone')}
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
        defaultValue={draft.contact?.phone ?? phone}
        onBlur={changed(phone, (typed) => keep({ phone: typed }))}
      />
    </Grid>
  );
}

/** Services for the whole order. Those already begun cannot be removed. */
export function ServicesEdit({ t, preview: { choices }, draft, onDraft }: ChangeProps) {
  const formatting = useFormatting();
  const now = draft.services ?? choices.services.filter((one) => one.quantity > 0);
  const countOf = (id: string) => now.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const choose = (serviceId: string, quantity: number) => {
    const others = now.filter((one) => one.serviceId !== serviceId);
    const services = [...others, ...(quantity > 0 ? [{ serviceId, quantity }] : [])];
    onDraft({
      ...draft,
      services: services.map((one) => ({
        serviceId: one.serviceId,
        quantity: Math.min(quantityMax, one.quantity ?? 1),
      })),
    });
  };
  return (
    <Grid gap={4}>
      {choices.services.map(({ serviceId, name, unit, priceMinor, begun }) => (
        <div key={serviceId}>
          <TickRow
            large
            top
            disabled={begun}
            checked={countOf(serviceId) > 0}
            onChange={(yes) => choose(serviceId, yes ? 1 : 0)}
            text={
              <Grid as="span" gap={2} grow minWidth={0} size={14}>
                <Text size={16} strong>
                  {name}
                </Text>
                <Muted size={13}>
                  {priceMinor === 0
                    ? t('services.free')
                    : t('services.each', {
                        price: formatMoney(priceMinor, formatting.currency, formatting),
                        unit: t(`services.unit.${unit}`),
                      })}
                  {begun ? ` · ${t('orders.change.begun')}` : ''}
                </Muted>
              </Grid>
            }
          />
          {unit === 'piece' && countOf(serviceId) > 0 && !begun ? (
            <TextBox
              label={`${name}: ${t('orders.change.count')}`}
              inputMode="numeric"
              defaultValue={String(countOf(serviceId))}
              onBlur={(event) => {
                const count = Number(event.currentTarget.value.replace(/\D/g, '').slice(0, 2));
                if (count > 0 && count !== countOf(serviceId))
                  choose(serviceId, Math.min(quantityMax, count));
              }}
            />
          ) : null}
        </div>
      ))}
    </Grid>
  );
}

/** The insured value; an empty box insures nothing. */
export function InsuranceEdit({ t, preview: { content }, draft, onDraft }: ChangeProps) {
  const { currency } = useFormatting();
  const [typed, setTyped] = useState(
    content.insuredMinor > 0 ? shortAmountText(content.insuredMinor, currency) : '',
  );
  return (
    <AmountBox
      label={t('orders.change.insured')}
      value={typed}
      onText={setTyped}
      onBlur={() => {
        const insuredMinor = typed === '' ? 0 : (typedAmount(typed, currency) ?? content.insuredMinor);
        if (insuredMinor !== content.insuredMinor) onDraft({ ...draft, insuredMinor });
      }}
    />
  );
}

export function TaxEdit({ t, preview: { content }, draft, onDraft }: ChangeProps) {
  return (
    <TickRow
      large
      text={t('orders.change.part.tax')}
      checked={draft.taxIncluded ?? content.taxIncluded}
      onChange={(yes) => onDraft({ ...draft, taxIncluded: yes })}
    />
  );
}
