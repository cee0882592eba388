import type { Tx } from '../platform/db.ts';
import { unitsAt } from '../platform/loginTries.ts';
import { neighbourhoodOf, networkOf } from '../platform/networks.ts';
import { spent, tally } from '../platform/throttle.ts';

const hour = 3_600;
/** Captchas of an address and of the network around it, whatever became of them: solving none of them raises only one's own. */
const own = { bucket: 'captcha-work', windowSeconds: hour, perUnit: 10 };
const around = { bucket: 'captcha-work-around', windowSeconds: hour, perUnit: 60 };
/** Codes that the shop has sent, each behind a captcha that was solved: what is beyond a busy hour costs everybody work. */
const sentByShop = { bucket: 'code-shop', windowSeconds: hour, free: 200, perUnit: 50 };
/** Codes asked for at one name, an account or a place to send to, by strangers anywhere. */
const atName = { bucket: 'code-name', windowSeconds: 86_400, free: 10, mostUnits: 64 };

/** About ten seconds on a desktop computer where work stands alone, half of it beside a picture. */
const mostUnits = 256;

/** How much work a captcha costs now, for this address and, where it is said, at this name. */
export async function unitsFor(tx: Tx, ip: string, name: string | undefined): Promise<number> {
  const grown = [
    Math.floor((await tally(tx, own, networkOf(ip))).count / own.perUnit),
    Math.floor((await tally(tx, around, neighbourhoodOf(ip))).count / around.perUnit),
    Math.ceil(Math.max(0, (await spent(tx, sentByShop, 'all')) - sentByShop.free) / sentByShop.perUnit),
  ];
  const named =
    name === undefined
      ? []
      : [
          await unitsAt(tx, 'login', name),
          await unitsAt(tx, 'staff-login', name),
          await codeUnitsAt(tx, name),
        ];
  return Math.min(mostUnits, Math.max(1 + Math.max(...grown), ...named));
}

/** How much work a code costs strangers at a name: twice as much for each beyond the first ten of a day. */
export async function codeUnitsAt(tx: Tx, name: string): Promise<number> {
  const beyond = (await spent(tx, atName, plainName(name))) - atName.free;
  return beyond < 0 ? 1 : Math.min(atName.mostUnits, 2 ** (beyond + 1));
}

/** Counts a code that is about to be sent. Neither count ends anything: they make the next ones dearer. */
export async function noteCode(tx: Tx, name: string): Promise<void> {
  await tally(tx, atName, plainName(name));
  await tally(tx, sentByShop, 'all');
}

const plainName = (typed: string): string => typed.trim().toLowerCase();
