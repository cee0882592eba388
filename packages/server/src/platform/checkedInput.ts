import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { findNul } from './findNul.ts';
import { invalidInput } from './outcome.ts';
import { runCharged } from './requestContext.ts';

interface IncomingInput {
  readonly input: unknown;
  readonly attachment?: Readonly<Record<string, unknown>>;
  /** Field names that the call does not have. */
  readonly strange?: readonly string[];
  readonly lang: Lang;
}

/** The parsed input of the call, or the refusal that names its faults. */
export function parseInput(call: Call, incoming: IncomingInput): object {
  return runCharged(() => checked(call, incoming));
}

function checked(call: Call, { input, attachment, strange = [], lang }: IncomingInput): object {
  if (strange.length > 0)
    return invalidInput(
      [{ path: [], code: 'unrecognized_keys', message: 'field.unknown', keys: [...strange] }],
      lang,
    );
  const nul = findNul(input);
  if (nul !== undefined) return invalidInput([{ path: nul, message: 'field.invalid' }], lang);
  const parsed = call.input.safeParse(input);
  if (!parsed.success) return invalidInput(parsed.error.issues, lang);
  return attachment === undefined ? parsed.data : { ...parsed.data, ...attachment };
}
