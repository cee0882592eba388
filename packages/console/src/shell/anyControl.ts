import type { Control, FieldValues } from 'react-hook-form';

/** A form's control for parts that serve several forms, nested too deep for their types to be worth following. */
export const anyControl = (control: unknown) => control as Control<FieldValues>;
