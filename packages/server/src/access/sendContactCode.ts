import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Request } from '@crossdock/contract/table.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { codeCaptchaProblem } from './codeCaptcha.ts';
import type { CodePurpose } from './codeMessage.ts';
import { enforceSendLimits, sendCodeTo } from './codes.ts';
import { destinationOf } from './destination.ts';

type Asked = Request<'registerSendCode'> | Request<'sendModifyPhoneCode'>;

/**
 * Sends a code to a phone or an email that is not the member's yet. `subjectOf` answers the subject that the code is
 * valid for.
 */
export async function sendContactCode(
  tx: Tx,
  actor: Actor,
  input: Asked,
  services: Services,
  purpose: CodePurpose,
  subjectOf: (key: string) => string = (key) => key,
) {
  const name = input.email ?? input.phone ?? '';
  const problem = await codeCaptchaProblem(tx, actor, services, input, name);
  if (problem) return problem;
  const to = destinationOf(input);
  if (isRefusal(to)) return to;
  const whose = actor.kind === 'member' ? actor.memberId : undefined;
  const wait = await enforceSendLimits(tx, actor, { key: `${purpose}:${to.key}`, name, whose });
  if (wait) return wait;
  await sendCodeTo(tx, actor, services, purpose, to, subjectOf(to.key));
  return { done: true as const, waitSeconds: actor.shop.settings.resendSeconds };
}
