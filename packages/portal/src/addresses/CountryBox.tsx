import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The destinations that the shop serves. */
export function CountryBox(props: {
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}) {
  const { data } = useCall('listDestinations', {}, { staleMs: 600_000 });
  return (
    <ChoiceBox
      required
      label={t('addresses.country')}
      placeholder={t('addresses.choose')}
      data={(data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={props.value}
      error={props.error}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
