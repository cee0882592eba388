import { fieldIssue, fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly message: string;
}

export interface Schema {
  safeParseAsync(
    value: unknown,
  ): Promise<
    { success: true; data: unknown } | { success: false; error: { readonly issues: readonly Issue[] } }
  >;
}

export interface FieldFault {
  readonly path: readonly string[];
  readonly type: string;
  readonly message: string;
}

/** The first failure of each field by its dotted path. */
export async function fieldFailures(
  schema: Schema,
  values: unknown,
  lang: Lang,
): Promise<Record<string, string>> {
  const failures = await failuresOf(schema, values, lang);
  return Object.fromEntries(failures.reverse().map(({ path, message }) => [path.join('.'), message]));
}

/** Checks a form's values with a call's own input schema and says each failure in the reader's language. */
export async function failuresOf(schema: Schema, values: unknown, lang: Lang): Promise<FieldFault[]> {
  const parsed = await schema.safeParseAsync(values);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const { error, params } = fieldIssue({ ...issue });
    return { path: issue.path.map(String), type: error, message: fieldMessage(error, params, lang) };
  });
}
