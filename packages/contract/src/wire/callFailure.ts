import type { Failure, FieldFailure } from './envelope.ts';
import type { Lang } from './values.ts';

/** The code of a call that got no answer. The product's specification assigns it. */
export const noAnswerCode = 414;

export type TransportError = 'transport.notFound' | 'transport.failed' | 'transport.noAnswer';

/** The client's own texts, for when no server text arrives (specification, section 8 "Transport"). */
export const transportTexts: Readonly<Record<TransportError, Readonly<Record<Lang, string>>>> = {
  'transport.notFound': {
    zh: '找不到这项功能，请刷新',
    tw: '找不到這項功能，請重新整理',
    en: 'Not found. Reload the page',
  },
  'transport.failed': {
    zh: '操作没有完成，请重试',
    tw: '操作沒有完成，請再試一次',
    en: 'The request failed',
  },
  'transport.noAnswer': {
    zh: '网络没有响应，请检查网络',
    tw: '網路沒有回應，請檢查網路',
    en: 'No answer: the network link failed',
  },
};

/** The retry button's text, for when not even the language packs have arrived. */
export const retryTexts: Readonly<Record<Lang, string>> = { zh: '重试', tw: '重試', en: 'Try again' };

/** A failed call: refused by the server, or not answered (code 414). `message` can be shown to the reader. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: number;
  /** Stable key such as `parcel.notShelved`, or a `TransportError`. */
  readonly error: string;
  readonly params: Failure['params'];
  readonly fields: Readonly<Record<string, FieldFailure>>;
  /** From `Retry-After`, in seconds. */
  readonly retryAfterS: number | null;

  constructor(failure: Omit<Failure, 'data'>, retryAfterS: number | null = null) {
    super(failure.message);
    this.code = failure.code;
    this.error = failure.error;
    this.params = failure.params;
    this.fields = failure.fields ?? {};
    this.retryAfterS = retryAfterS;
  }

  /** True if the server may or may not have acted. The same submission can then be sent again with the same key. */
  get undecided(): boolean {
    return this.code === noAnswerCode || this.code >= 500;
  }
}

export function transportFailure(error: TransportError, code: number, lang: Lang): CallFailure {
  return new CallFailure({ code, error, message: transportTexts[error][lang], params: {} });
}
