import { type FieldErrors, type FieldValues, get, type ResolverResult, set } from 'react-hook-form';
import type { FieldFault } from './checkForm.ts';

/**
 * The form library's validation result: the values as entered (the server parses them itself), or the errors, nested.
 */
export function resolverResult<V extends FieldValues>(
  values: V,
  faults: readonly FieldFault[],
): ResolverResult<V> {
  if (faults.length === 0) return { values, errors: {} };
  const errors: FieldErrors<V> = {};
  for (const { path, type, message } of faults) {
    const at = path.length === 0 ? 'root' : path.join('.');
    // Only the first error of each field is kept, because the person must fix it first.
    if (!get(errors, at)) set(errors, at, { type, message });
  }
  return { values: {}, errors };
}
