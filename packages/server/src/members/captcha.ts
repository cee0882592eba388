import { randomInt } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire.ts';
import type { Outside, Tx } from '../platform/db.ts';
import { boundHash, newId, sameBytes } from '../platform/ids.ts';
import { drawCaptcha } from './captchaPicture.ts';
import { pickable } from './glyphs.ts';
import { burnCaptcha, insertCaptcha } from './secrets.store.ts';

/** 0 distorted characters, 1 arithmetic, 2 arithmetic in words for those who cannot see a picture (decision 9). */
export type CaptchaType = 0 | 1 | 2;

const livesMs = 5 * 60_000;

/** Makes one; it counts once it is kept. */
export async function drawnCaptcha(outside: Outside, type: CaptchaType, lang: Lang) {
  return { uuid: newId(), ...(await make(outside, type, lang)) };
}

export async function keepCaptcha(
  tx: Tx,
  secret: string,
  { uuid, answer }: { uuid: string; answer: string },
): Promise<void> {
  const expires = new Date(Date.parse(tx.now) + livesMs).toISOString();
  await insertCaptcha(tx, uuid, answerHash(secret, tx.shopId, uuid, answer), expires);
}

async function make(
  outside: Outside,
  type: CaptchaType,
  lang: Lang,
): Promise<{ answer: string; picture: string }> {
  if (type === 0) {
    const characters = Array.from({ length: 5 }, () => pickable[randomInt(0, pickable.length)] ?? 'A');
    return { answer: characters.join(''), picture: await drawCaptcha(outside, characters) };
  }
  const sum = arithmetic();
  if (type === 2) return { answer: String(sum.result), picture: sayArithmetic(sum, lang) };
  const characters = [...`${sum.left}${sum.operator}${sum.right}=?`];
  return { answer: String(sum.result), picture: await drawCaptcha(outside, characters) };
}

interface Arithmetic {
  readonly left: number;
  readonly operator: '+' | '-' | '×';
  readonly right: number;
  readonly result: number;
}

function arithmetic(): Arithmetic {
  const operator = (['+', '-', '×'] as const)[randomInt(0, 3)] ?? '+';
  const right = randomInt(2, 10);
  if (operator === '+') {
    const left = randomInt(2, 20);
    return { left, operator, right, result: left + right };
  }
  if (operator === '-') {
    const result = randomInt(1, 11);
    return { left: result + right, operator, right, result };
  }
  const left = randomInt(2, 10);
  return { left, operator, right, result: left * right };
}

const englishNumbers = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const chineseDigits = [...'零一二三四五六七八九'];

/** Numbers up to nineteen, the largest operand, as a reader says them. */
function numberWord(n: number, lang: Lang): string {
  if (lang === 'en') return englishNumbers[n] ?? String(n);
  if (n < 10) return chineseDigits[n] ?? '';
  return `十${n === 10 ? '' : (chineseDigits[n - 10] ?? '')}`;
}

const operatorWords: Readonly<Record<Lang, Readonly<Record<Arithmetic['operator'], string>>>> = {
  zh: { '+': '加', '-': '减', '×': '乘以' },
  tw: { '+': '加', '-': '減', '×': '乘以' },
  en: { '+': 'plus', '-': 'minus', '×': 'times' },
};

function sayArithmetic({ left, operator, right }: Arithmetic, lang: Lang): string {
  const [a, op, b] = [numberWord(left, lang), operatorWords[lang][operator], numberWord(right, lang)];
  if (lang === 'en') return `What is ${a} ${op} ${b}? Answer in digits.`;
  return lang === 'tw' ? `${a}${op}${b}等於多少？請用數字回答。` : `${a}${op}${b}等于多少？请用数字回答。`;
}

/** The shop is part of the hash: an id taken to another shop proves nothing there. */
function answerHash(secret: string, shopId: string, uuid: string, answer: string): Buffer {
  return boundHash(
    secret,
    'captcha',
    shopId,
    uuid,
    answer.normalize('NFKC').replace(/\s/g, '').toUpperCase(),
  );
}

/** Refuses a wrong answer. The captcha is used up by the first check, right or wrong. */
export async function checkCaptcha(tx: Tx, secret: string, uuid: string, answer: string) {
  const expected = await burnCaptcha(tx, uuid);
  const given = answerHash(secret, tx.shopId, uuid, answer);
  if (expected !== undefined && sameBytes(expected, given)) return undefined;
  return refuse('member.captchaWrong', {}, 'code');
}
