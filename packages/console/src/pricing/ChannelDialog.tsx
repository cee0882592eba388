import type { StaffChannel } from '@crossdock/contract/pricing/channels.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { ChoiceField, CountField, TextField } from '@crossdock/ui/fields.tsx';
import { Row, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { type DefaultValues, useController, useFormState } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { CheckList } from '../shell/CheckList.tsx';
import { countryName } from '../shell/countryName.ts';
import { Dialog } from '../shell/Dialog.ts';
import { SaveOrCancel } from '../shell/FormFooter.tsx';
import { type CallForm, useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { NameFields } from '../shell/NameFields.tsx';

type ChannelCall = 'addChannel' | 'editChannel';
type ChannelControl = CallForm<ChannelCall>['form']['control'];

interface ChannelProps {
  readonly channel: StaffChannel | null;
  readonly onClose: () => void;
}

interface Choices {
  readonly warehouses: Output<'listStaffWarehouses'>;
  readonly carriers: Output<'listCarriers'>;
}

/** A channel: origin and destination, speed, goods, and carriers. */
export function ChannelDialog({ channel, onClose }: ChannelProps) {
  const choices = combineQueries(useCall('listStaffWarehouses', {}), useCall('listCarriers', {}));
  return (
    <Dialog
      opened
      wide
      title={channel ? t('pricing.channel.edit') : t('pricing.channel.add')}
      onClose={onClose}
    >
      <Loaded query={choices}>
        {([warehouses, carriers]) => (
          <ChannelForm channel={channel} warehouses={warehouses} carriers={carriers} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}

function ChannelForm({ channel, warehouses, carriers, onClose }: ChannelProps & Choices) {
  const name = channel ? 'editChannel' : 'addChannel';
  const { form, send, busy, failure } = useDialogForm<ChannelCall>(name, {
    schema: () =>
      import('@crossdock/contract/pricing/channels.ts').then((m) => m.channelDeskCalls[name].input),
    defaults: channel ? valuesOf(channel) : newChannel,
    refreshes: ['listChannels'],
    done: t('pricing.saved'),
    onClose,
  });
  const { control, register } = form;
  return (
    <Stack as="form" gap={16} noValidate onSubmit={send}>
      <ChannelNames control={control} />
      <Split columns={3} gap={16}>
        <TextField control={control} name="code" label={t('pricing.code')} required />
        <ChoiceField
          control={control}
          name="warehouseId"
          label={t('pricing.channel.warehouse')}
          placeholder={t('pricing.choose')}
          disabled={channel !== null}
          data={warehouses.map((one) => ({ value: one.id, label: one.name }))}
          required
        />
        <ChoiceField
          control={control}
          name="country"
          label={t('pricing.channel.country')}
          placeholder={t('pricing.choose')}
          disabled={channel !== null}
          data={regions.map((code) => ({ value: code, label: countryName(code) }))}
          required
        />
      </Split>
      <Split columns={3} gap={16}>
        <ChoiceField
          control={control}
          name="mode"
          label={t('pricing.channel.mode')}
          data={(['sea', 'air', 'land'] as const).map((value) => ({
            value,
            label: t(`pricing.mode.${value}`),
          }))}
        />
        <CountField control={control} name="minDays" label={t('pricing.channel.minDays')} required />
        <CountField control={control} name="maxDays" label={t('pricing.channel.maxDays')} required />
      </Split>
      <GoodsClassChoices control={control} />
      <CarrierChoices control={control} carriers={carriers} />
      <PartnerFields control={control} />
      <Row gap={[8, 20]} wrap>
        <Checkbox label={t('pricing.channel.codOffered')} {...register('codOffered')} />
        <Checkbox label={t('pricing.channel.active')} {...register('active')} />
      </Row>
      <SaveOrCancel failure={failure} busy={busy} onCancel={onClose} />
    </Stack>
  );
}

function ChannelNames({ control }: { control: ChannelControl }) {
  return (
    <Split columns={3} gap={16}>
      <NameFields control={control} labelOf={(lang) => t(`goods.name.${lang}`)} />
    </Split>
  );
}

function PartnerFields({ control }: { control: ChannelControl }) {
  return (
    <Split columns={3} gap={16}>
      <TextField control={control} name="partnerName" label={t('pricing.channel.partnerName')} />
      <TextField control={control} name="partnerPhone" label={t('pricing.channel.partnerPhone')} />
      <TextField control={control} name="partnerUrl" label={t('pricing.channel.partnerUrl')} />
    </Split>
  );
}

const channelClasses = ['general', 'sensitive', 'special'] as const;

function GoodsClassChoices({ control }: { control: ChannelControl }) {
  const { field } = useController({ control, name: 'goodsClasses' });
  return (
    <CheckList
      legend={t('pricing.channel.goodsClasses')}
      all={channelClasses}
      chosen={channelClasses.filter((one) => field.value.includes(one))}
      labelOf={(value) => t(`goods.class.${value}`)}
      onChange={field.onChange}
      error={
        control.getFieldState('goodsClasses', useFormState({ control, name: 'goodsClasses' })).error?.message
      }
    />
  );
}

/** Chooses a carrier for each kind of delivery. The channel offers the kinds that have a carrier. */
function CarrierChoices({ control, carriers }: { control: ChannelControl } & Pick<Choices, 'carriers'>) {
  const { field } = useController({ control, name: 'carriers' });
  const ways = useController({ control, name: 'deliveryTypes' });
  const chosen: readonly { carrierId: string; deliveryType: 2 | 3 }[] = field.value;
  const toggle = (carrierId: string, deliveryType: 2 | 3) => {
    const without = chosen.filter((one) => one.carrierId !== carrierId || one.deliveryType !== deliveryType);
    const next = without.length < chosen.length ? without : [...chosen, { carrierId, deliveryType }];
    field.onChange(next);
    ways.field.onChange([2, 3].filter((type) => next.some((one) => one.deliveryType === type)));
  };
  return (
    <>
      {([2, 3] as const).map((type) => (
        <Row as="fieldset" key={type} gap={[8, 20]} wrap>
          <Legend size={14}>
            {t(type === 2 ? 'pricing.channel.carriers.home' : 'pricing.channel.carriers.pickup')}
          </Legend>
          {carriers.map((carrier) => (
            <Checkbox
              key={carrier.id}
              label={carrier.name}
              checked={chosen.some((one) => one.carrierId === carrier.id && one.deliveryType === type)}
              onChange={() => toggle(carrier.id, type)}
            />
          ))}
        </Row>
      ))}
      <Failure control={control} name="deliveryTypes" />
      <Failure control={control} name="carriers" />
    </>
  );
}

function Failure({ control, name }: { control: ChannelControl; name: 'deliveryTypes' | 'carriers' }) {
  const message = control.getFieldState(name, useFormState({ control, name })).error?.message;
  return message ? (
    <Text as="p" tone="danger" role="alert">
      {message}
    </Text>
  ) : null;
}

function valuesOf({ zones: _, goodsClasses, ...channel }: StaffChannel) {
  return { ...channel, goodsClasses: goodsClasses.filter((one) => one !== 'prohibited') };
}

const newChannel: DefaultValues<Request<'addChannel'>> = {
  code: '',
  zh: '',
  tw: '',
  en: '',
  mode: 'sea',
  goodsClasses: ['general'],
  deliveryTypes: [],
  codOffered: false,
  partnerName: '',
  partnerPhone: '',
  partnerUrl: '',
  carriers: [],
  position: 0,
  active: true,
};
