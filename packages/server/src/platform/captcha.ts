import { randomInt } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import { drawCaptcha } from './captchaPicture.ts';
import { consumeCaptcha, insertCaptcha } from './captchaRows.ts';
import type { NoTransaction, Tx } from './db.ts';
import { captchaCharacters } from './glyphs.ts';
import { keyedHash, newId, sameBytes } from './ids.ts';

/**
 * 0 shows distorted characters, 1 a sum; the shop chooses between them, and the browser also does some computation. 2
 * shows no picture and requires more computation.
 */
export type CaptchaType = 0 | 1 | 2;

const livesMs = 5 * 60_000;

interface Drawn {
  readonly uuid: string;
  readonly answer: Answer;
  /** A PNG as data URL; null without a picture. */
  readonly picture: string | null;
  /** The browser's task, as ALTCHA JSON. */
  readonly work: string;
  /** The difficulty of the captcha, in units of work. */
  readonly weight: number;
}

/** The answer that a visitor must give. */
interface Answer {
  /** The text in the picture, or the result of the computation if there is no picture. */
  readonly code: string;
  /** The result of the computation if there is a picture too. */
  readonly work?: string | undefined;
}

/** Creates a captcha, which is valid once it is stored. `units` sets the amount of work. */
export async function createCaptcha(
  noTransaction: NoTransaction,
  type: CaptchaType,
  units: number,
): Promise<Drawn> {
  const uuid = newId();
  if (type === 2) {
    const { counter, work } = await setWork(units * dearerAlone);
    return { uuid, answer: { code: counter }, picture: null, work, weight: units };
  }
  const [{ counter, work }, { code, picture }] = await Promise.all([
    setWork(units),
    draw(noTransaction, type),
  ]);
  return { uuid, answer: { code, work: counter }, picture, work, weight: units };
}

export async function storeCaptcha(tx: Tx, secret: string, drawn: Drawn): Promise<void> {
  const { uuid: id, answer, weight, picture } = drawn;
  const expiresAt = tx.later(livesMs);
  const hash = answerHash(secret, tx.shopId, id, answer);
  await insertCaptcha(tx, { id, weight, expiresAt, answerHash: hash, pictured: picture !== null });
}

/** Solving takes at least this many tries per unit of work and at most twice as many. Each try is two hashes. */
const triesPerUnit = 5_000;
/** The factor for the work of a captcha without a picture. */
const dearerAlone = 2;

/**
 * Sets a task whose solution is a number, the counter. To find it, the browser must try all values in turn; checking
 * it takes a moment.
 */
async function setWork(units: number): Promise<{ counter: string; work: string }> {
  const [{ createChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/sha'),
  ]);
  const least = units * triesPerUnit;
  const counter = randomInt(least, 2 * least);
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 2, counter, deriveKey });
  return { counter: String(counter), work: JSON.stringify(challenge) };
}

async function draw(noTransaction: NoTransaction, type: 0 | 1): Promise<{ code: string; picture: string }> {
  if (type === 0) {
    const characters = Array.from(
      { length: 6 },
      () => captchaCharacters[randomInt(0, captchaCharacters.length)] ?? 'A',
    );
    return { code: characters.join(''), picture: await drawCaptcha(noTransaction, characters, 'characters') };
  }
  const sum = arithmetic();
  const characters = [...`${sum.left}${sum.operator}${sum.right}=?`];
  return { code: String(sum.result), picture: await drawCaptcha(noTransaction, characters, 'sum') };
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

/** The hash of an answer. It includes the shop, so that a captcha of another shop is useless. */
function answerHash(secret: string, shopId: string, uuid: string, { code, work }: Answer): Buffer {
  const read = code.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return keyedHash(secret, 'captcha', shopId, uuid, read, ...(work === undefined ? [] : [work]));
}

interface GivenCaptcha {
  readonly uuid?: string | undefined;
  readonly code?: string | undefined;
  /** The result of the browser's computation, which is required in addition to the picture's text. */
  readonly work?: string | undefined;
}

interface Asked {
  /** The least work that the captcha must have cost. */
  readonly units: number;
  /** Whether a captcha with computation but without a picture is enough. */
  readonly byWork: boolean;
  /** The input field at which a problem is shown. */
  readonly field: string;
}

/**
 * The refusal if a captcha's answer is wrong, or if a captcha is required and missing. Each captcha is used up by its
 * first check, right or wrong, even if the call fails.
 */
export async function captchaProblem(
  tx: Tx,
  secret: string,
  given: GivenCaptcha,
  { units, byWork, field }: Asked,
) {
  const { uuid, code, work } = given;
  const asked = refuse('member.captchaRequired', { work: units > 1 ? 1 : 0 }, field);
  if (!uuid || !code) return asked;
  const row = await consumeCaptcha(tx, uuid);
  const isRight = row && sameBytes(row.answerHash, answerHash(secret, tx.shopId, uuid, { code, work }));
  if (!isRight) return refuse('member.captchaWrong', {}, field);
  return row.weight < units || !(row.pictured || byWork) ? asked : undefined;
}
