import { CountField } from '@crossdock/ui/fields.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets how many free photos members get for each parcel. */
export const FreePhotos = () => (
  <RulesDialogForCall
    {...labelAndHint('services.freePhotos')}
    calls={['getServiceSettings', 'saveServiceSettings']}
    schema={() => import('@crossdock/contract/services/desk.ts').then((all) => all.serviceSettingsInput)}
  >
    {({ control }) => (
      <CountField control={control} name="freePhotos" label={t('services.freePhotos')} required />
    )}
  </RulesDialogForCall>
);
