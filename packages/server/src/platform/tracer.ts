/**
 * The attributes of a span: our own names, numbers and codes, but never texts that people wrote or values of
 * statements.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** One piece of work in a trace. */
export interface Span {
  /**
   * The span's identity in the form of the header `traceparent` (W3C Trace Context), for others that continue the
   * trace.
   */
  readonly traceparent: string;
  child(name: string, facts: SpanAttributes): Span;
  set(facts: SpanAttributes): void;
  /** Ends the span; `failure` is a code if the work failed. */
  end(failure?: string): void;
}

/** Where the work of a trace comes from. */
export interface TraceOrigin {
  readonly kind: 'call' | 'job' | 'send';
  /** `traceparent` of a request, which anybody may write, or of a job or message, which is ours. */
  readonly traceparent: string | undefined;
  /** Traces that caused this work without containing it: the work gets its own trace with links to them. */
  readonly links?: readonly string[];
}

/** About how long trace viewers wait for a trace to end. */
const soonMs = 60_000;

/** When work was stored for later, in ms since the epoch, and the number of this attempt, from 1. */
export interface DeferredWork {
  readonly atMs: number;
  readonly attempt: number;
}

/**
 * The origin of work that a transaction stored for later. If it runs soon and for the first time, it belongs
 * to that transaction's trace; if it is repeated or much later, it is only linked to it.
 */
export function originOfDeferredWork(
  kind: 'job' | 'send',
  traceparent: string | null | undefined,
  { atMs, attempt }: DeferredWork,
): TraceOrigin {
  if (!traceparent) return { kind, traceparent: undefined };
  const isSoon = attempt === 1 && Date.now() - atMs < soonMs;
  return isSoon ? { kind, traceparent } : originWithLinks(kind, [traceparent]);
}

/** The origin of work that has several causes, or that is separate from its cause. */
export const originWithLinks = (
  kind: 'job' | 'send',
  traceparents: readonly (string | null)[],
): TraceOrigin => ({
  kind,
  traceparent: undefined,
  links: traceparents.filter((one) => one !== null),
});

/** Records what the process does, for trace viewers. Exists only if an operator configured it. */
export interface Tracer {
  begin(name: string, origin: TraceOrigin, facts: SpanAttributes): Span;
}

/** Parses the header of a trace that started elsewhere. Any other text starts a new trace. */
export function readTraceparent(
  text: string | undefined,
): { readonly traceId: string; readonly spanId: string; readonly sampled: boolean } | undefined {
  const match = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text ?? '');
  const [, traceId = '', spanId = '', flags = ''] = match ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
