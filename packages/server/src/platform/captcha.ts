import { randomInt } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import { drawCaptcha } from './captchaPicture.ts';
import { burnCaptcha, insertCaptcha } from './captchaRows.ts';
import type { Outside, Tx } from './db.ts';
import { pickable } from './glyphs.ts';
import { boundHash, newId, sameBytes } from './ids.ts';

/** 0 distorted characters, 1 arithmetic, 2 work for the browser: for those who cannot see a picture, and against machines. */
export const captchaTypes = [0, 1, 2] as const;
export type CaptchaType = (typeof captchaTypes)[number];

const livesMs = 5 * 60_000;

interface Drawn {
  readonly uuid: string;
  readonly answer: string;
  /** A PNG as data URL; for type 2 the work, as JSON of ALTCHA. */
  readonly picture: string;
  /** How much work the answer costs. */
  readonly weight: number;
}

/** Makes one; it counts once it is kept. `units`: how much work type 2 costs; a picture costs none. */
export async function drawnCaptcha(outside: Outside, type: CaptchaType, units: number): Promise<Drawn> {
  const uuid = newId();
  if (type === 2) return { uuid, weight: units, ...(await setWork(units)) };
  return { uuid, weight: 0, ...(await draw(outside, type)) };
}

export async function keepCaptcha(tx: Tx, secret: string, drawn: Drawn): Promise<void> {
  const { uuid: id, answer, weight } = drawn;
  const expiresAt = new Date(Date.parse(tx.now) + livesMs).toISOString();
  await insertCaptcha(tx, { id, weight, expiresAt, answerHash: answerHash(secret, tx.shopId, id, answer) });
}

/**
 * Solving takes at least this many tries for each unit of work, and at most twice as many; each try is two hashes.
 */
const triesPerUnit = 10_000;

/** Finding the counter means trying all in turn; checking it takes a moment. */
async function setWork(units: number): Promise<{ answer: string; picture: string }> {
  const [{ createChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/sha'),
  ]);
  const least = units * triesPerUnit;
  const counter = randomInt(least, 2 * least);
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 2, counter, deriveKey });
  return { answer: String(counter), picture: JSON.stringify(challenge) };
}

async function draw(outside: Outside, type: 0 | 1): Promise<{ answer: string; picture: string }> {
  if (type === 0) {
    const characters = Array.from({ length: 5 }, () => pickable[randomInt(0, pickable.length)] ?? 'A');
    return { answer: characters.join(''), picture: await drawCaptcha(outside, characters) };
  }
  const sum = arithmetic();
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
export async function checkCaptcha(tx: Tx, secret: string, uuid: string, answer: string, field = 'code') {
  const checked = await weigh(tx, secret, uuid, answer);
  return checked === undefined ? refuse('member.captchaWrong', {}, field) : undefined;
}

interface Given {
  readonly uuid: string | undefined;
  readonly answer: string | undefined;
  /** Of the input, where the answer stands. */
  readonly field: string;
}

/** As `checkCaptcha`, where a captcha is asked for only sometimes, and then may have to be one that cost so much work. */
export async function captchaProblem(tx: Tx, secret: string, given: Given, units: number) {
  const { uuid, answer, field } = given;
  const asked = refuse('member.captchaRequired', { work: units > 0 ? 1 : 0 }, field);
  if (!uuid || !answer) return asked;
  const weight = await weigh(tx, secret, uuid, answer);
  if (weight === undefined) return refuse('member.captchaWrong', {}, field);
  return weight < units ? asked : undefined;
}

/** Uses the captcha up; how much work a right answer has cost, undefined for a wrong one. */
async function weigh(tx: Tx, secret: string, uuid: string, answer: string): Promise<number | undefined> {
  const row = await burnCaptcha(tx, uuid);
  const given = answerHash(secret, tx.shopId, uuid, answer);
  return row && sameBytes(row.answerHash, given) ? row.weight : undefined;
}
