import type { Control, FieldValues } from 'react-hook-form';

/** A form's control for parts that serve several forms, whose nested types would be too complex. */
export const anyControl = (control: unknown) => control as Control<FieldValues>;
