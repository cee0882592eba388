import type { FieldKey } from '../fields.ts';

const maxLength = 32;

/**
 * The most serious problem of a user name; undefined if there is none (specification, section 5, Register). Only
 * letters of any script, digits, `.`, `_` and `-` are allowed, so that a user name is never mistaken for an email
 * address or a phone number.
 * @example accountProblem('mary@home') // → 'field.account.characters'
 */
export function accountProblem(account: string): FieldKey | undefined {
  const length = [...account].length;
  if (length === 0) return 'field.required';
  if (/\s/.test(account)) return 'field.spaces';
  if (length < 2) return 'field.account.tooShort';
  if (length > maxLength) return 'field.tooLong';
  if (/^\p{Nd}/u.test(account)) return 'field.account.startsWithDigit';
  return /^[\p{L}\p{M}\p{Nd}._-]+$/u.test(account) ? undefined : 'field.account.characters';
}

/**
 * The problem with a nickname; undefined if there is none. A nickname is not used for login, so one character is
 * enough and blanks between words are allowed. Like a user name it does not begin with a digit (specification,
 * section 5, Register).
 * @example nicknameProblem('7th heaven') // → 'field.account.startsWithDigit'
 */
export function nicknameProblem(nickname: string): FieldKey | undefined {
  if ([...nickname].length > maxLength) return 'field.tooLong';
  if (/^\p{Nd}/u.test(nickname)) return 'field.account.startsWithDigit';
  return /[\p{Cc}\p{Cf}]/u.test(nickname.replace(/\u200d/g, '')) ? 'field.account.characters' : undefined;
}
