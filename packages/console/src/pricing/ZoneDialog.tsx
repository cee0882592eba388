import type { StaffChannel, StaffZone } from '@crossdock/contract/pricing/channels.ts';
import { TextField } from '@crossdock/ui/fields.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconTrash } from '@tabler/icons-react';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { countryName } from '../shell/countryName.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { PrefixField } from './PrefixField.tsx';

/** The form of a zone: a part of the channel's country by postal code prefixes, or the rest of the country. */
export function ZoneDialog(props: { channel: StaffChannel; zone: StaffZone | null; onClose: () => void }) {
  const { channel, zone, onClose } = props;
  const name = zone ? 'editZone' : 'addZone';
  const saved = () => {
    showMessage('success', t('pricing.saved'));
    onClose();
  };
  const { form, ...saving } = useCallForm<'addZone' | 'editZone'>(name, {
    schema: () =>
      import('@crossdock/contract/pricing/channels.ts').then((m) => m.channelDeskCalls[name].input),
    defaults: zone
      ? { id: zone.id, name: zone.name, zipPrefixes: zone.zipPrefixes }
      : { channelId: channel.id, name: '', zipPrefixes: [] },
    refreshes: ['listChannels'],
    onDone: saved,
  });
  return (
    <SaveDialog
      {...saving}
      title={zone ? t('pricing.zone.edit', { name: zone.name }) : t('pricing.zone.add')}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('pricing.name')} required />
      <PrefixField
        control={form.control}
        name="zipPrefixes"
        label={t('pricing.zone.zips')}
        description={t('pricing.zone.zips.hint', { country: countryName(channel.country) })}
      />
      {zone ? <RemoveZone zone={zone} onDone={saved} /> : null}
    </SaveDialog>
  );
}

function RemoveZone({ zone, onDone }: { zone: StaffZone; onDone: () => void }) {
  return (
    <div>
      <ConfirmButton
        small
        look="danger"
        icon={IconTrash}
        label={t('pricing.zone.remove')}
        call="removeZone"
        input={{ id: zone.id }}
        refreshes={['listChannels']}
        onDone={onDone}
        danger
        title={t('pricing.zone.remove.title', { name: zone.name })}
        confirmLabel={t('shell.delete')}
      />
    </div>
  );
}
