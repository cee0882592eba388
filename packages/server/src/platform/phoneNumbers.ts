import { createRequire } from 'node:module';

/** Loaded with the first number that needs them: the numbering plans of the world are large, and most shops need none. */
const load = createRequire(import.meta.url);
export const numberingPlans = () => load('libphonenumber-js/min') as typeof import('libphonenumber-js/min');

/** As it is dialled within its country, digits only: 0912345678. */
export function nationalForm(e164: string): string {
  const parsed = numberingPlans().parsePhoneNumberFromString(e164);
  return parsed?.formatNational().replace(/\D/g, '') ?? e164;
}
