import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useController } from 'react-hook-form';
import type { CardControl } from './cardForm.ts';

/** A calendar day of the shop. The form holds the instant at which it begins, or null if it is empty. */
export function DateField(props: {
  control: CardControl;
  name: 'validFrom' | 'validTo';
  label: string;
  description?: string;
}) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const { timeZone } = useFormatting();
  return (
    <TextBox
      type="date"
      label={props.label}
      description={props.description}
      name={field.name}
      ref={field.ref}
      value={field.value ? dateIn(field.value, timeZone) : ''}
      onBlur={field.onBlur}
      onChange={(event) =>
        field.onChange(event.target.value === '' ? null : dayStart(event.target.value, timeZone))
      }
      error={fieldState.error?.message}
    />
  );
}
