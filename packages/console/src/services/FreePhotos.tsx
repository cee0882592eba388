import { CountField } from '@crossdock/ui/fields.tsx';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';

/** How many free photos members get for each parcel. */
export const FreePhotos = () => (
  <CallRules
    title={t('services.freePhotos')}
    hint={t('services.freePhotos.hint')}
    calls={['getServiceSettings', 'saveServiceSettings']}
    schema={() => import('@crossdock/contract/services/desk.ts').then((all) => all.serviceSettingsInput)}
  >
    {({ control }) => (
      <CountField control={control} name="freePhotos" label={t('services.freePhotos')} required />
    )}
  </CallRules>
);
