import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RulesDialog } from '../shell/RulesDialog.tsx';

/** How many free photos members get for each parcel. */
export function FreePhotos() {
  return <RulesDialog title={t('services.freePhotos')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getServiceSettings', {}, { unkept: true })}
    call="saveServiceSettings"
    schema={() => import('@crossdock/contract/services/desk.ts').then((all) => all.serviceSettingsInput)}
    refreshes={['getServiceSettings']}
    hint={t('services.freePhotos.hint')}
    onClose={onClose}
  >
    {({ control }) => (
      <CountField control={control} name="freePhotos" label={t('services.freePhotos')} required />
    )}
  </CallRules>
);
