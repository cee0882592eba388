import { fieldIssue, fieldMessage } from '@crossdock/contract/wire/fields.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

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
  const failures = await failuresOf(schema, values, lang);
  if (failures.length === 0) return { values: values as Record<string, unknown>, errors: {} };
  const errors: Nested = {};
  for (const { path, type, message } of failures) place(errors, path, { type, message });
  return { values: {}, errors };
}

/** The same as messages by dotted path. */
export async function fieldFailures(
  schema: Schema,
  values: unknown,
  lang: Lang,
): Promise<Record<string, string>> {
  const failures = await failuresOf(schema, values, lang);
  return Object.fromEntries(failures.reverse().map(({ path, message }) => [path.join('.'), message]));
}

async function failuresOf(schema: Schema, values: unknown, lang: Lang) {
  const parsed = await schema.safeParseAsync(values);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const { error, params } = fieldIssue({ ...issue });
    return { path: issue.path.map(String), type: error, message: fieldMessage(error, params, lang) };
  });
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
