import type { FieldKey } from '@crossdock/domain/fields.ts';
import { accountProblem, nicknameProblem } from '@crossdock/domain/members/account.ts';
import { nameProblem } from '@crossdock/domain/members/name.ts';
import { passwordProblems } from '@crossdock/domain/members/password.ts';
import { phoneProblem } from '@crossdock/domain/members/phone.ts';
import { callingCodes, type Region, regions } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { type Lang, text } from '../wire/values.ts';

type Text = Readonly<Record<Lang, string>>;

/** Texts of problems that the rules for members and addresses find. */
export const memberFieldTexts = {
  'field.account.tooShort': {
    zh: '账号至少 2 个字符',
    tw: '帳號至少 2 個字元',
    en: 'Enter a username with at least 2 characters',
  },
  'field.account.startsWithDigit': { zh: '不能以数字开头', tw: '不能以數字開頭', en: 'Start with a letter' },
  'field.account.characters': {
    zh: '只能使用文字、数字和 . _ -',
    tw: '只能使用文字、數字和 . _ -',
    en: 'Use only letters, digits and . _ -',
  },
  'field.name': {
    zh: '请填写姓名，只用文字，不要表情符号',
    tw: '請填寫姓名，只用文字，不含表情符號',
    en: 'Enter a name in letters, without emoji',
  },
  'field.password.tooShort': { zh: '至少 8 个字符', tw: '至少 8 個字元', en: 'Use at least 8 characters' },
  'field.password.noDigit': { zh: '至少包含一个数字', tw: '至少包含一個數字', en: 'Use at least one digit' },
  'field.password.noLetter': {
    zh: '至少包含一个字母',
    tw: '至少包含一個字母',
    en: 'Use at least one letter',
  },
  'field.password.spaces': { zh: '不含空格', tw: '不含空格', en: 'Leave out spaces' },
  'field.password.repeats': {
    zh: '同一字符不连续超过 3 次',
    tw: '同一字元不連續超過 3 次',
    en: 'Use no character more than 3 times in a row',
  },
  'field.password.mismatch': {
    zh: '两次输入的密码不一致',
    tw: '兩次輸入的密碼不一致',
    en: 'Enter the same password twice',
  },
  'field.phone': { zh: '手机号码不正确', tw: '手機號碼不正確', en: 'Enter a valid phone number' },
  'field.phone.TW': {
    zh: '请填写 09 开头的 10 位手机号码，不加国家区号',
    tw: '請填寫 09 開頭的 10 碼手機號碼，不加國碼',
    en: 'Enter 10 digits that start with 09, without the country code',
  },
  'field.phone.HK': {
    zh: '请填写 8 位手机号码，不加国家区号',
    tw: '請填寫 8 碼手機號碼，不加國碼',
    en: 'Enter 8 digits that start with 4–9, without the country code',
  },
  'field.phone.TH': {
    zh: '请填写 06、08 或 09 开头的 10 位手机号码，不加国家区号',
    tw: '請填寫 06、08 或 09 開頭的 10 碼手機號碼，不加國碼',
    en: 'Enter 10 digits that start with 06, 08 or 09, without the country code',
  },
  'field.phone.MY': {
    zh: '请填写 01 开头的 10 或 11 位手机号码，不加国家区号',
    tw: '請填寫 01 開頭的 10 或 11 碼手機號碼，不加國碼',
    en: 'Enter 10 or 11 digits that start with 01, without the country code',
  },
  'field.areaCode': { zh: '请选择国家区号', tw: '請選擇國碼', en: 'Choose a country code' },
  'field.code': { zh: '请填写 6 位数字验证码', tw: '請填寫 6 碼數字驗證碼', en: 'Enter the 6-digit code' },
  'field.idNumber.TW': {
    zh: '身份证号或统一编号不正确',
    tw: '身分證字號或統一編號不正確',
    en: 'Enter a valid Taiwan ID or company number',
  },
  'field.idNumber.HK': {
    zh: '香港身份证号或商业登记号不正确',
    tw: '香港身分證號或商業登記號不正確',
    en: 'Enter a valid Hong Kong ID or business registration number',
  },
  'field.idNumber.TH': {
    zh: '泰国身份证号或税号不正确',
    tw: '泰國身分證號或稅號不正確',
    en: 'Enter a valid Thai ID or tax number',
  },
  'field.idNumber.MY': {
    zh: 'MyKad 或公司注册号不正确',
    tw: 'MyKad 或公司註冊號不正確',
    en: 'Enter a valid MyKad or company number',
  },
  'field.idNumber.kind': {
    zh: '号码与所选的证件类型不符',
    tw: '號碼與所選的證件種類不符',
    en: 'Enter a number of the chosen document type',
  },
  'field.passport': {
    zh: '请填写 6 至 12 位护照号码，只含字母和数字',
    tw: '請填寫 6 至 12 碼護照號碼，只含字母和數字',
    en: 'Enter the 6 to 12 letters and digits of the passport number',
  },
  'field.country': {
    zh: '不支持这个国家或地区',
    tw: '不支援這個國家或地區',
    en: 'We don’t deliver there yet. Choose another country',
  },
  'field.zip': { zh: '邮政编码不正确', tw: '郵遞區號不正確', en: 'Enter a valid postal code' },
  'field.zipQuery': {
    zh: '请填写 5 位邮政编码',
    tw: '請填寫 5 碼郵遞區號',
    en: 'Enter a 5-digit postal code',
  },
  'field.addressTooShort': {
    zh: '详细地址至少 {min} 个中英文字符',
    tw: '詳細地址至少 {min} 個中英文字元',
    en: 'Enter at least {min} letters or digits of the detailed address',
  },
  'field.store': { zh: '请选择 7-11 门店', tw: '請選擇 7-11 門市', en: 'Choose a 7-11 store' },
  'field.level.first': {
    zh: '第一级是所有人的起点，不设门槛',
    tw: '第一級是所有人的起點，不設門檻',
    en: 'Leave the first level without a threshold. Everyone starts there',
  },
  'field.level.notRising': {
    zh: '必须高于前一级的门槛',
    tw: '必須高於前一級的門檻',
    en: 'Enter more than the levels before it',
  },
  'field.webAddress': {
    zh: '请填写 https:// 开头的网址',
    tw: '請填寫 https:// 開頭的網址',
    en: 'Enter an address that starts with https://',
  },
  'field.phoneFree': {
    zh: '只能填写数字、空格和 + - ( )',
    tw: '只能填寫數字、空格與 + - ( )',
    en: 'Use only digits, + - ( ) and spaces',
  },
  'field.phoneShort': {
    zh: '请填写打得通的完整号码',
    tw: '請填寫打得通的完整號碼',
    en: 'Enter the full phone number',
  },
  'field.pickupPoint': { zh: '请选择自提点', tw: '請選擇自取點', en: 'Choose a pickup point' },
} as const satisfies Readonly<Record<string, Text>>;

/** A text checked by a domain rule; the rule's key becomes the field's error. */
function ruled(rule: (text: string) => FieldKey | undefined) {
  return z.string({ error: 'field.required' }).superRefine((value, context) => {
    const key = rule(value);
    if (key) context.addIssue({ code: 'custom', message: key });
  });
}

/** The name of a person or firm, trimmed. */
export function personNameSchema(max: number) {
  return text(max).superRefine((value, context) => {
    const key = nameProblem(value);
    if (key && key !== 'field.required') context.addIssue({ code: 'custom', message: key });
  });
}

export const accountSchema = ruled(accountProblem);
/** A nickname, trimmed. It may be empty. */
export const nicknameSchema = z.string({ error: 'field.required' }).trim().pipe(ruled(nicknameProblem));
export const newPasswordSchema = z
  .string({ error: 'field.required' })
  .max(200, 'field.tooLong')
  .superRefine((value, context) => {
    for (const key of value === '' ? ['field.required'] : passwordProblems(value))
      context.addIssue({ code: 'custom', message: key });
  });
/** Why a new password is refused although its form is valid: it is too common, or it contains the account. */
export const newPasswordRefusals = ['password.common', 'password.holdsAccount'] as const;
/** A password for comparison, not a new one, so only its length is limited. */
export const existingPassword = z
  .string({ error: 'field.required' })
  .min(1, 'field.required')
  .max(200, 'field.tooLong');

const plainEmail = z.email().max(254);
export const emailSchema = ruled((text) => {
  if (text === '') return 'field.required';
  if (/\s/.test(text)) return 'field.spaces';
  return plainEmail.safeParse(text).success ? undefined : 'field.email';
});

export const areaCode = z.string({ error: 'field.areaCode' }).regex(/^\d{1,4}$/, 'field.areaCode');
/** A code of six digits, or of ten if many codes were requested for the same account or phone on that day. */
export const resetCode = z.string({ error: 'field.required' }).regex(/^\d{6}(\d{4})?$/, 'field.code');
export const sixDigits = z.string({ error: 'field.required' }).regex(/^\d{6}$/, 'field.code');

/** The region whose local phone format applies to a calling code; undefined for other countries. */
export function regionOfAreaCode(code: string): Region | undefined {
  return regions.find((region) => callingCodes[region] === code);
}

/**
 * The problem with a phone number under its calling code. Numbers of countries outside our regions get only a rough
 * check here; the server checks them more closely.
 */
function phoneProblemUnder(
  code: string,
  phone: string,
): keyof typeof memberFieldTexts | FieldKey | undefined {
  const region = regionOfAreaCode(code);
  if (region) return phoneProblem(region, phone);
  if (phone === '') return 'field.required';
  if (/\s/.test(phone)) return 'field.spaces';
  return /^\d{4,15}$/.test(phone) ? undefined : 'field.phone';
}

interface Issues {
  addIssue(issue: { code: 'custom'; message: string; path: string[] }): void;
}

/** Checks the phone number of a schema with `areaCode` and `phone`. */
export function checkPhone(value: { areaCode: string; phone: string }, context: Issues): void {
  const key = phoneProblemUnder(value.areaCode, value.phone);
  if (key) context.addIssue({ code: 'custom', message: key, path: ['phone'] });
}

/** The destination of a code: a phone number or an email address, exactly one of them. */
export const codeDestinationFields = {
  areaCode: areaCode.optional(),
  phone: z.string().max(20, 'field.tooLong').optional(),
  email: emailSchema.optional(),
};

export function checkCodeDestination(
  value: { areaCode?: string | undefined; phone?: string | undefined; email?: string | undefined },
  context: Issues,
): void {
  if (value.phone === undefined && value.email === undefined)
    context.addIssue({ code: 'custom', message: 'field.required', path: ['phone'] });
  if (value.phone === undefined) return;
  if (value.email !== undefined)
    context.addIssue({ code: 'custom', message: 'field.invalid', path: ['email'] });
  if (value.areaCode === undefined)
    context.addIssue({ code: 'custom', message: 'field.areaCode', path: ['areaCode'] });
  else checkPhone({ areaCode: value.areaCode, phone: value.phone }, context);
}

/** The result of a captcha's computation. */
export const captchaWorkResult = z.string().trim().max(20, 'field.tooLong');

/** The captcha's answer and id, under the names of the product's specification. */
export const captchaFields = {
  code: z.string({ error: 'field.required' }).trim().min(1, 'field.required').max(20, 'field.tooLong'),
  uuid: z.uuid({ error: 'field.required' }),
  /** The result of the work that may be required in addition to a picture. */
  work: captchaWorkResult.optional(),
};
