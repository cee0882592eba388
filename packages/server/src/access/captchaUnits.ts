import type { Tx } from '../platform/db.ts';
import { loginWorkUnits } from '../platform/loginTries.ts';
import { surroundingNetwork, throttleKeyOfIp } from '../platform/networks.ts';
import { countTry, triesInWindow } from '../platform/throttle.ts';

const hour = 3_600;
/**
 * Counts the captchas that one IP address (`own`) and its surrounding network (`around`) requested. Requesting many
 * without solving them makes captchas harder for that requester only.
 */
const own = { bucket: 'captcha-work', windowSeconds: hour, perUnit: 10 };
const around = { bucket: 'captcha-work-around', windowSeconds: hour, perUnit: 60 };
/**
 * Counts the codes that the shop sends, each after a solved captcha. The first 200 codes of an hour (`free`) make no
 * captcha harder. Each further 50 add one unit of work to everybody's captcha.
 */
const sentByShop = { bucket: 'code-shop', windowSeconds: hour, free: 200, perUnit: 50 };
/** Codes that strangers requested for one name: an account or a destination. */
const atName = { bucket: 'code-name', windowSeconds: 86_400, free: 10, mostUnits: 64 };

/**
 * The most work of a captcha. A desktop computer needs some ten seconds for it if the captcha has no picture, and
 * half of that if it has one.
 */
const mostUnits = 256;

/** How much work a captcha costs now, for this address and, if given, for this name. */
export async function captchaWorkUnits(tx: Tx, ip: string, name: string | undefined): Promise<number> {
  const grown = [
    Math.floor((await countTry(tx, own, throttleKeyOfIp(ip))).count / own.perUnit),
    Math.floor((await countTry(tx, around, surroundingNetwork(ip))).count / around.perUnit),
    Math.ceil(
      Math.max(0, (await triesInWindow(tx, sentByShop, 'all')) - sentByShop.free) / sentByShop.perUnit,
    ),
  ];
  const named =
    name === undefined
      ? []
      : [
          await loginWorkUnits(tx, 'login', name),
          await loginWorkUnits(tx, 'staff-login', name),
          await codeRequestWorkUnits(tx, name),
        ];
  return Math.min(mostUnits, Math.max(1 + Math.max(...grown), ...named));
}

/**
 * How much captcha work a visitor must do before a code is sent to this account or address. After ten codes in a day,
 * the work doubles with each further code.
 */
export async function codeRequestWorkUnits(tx: Tx, name: string): Promise<number> {
  const beyond = (await triesInWindow(tx, atName, plainName(name))) - atName.free;
  return beyond < 0 ? 1 : Math.min(atName.mostUnits, 2 ** (beyond + 1));
}

/** Counts a code that is about to be sent. The counts block nothing; they only make the next codes more expensive. */
export async function countRequestedCode(tx: Tx, name: string): Promise<void> {
  await countTry(tx, atName, plainName(name));
  await countTry(tx, sentByShop, 'all');
}

const plainName = (typed: string): string => typed.trim().toLowerCase();
