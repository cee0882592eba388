import { fieldIssue, fieldMessage } from '@crossdock/contract/fields.ts';
import type { Lang } from '@crossdock/contract/wire.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly message: string;
}

interface Schema {
  safeParseAsync(
    value: unknown,
  ): Promise<
    { success: true; data: unknown } | { success: false; error: { readonly issues: readonly Issue[] } }
  >;
}

interface Nested {
  [key: string]: Nested | { type: string; message: string };
}

/** What a form library asks of a validator: the values as entered (the server parses them itself), or nested `{type, message}` per field. */
export type FormVerdict =
  | { values: Record<string, unknown>; errors: Record<string, never> }
  | { values: Record<string, never>; errors: Nested };

/** Checks a form's values with a call's own input schema and says each failure in the reader's language. */
export async function checkForm(schema: Schema, values: unknown, lang: Lang): Promise<FormVerdict> {
  const parsed = await schema.safeParseAsync(values);
  if (parsed.success) return { values: values as Record<string, unknown>, errors: {} };
  const errors: Nested = {};
  for (const issue of parsed.error.issues) {
    const { error, params } = fieldIssue({ ...issue });
    place(errors, issue.path.map(String), { type: error, message: fieldMessage(error, params, lang) });
  }
  return { values: {}, errors };
}

/** The first failure of a field wins: it is the one to mend first. */
function place(errors: Nested, path: readonly string[], failure: { type: string; message: string }): void {
  const [head = 'root', ...rest] = path;
  const known = errors[head];
  if (rest.length === 0) {
    if (!known) errors[head] = failure;
    return;
  }
  const branch = (known ?? {}) as Nested;
  errors[head] = branch;
  place(branch, rest, failure);
}
