import type { Lang } from '@crossdock/domain/languages.ts';
import { refusals } from './refusals.gen.ts';

/** A refusal's HTTP status and its text in every language. `{name}` is filled from the params. */
interface RefusalText extends Readonly<Record<Lang, string>> {
  /**
   * By default 422, because most refusals concern the input. 409 means that the state of the data does not allow the
   * call.
   */
  readonly status?: 400 | 401 | 403 | 404 | 409 | 410 | 415 | 429 | 503;
}

/** Every refusal, by its code. */
export { refusals };

refusals satisfies Readonly<Record<string, RefusalText>>;

export type RefusalCode = keyof typeof refusals;

/** The HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  const { status }: RefusalText = refusals[code];
  return status ?? 422;
}

export type Params = Record<string, string | number>;

export interface Refusal<C extends RefusalCode = RefusalCode> {
  readonly refused: C;
  readonly params: Params;
  /** The input field (dotted path) that the refusal is about. */
  readonly field?: string;
}

/** Whether a text is a known refusal code. A stored text may be the code of an older or newer build. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

/** Builds a refusal. Handlers return it, and the dispatcher rolls back and sends it. */
export function refuse<const C extends RefusalCode>(
  code: C,
  params: Params = {},
  field?: string,
): Refusal<C> {
  return field === undefined ? { refused: code, params } : { refused: code, params, field };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

export function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export function refusalMessage(refusal: Refusal, lang: Lang): string {
  return fill(refusals[refusal.refused][lang], refusal.params);
}
