import { callingCodes, isRegion, regions } from '@crossdock/domain/regions.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The country code of a phone: the regions that we serve first, then the rest of the world. */
export function AreaCodeBox(props: {
  value: string;
  error?: string | undefined;
  onChange: (areaCode: string) => void;
}) {
  const { data } = useCall('listCountries', { isall: true }, { staleMs: 86_400_000 });
  const countries = data?.list ?? [];
  const served = regions.flatMap((region) => countries.filter(({ code }) => code === region));
  const others = countries.filter(({ code }) => !isRegion(code));
  const seen = new Set<string>();
  const options = [...served, ...others].flatMap(({ name, areaCode }) => {
    if (seen.has(areaCode)) return [];
    seen.add(areaCode);
    return [{ value: areaCode, label: `+${areaCode} ${name}` }];
  });
  const known = options.length > 0 ? options : regions.map((region) => fallback(callingCodes[region]));
  return (
    <ChoiceBox
      label={t('members.areaCode')}
      data={known}
      value={props.value}
      error={props.error}
      autoComplete="tel-country-code"
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

const fallback = (code: string) => ({ value: code, label: `+${code}` });

/** An example of a local number for the country code. */
export function phoneExample(areaCode: string): string {
  const examples: Readonly<Record<string, string>> = {
    [callingCodes.TW]: '0912345678',
    [callingCodes.HK]: '91234567',
    [callingCodes.TH]: '0812345678',
    [callingCodes.MY]: '0123456789',
  };
  return examples[areaCode] ?? '';
}
