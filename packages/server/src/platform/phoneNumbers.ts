import { createRequire } from 'node:module';
import { regionOfAreaCode } from '@crossdock/contract/members/fields.ts';
import { phoneToE164 } from '@crossdock/domain/members/phone.ts';

/** Loaded at first use: the world's numbering plans are large, and most shops do not need them. */
const load = createRequire(import.meta.url);
const numberingPlans = (): typeof import('libphonenumber-js/min') => load('libphonenumber-js/min');

/** A number as dialled within its country, digits only: 0912345678. */
export function nationalForm(e164: string): string {
  const parsed = numberingPlans().parsePhoneNumberFromString(e164);
  return parsed?.formatNational().replace(/\D/g, '') ?? e164;
}

export interface Phone {
  readonly areaCode: string;
  /** The local form for a region with its own phone rules (`regionOfAreaCode`), else the national number. */
  readonly phone: string;
  readonly e164: string;
}

/**
 * The phone in stored form. A number of a region that the product knows (`regionOfAreaCode`) is not checked here, because
 * the call's input was; a number of another country is looked up in the numbering plans. Undefined if no such number
 * can exist.
 */
export function phoneOf(areaCode: string, phone: string): Phone | undefined {
  const region = regionOfAreaCode(areaCode);
  if (region) return { areaCode, phone, e164: phoneToE164(region, phone) };
  const parsed = numberingPlans().parsePhoneNumberFromString(`+${areaCode}${phone}`);
  if (!parsed?.isValid()) return undefined;
  return { areaCode, phone: parsed.nationalNumber, e164: parsed.number };
}

/** The number for display. Numbers that were accepted before a rule was tightened are still shown. */
export function phoneForDisplay(areaCode: string, phone: string): string {
  return phoneSafely(areaCode, phone) ?? `+${areaCode}${phone}`;
}

function phoneSafely(areaCode: string, phone: string): string | undefined {
  try {
    return phoneOf(areaCode, phone)?.e164;
  } catch {
    return undefined;
  }
}
