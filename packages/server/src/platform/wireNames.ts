import { respellName, type Spelling } from '@crossdock/contract/wire/spelling.ts';

interface SchemaPart {
  properties?: Record<string, unknown> | undefined;
  required?: string[] | undefined;
}

/** For zod's `toJSONSchema`: names the fields of one object schema as they travel. */
export function nameAsOnWire(part: SchemaPart, misspelt: Spelling | undefined): void {
  if (!part.properties) return;
  const named = Object.entries(part.properties).map(([key, one]) => [respellName(key, misspelt), one]);
  part.properties = Object.fromEntries(named);
  if (part.required) part.required = part.required.map((key) => respellName(key, misspelt));
}
