import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';

const useRules = () => useCall('getServiceSettings', {}, { unkept: true });

/** How many free photos members get for each parcel. */
export const FreePhotos = () => (
  <CallRules
    title={t('services.freePhotos')}
    hint={t('services.freePhotos.hint')}
    useRules={useRules}
    call="saveServiceSettings"
    schema={() => import('@crossdock/contract/services/desk.ts').then((all) => all.serviceSettingsInput)}
    refreshes={['getServiceSettings']}
  >
    {({ control }) => (
      <CountField control={control} name="freePhotos" label={t('services.freePhotos')} required />
    )}
  </CallRules>
);
