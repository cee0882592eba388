import type { Output } from '@crossdock/contract/table.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Box, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlus } from '@tabler/icons-react';
import { AddLink } from '../shell/AddLink.tsx';
import { t } from '../shell/i18n.ts';
import classes from './vipOrders.module.css';
import type { VipOrderValues } from './vipOrderValues.ts';

export type Choices = Output<'getVipChoices'>;

interface FieldsProps {
  readonly form: PlainForm<VipOrderValues>;
  readonly choices: Choices;
}

/** Destination, channel and declarers. */
export function SendingFields({ form, choices, onAdd }: FieldsProps & { onAdd: () => void }) {
  const { values, errors, set } = form;
  const address = choices.addresses.find(({ id }) => id === values.addressId);
  return (
    <Section
      title={t('vipOrders.sending')}
      aside={
        <Button small look="soft" icon={IconPlus} onClick={onAdd}>
          {t('consolidate.to.add')}
        </Button>
      }
    >
      <Grid gap={16}>
        <ChoiceBox
          label={t('vipOrders.consignee')}
          required
          placeholder={t('vipOrders.choose')}
          value={values.addressId}
          error={errors.addressId}
          data={choices.addresses.map(({ id, destination, state }) => ({
            value: id,
            label: [
              destination.consignee,
              destination.pickupPoint?.name ?? addressLine(destination),
              ...(state === 'pending' ? [t('consolidate.to.pending')] : []),
            ].join(' · '),
          }))}
          onChange={(event) => {
            set('addressId', event.target.value);
            set('channelId', '');
            set('carrierId', '');
          }}
        />
        {address?.state === 'pending' ? <Banner tone="info">{t('vipOrders.audit.text')}</Banner> : null}
        <ChannelFields form={form} choices={choices} address={address} />
        <Declarers form={form} choices={choices} country={address?.destination.country} />
      </Grid>
    </Section>
  );
}

interface ToAddress extends FieldsProps {
  readonly address: Choices['addresses'][number] | undefined;
}

/** The channels to the chosen country, and the carriers that deliver there. */
function ChannelFields({ form, choices, address }: ToAddress) {
  const { values, errors, set } = form;
  const channels = choices.channels.filter(
    ({ country }) => address === undefined || country === address.destination.country,
  );
  const channel = channels.find(({ id }) => id === values.channelId);
  const carriers = (channel?.carriers ?? []).filter(
    ({ deliveryType }) => address === undefined || deliveryType === address.deliveryType,
  );
  const chooseChannel = (channelId: string) => {
    const next = channels.find(({ id }) => id === channelId);
    const fit = (next?.carriers ?? []).filter(({ deliveryType }) => deliveryType === address?.deliveryType);
    set('channelId', channelId);
    set('carrierId', fit.length === 1 ? (fit[0]?.id ?? '') : '');
  };
  return (
    <>
      <ChoiceBox
        label={t('vipOrders.channel')}
        required
        placeholder={t('vipOrders.choose')}
        value={values.channelId}
        error={errors.channelId}
        data={channels.map(({ id, name, minDays, maxDays }) => ({
          value: id,
          label: `${name} · ${t('consolidate.channel.days', { from: minDays, to: maxDays })}`,
        }))}
        onChange={(event) => chooseChannel(event.target.value)}
      />
      <ChoiceBox
        label={t('vipOrders.carrier')}
        required
        placeholder={t('vipOrders.choose')}
        {...form.box('carrierId')}
        data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function Declarers({ form, choices, country }: FieldsProps & { country: string | undefined }) {
  const usable = choices.declarers.filter((one) => one.country === country);
  const chosen = form.values.declarerIds;
  const needed = country !== undefined && choices.declarerCountries.includes(country);
  if (!needed && usable.length === 0) return null;
  return (
    <Box as="fieldset" minWidth={0}>
      <legend className={classes.name}>{t('vipOrders.declarer')}</legend>
      {usable.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(yes) =>
            form.set('declarerIds', yes ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      {usable.length === 0 ? (
        <Banner
          tone="warning"
          title={t('declarers.order.needed')}
          action={<AddLink to="/declarer" text={t('declarers.add')} />}
        />
      ) : null}
      {form.errors.declarerIds ? <Banner tone="danger">{form.errors.declarerIds}</Banner> : null}
    </Box>
  );
}

/** The extras of the channel. An order that already exists keeps its payment method. */
export function OptionFields({ form, choices, made }: FieldsProps & { made: boolean }) {
  const { values, errors, set } = form;
  const channel = choices.channels.find(({ id }) => id === values.channelId);
  return (
    <Section title={t('consolidate.options')}>
      <Grid gap={16}>
        {channel?.insuranceOffered ? (
          <AmountBox
            label={t('consolidate.insurance.amount')}
            description={t('vipOrders.insured.hint')}
            value={values.insured}
            error={errors.insuredMinor}
            onText={(typed) => set('insured', typed)}
          />
        ) : null}
        {channel?.taxOffered ? (
          <Check
            label={t('consolidate.tax')}
            hint={t('consolidate.tax.hint')}
            checked={values.taxIncluded}
            onChange={(yes) => set('taxIncluded', yes)}
          />
        ) : null}
        {channel?.codOffered && !made ? (
          <Check
            label={t('consolidate.cod')}
            hint={t('consolidate.cod.hint')}
            checked={values.cashOnDelivery}
            onChange={(yes) => set('cashOnDelivery', yes)}
          />
        ) : null}
        <NoteBox label={t('vipOrders.remark')} rows={2} maxLength={200} {...form.box('remark')} />
      </Grid>
    </Section>
  );
}

function Check(props: { label: string; hint?: string; checked: boolean; onChange: (yes: boolean) => void }) {
  const text = (
    <Grid as="span" gap={2} grow minWidth={0}>
      <span>{props.label}</span>
      {props.hint ? <Muted>{props.hint}</Muted> : null}
    </Grid>
  );
  return <TickRow large top text={text} checked={props.checked} onChange={props.onChange} />;
}
