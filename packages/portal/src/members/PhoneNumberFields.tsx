import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import { AreaCodeBox, phoneExample } from './AreaCodeBox.tsx';
import classes from './Register.module.css';

interface PhoneNumberFieldsProps {
  readonly values: { readonly areaCode: string; readonly phone: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: 'areaCode' | 'phone', value: string) => void;
}

export function PhoneNumberFields({ values, errors, onChange }: PhoneNumberFieldsProps) {
  return (
    <div className={classes.pair}>
      <AreaCodeBox
        value={values.areaCode}
        error={errors.areaCode}
        onChange={(next) => onChange('areaCode', next)}
      />
      <TextBox
        name="phone"
        required
        type="tel"
        label={t('members.phone')}
        placeholder={phoneExample(values.areaCode)}
        value={values.phone}
        onChange={(event) => onChange('phone', event.target.value)}
        error={errors.phone}
        autoComplete="tel-national"
        inputMode="tel"
      />
    </div>
  );
}
