import type { Output } from '@crossdock/contract/table.ts';
import { parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { CustomsLineFields } from './CustomsLineFields.tsx';
import { type Choices, OptionFields, SendingFields } from './SendingFields.tsx';
import { emptyVipOrder, toVipOrderInput, toVipOrderValues, type VipOrderValues } from './vipOrderValues.ts';

const topics = ['addresses', 'declarers'];

/** A dialog that adds an address without leaving this form. The route passes it in. */
export type NewConsigneeDialog = ComponentType<{ onSaved: (id: string) => void; onClose: () => void }>;

/** Creates a VIP order: parcels, customs lines and everything else in one step. */
export function NewVipOrderPage({ newConsignee }: { newConsignee: NewConsigneeDialog }) {
  const choices = useCall('getVipChoices', {}, { topics });
  return (
    <Page title={t('vipOrders.new')} intro={t('vipOrders.new.intro')} back={<Back />}>
      <Loaded query={choices}>
        {(known) => (known.allowed ? <NewForm choices={known} newConsignee={newConsignee} /> : <Closed />)}
      </Loaded>
    </Page>
  );
}

/** Changes a VIP order, until packing starts. */
export function ChangeVipOrderPage({ newConsignee }: { newConsignee: NewConsigneeDialog }) {
  const { id = '' } = useParams({ strict: false });
  const choices = useCall('getVipChoices', {}, { topics });
  const vip = useCall('getVipOrder', { id }, { unkept: true });
  return (
    <Page title={t('vipOrders.change')} back={<Back />}>
      <Loaded query={combineQueries(choices, vip)}>
        {([known, data]) =>
          data.actions.includes('change') ? (
            <ChangeForm choices={known} vip={data} newConsignee={newConsignee} />
          ) : (
            <Banner tone="warning" title={t('vipOrders.late')} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Back() {
  return <BackLink to="/vipOrder" search={{}} text={t('vipOrders.title')} />;
}

function Closed() {
  return (
    <Banner tone="info" title={t('vipOrders.closed')}>
      {t('vipOrders.closed.text')}
    </Banner>
  );
}

function useSaved(text: 'vipOrders.placed' | 'vipOrders.changed') {
  const navigate = useNavigate();
  const { refresh } = useConnection();
  return ({ id, order }: Output<'placeVipOrder'>) => {
    refresh(['listVipOrders', 'getVipOrder', 'queryParcels', 'listOrders', 'getOrder', 'getOrderStatistics']);
    showMessage('success', t(order ? 'vipOrders.placed.made' : text));
    void navigate({ to: '/vipOrder/$id', params: { id }, replace: true });
  };
}

interface FormProps {
  readonly choices: Choices;
  readonly newConsignee: NewConsigneeDialog;
}

function NewForm({ choices, newConsignee }: FormProps) {
  const { currency } = useFormatting();
  const usual = choices.addresses.find(({ isDefault }) => isDefault) ?? choices.addresses[0];
  const form = usePlainForm('placeVipOrder', {
    schema: () => import('@crossdock/contract/vipOrders/shapes.ts').then((m) => m.vipOrderInput),
    defaults: { ...emptyVipOrder, addressId: usual?.id ?? '' },
    input: (values: VipOrderValues) => toVipOrderInput(values, currency),
    onDone: useSaved('vipOrders.placed'),
    draft: 'vipOrder',
  });
  const parts = { form, choices, newConsignee };
  return <Fields {...parts} made={false} send={t('vipOrders.send')} />;
}

function ChangeForm({ choices, newConsignee, vip }: FormProps & { vip: Output<'getVipOrder'> }) {
  const { currency } = useFormatting();
  const form = usePlainForm('changeVipOrder', {
    schema: () => import('@crossdock/contract/vipOrders/calls.ts').then((m) => m.changeVipOrderInput),
    defaults: toVipOrderValues(vip, currency),
    input: (values: VipOrderValues) => ({ id: vip.id, ...toVipOrderInput(values, currency) }),
    onDone: useSaved('vipOrders.changed'),
  });
  return (
    <>
      {vip.order ? <Banner tone="info">{t('vipOrders.change.made')}</Banner> : null}
      <Fields {...{ form, choices, newConsignee }} made={vip.order !== null} send={t('shell.save')} />
    </>
  );
}

interface FieldsProps extends FormProps {
  readonly form: PlainForm<VipOrderValues>;
  readonly made: boolean;
  readonly send: string;
}

function Fields({ form, choices, newConsignee: NewConsignee, made, send }: FieldsProps) {
  const [adds, setAdds] = useState(false);
  // The values as they were sent: errors name positions in them, and the lines may move meanwhile.
  const [sent, setSent] = useState(form.values);
  const submit = (event: FormEvent) => {
    setSent(form.values);
    return form.send(event);
  };
  return (
    <>
      <Grid as="form" onSubmit={submit} noValidate gap={16}>
        <DraftNotice draft={form.draft} />
        <Split from="desktop" columns={2} gap={[16, 20]} align="start" minWidth={0}>
          <Grid gap={16}>
            <Numbers form={form} sent={sent} />
            <CustomsLineFields form={form} sent={sent} />
          </Grid>
          <Grid gap={16}>
            <SendingFields form={form} choices={choices} onAdd={() => setAdds(true)} />
            <OptionFields form={form} choices={choices} made={made} />
          </Grid>
        </Split>
        {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
        {form.errors.lines ? <Banner tone="danger">{form.errors.lines}</Banner> : null}
        {Object.keys(form.errors).length > 0 ? (
          <Banner tone="danger">{t('vipOrders.checkFields')}</Banner>
        ) : null}
        <StickyAction>
          <Button type="submit" full busy={form.busy}>
            {send}
          </Button>
        </StickyAction>
      </Grid>
      {/* Outside the form, so that saving an address does not send the order. */}
      {adds ? (
        <NewConsignee
          onClose={() => setAdds(false)}
          onSaved={(id) => {
            form.set('addressId', id);
            form.set('channelId', '');
            form.set('carrierId', '');
          }}
        />
      ) : null}
    </>
  );
}

/** Any number of courier numbers, one on each line or pasted in any form. */
function Numbers({ form, sent }: { form: PlainForm<VipOrderValues>; sent: VipOrderValues }) {
  const returnTo = useLocation({ select: ({ href }) => href });
  const { numbers } = parseCourierNumbers(form.values.numbers);
  const looked = parseCourierNumbers(sent.numbers).numbers;
  const faults = Object.entries(form.errors).flatMap(([path, message]) => {
    if (path === 'courierNumbers') return [message];
    const place = /^courierNumbers\.(\d+)$/.exec(path)?.[1];
    const number = looked[Number(place)];
    // A number that was removed has no error any more.
    return number !== undefined && numbers.includes(number)
      ? [t('vipOrders.numbers.fault', { number, message })]
      : [];
  });
  return (
    <Section title={t('vipOrders.parcels')}>
      <NoteBox
        label={t('vipOrders.numbers')}
        description={t('vipOrders.numbers.hint', { n: numbers.length })}
        required
        rows={4}
        maxLength={4_000}
        autoCapitalize="characters"
        spellCheck={false}
        value={form.values.numbers}
        error={faults.length > 0 ? faults.join(' ') : undefined}
        onChange={(event) => form.set('numbers', event.currentTarget.value)}
      />
      {form.refusedBy('parcel.refusalRegistered') ? (
        <LinkButton
          to="/rejection"
          search={{ returnTo }}
          look="outline"
          small
          text={t('vipOrders.numbers.refused')}
        />
      ) : null}
    </Section>
  );
}
