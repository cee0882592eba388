import { Unit } from '@crossdock/ui/controls.tsx';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { t } from './i18n.ts';

type MeasureBoxProps = Omit<TextBoxProps, 'rightSection' | 'autoComplete'>;

/** A weight in kg, typed or sent by a scale; `parseWeight` reads it. */
export const WeightBox = (props: MeasureBoxProps) => (
  <TextBox
    inputMode="decimal"
    autoComplete="off"
    rightSection={<Unit>{t('orders.desk.unit.kg')}</Unit>}
    {...props}
  />
);

/** Three sides in cm with spaces between them; `parseSides` reads them. */
export const SidesBox = (props: MeasureBoxProps) => (
  <TextBox
    autoComplete="off"
    placeholder="30 20 10"
    rightSection={<Unit>{t('orders.desk.unit.cm')}</Unit>}
    {...props}
  />
);
