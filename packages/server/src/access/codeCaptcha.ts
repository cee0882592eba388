import { captchaProblem } from '../platform/captcha.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { codeRequestWorkUnits } from './captchaUnits.ts';

/** The captcha fields of calls that send codes. */
export interface CaptchaAnswer {
  readonly uuid: string;
  readonly code: string;
  readonly work?: string | undefined;
}

/**
 * The problem with the captcha of a call that sends a code. The more codes were requested for a name, the more work
 * is required.
 */
export async function codeCaptchaProblem(
  tx: Tx,
  actor: Actor,
  services: Pick<Services, 'config'>,
  given: CaptchaAnswer,
  name: string,
) {
  return captchaProblem(tx, services.config.APP_SECRET, given, {
    units: await codeRequestWorkUnits(tx, name),
    byWork: actor.shop.settings.captchaByWork,
    field: 'code',
  });
}
