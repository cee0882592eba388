import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** How many free photos members get for each parcel. */
export function FreePhotos() {
  return <RulesDialog title={t('services.freePhotos')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getServiceSettings', {}, { unkept: true });
  return (
    <Loaded query={query}>{(settings) => <FreePhotosForm settings={settings} onClose={onClose} />}</Loaded>
  );
}

interface FormProps {
  readonly settings: { readonly freePhotos: number };
  readonly onClose: () => void;
}

function FreePhotosForm({ settings, onClose }: FormProps) {
  const { form, send, busy, failure } = useCallForm('saveServiceSettings', {
    schema: () => import('@crossdock/contract/services/desk.ts').then((all) => all.serviceSettingsInput),
    defaults: settings,
    refreshes: ['getServiceSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('services.freePhotos.hint')}>
      <CountField control={form.control} name="freePhotos" label={t('services.freePhotos')} required />
    </RulesForm>
  );
}
