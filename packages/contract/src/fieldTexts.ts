import { hasKey } from '@crossdock/domain/records.ts';
import { memberFieldTexts } from './members/fields.ts';
import { fill, type Params, refusals } from './refusals.ts';
import type { Lang } from './wire/values.ts';

/** The texts of field problems. Domain rules return these keys. */
export const fieldTexts = {
  'field.required': { zh: '请填写此项', tw: '請填寫這一項', en: 'Fill in this field' },
  'field.invalid': { zh: '格式不正确', tw: '格式不正確', en: 'Check the format' },
  'field.unknown': { zh: '无法识别的字段', tw: '無法辨識的欄位', en: 'Unknown field' },
  'field.id': { zh: '编号不正确', tw: '編號不正確', en: 'Check this ID' },
  'field.integer': { zh: '请填写整数', tw: '請填寫整數', en: 'Enter a whole number' },
  'field.tooLong': { zh: '最多 {max} 个字符', tw: '最多 {max} 個字元', en: 'Enter at most {max} characters' },
  'field.tooShort': {
    zh: '至少 {min} 个字符',
    tw: '至少 {min} 個字元',
    en: 'Enter at least {min} characters',
  },
  'field.tooSmall': { zh: '不能小于 {min}', tw: '不能小於 {min}', en: 'Enter at least {min}' },
  'field.tooBig': { zh: '不能大于 {max}', tw: '不能大於 {max}', en: 'Enter at most {max}' },
  'field.tooMany': { zh: '最多 {max} 项', tw: '最多 {max} 項', en: 'Enter at most {max} entries' },
  'field.tooFew': { zh: '至少 {min} 项', tw: '至少 {min} 項', en: 'Enter at least {min} entries' },
  'field.pageSize': {
    zh: '每页条数须为 10、20、50 或 100',
    tw: '每頁筆數須為 10、20、50 或 100',
    en: 'Choose a page size of 10, 20, 50 or 100',
  },
  'field.ascending': { zh: '须大于前一项', tw: '須大於前一項', en: 'Enter more than the one before' },
  'field.network': {
    zh: '请填写 IP 地址或网段，例如 203.0.113.7 或 203.0.113.0/24',
    tw: '請填寫 IP 位址或網段，例如 203.0.113.7 或 203.0.113.0/24',
    en: 'Enter an IP address or network, such as 203.0.113.7 or 203.0.113.0/24',
  },
  'field.email': {
    zh: '邮箱格式不正确',
    tw: '電子郵件格式不正確',
    en: 'Enter an email address such as name@example.com',
  },
  ...memberFieldTexts,
  'field.spaces': { zh: '不能包含空格', tw: '不能包含空格', en: 'Leave out spaces' },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string>>>>;

export type FieldCode = keyof typeof fieldTexts;

const byIssue: Record<string, FieldCode> = {
  unrecognized_keys: 'field.unknown',
  invalid_type: 'field.invalid',
  invalid_format: 'field.invalid',
  invalid_value: 'field.invalid',
  not_multiple_of: 'field.integer',
};

interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly input?: unknown;
  /** For a custom issue: the numbers in its text. */
  readonly params?: unknown;
  readonly [key: string]: unknown;
}

/** The field key and numbers of a zod issue. Our schemas use the key as the message. */
export function fieldIssue(issue: Issue): { error: string; params: Params } {
  const params: Params = {};
  for (const [name, source] of [
    ['min', 'minimum'],
    ['max', 'maximum'],
  ] as const) {
    const value = issue[source];
    if (typeof value === 'number') params[name] = value;
  }
  if (issue.params) Object.assign(params, issue.params);
  if (issue.message in fieldTexts || issue.message in refusals) return { error: issue.message, params };
  if (issue.code === 'too_small')
    return {
      error:
        issue.origin === 'string'
          ? 'field.tooShort'
          : issue.origin === 'array'
            ? 'field.tooFew'
            : 'field.tooSmall',
      params,
    };
  if (issue.code === 'too_big')
    return {
      error:
        issue.origin === 'string'
          ? 'field.tooLong'
          : issue.origin === 'array'
            ? 'field.tooMany'
            : 'field.tooBig',
      params,
    };
  // A text that is not a number must be corrected, while a missing value must be filled in.
  if (issue.received === 'NaN') return { error: 'field.invalid', params };
  if (issue.code === 'invalid_type' && issue.input === undefined) return { error: 'field.required', params };
  return { error: byIssue[issue.code ?? ''] ?? 'field.invalid', params };
}

export function fieldMessage(error: string, params: Params, lang: Lang): string {
  const entry: Readonly<Record<Lang, string>> = hasKey(fieldTexts, error)
    ? fieldTexts[error]
    : hasKey(refusals, error)
      ? refusals[error]
      : fieldTexts['field.invalid'];
  return fill(entry[lang], params);
}
