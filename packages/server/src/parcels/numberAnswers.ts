import { type Params, type RefusalCode, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

export interface NumberAnswer<R extends string> {
  courierNumber: string;
  result: R;
  id: string | null;
  error: string;
  message: string;
}

/** The result for one number of a batch, with its text in the caller's language. */
export function answerOf<R extends string>(
  lang: Lang,
  courierNumber: string,
  result: R,
  error: RefusalCode | '',
  id: string | null = null,
  params: Params = {},
): NumberAnswer<R> {
  return {
    courierNumber,
    result,
    id,
    error,
    message: error === '' ? '' : refusalMessage(refuse(error, params), lang),
  };
}
