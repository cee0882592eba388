/** Names, numbers and codes of ours: never what people wrote, and no values of statements. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** One piece of work in a trace. */
export interface Span {
  /** As the header of that name says it (W3C Trace Context): with it others go on with the trace. */
  readonly traceparent: string;
  child(name: string, facts: SpanFacts): Span;
  set(facts: SpanFacts): void;
  /** `failure` is a code, where it failed. */
  end(failure?: string): void;
}

/** How a trace comes to this process. */
export interface Origin {
  readonly kind: 'call' | 'job';
  /** `traceparent` of a request, which anybody may write, or of a job, which is ours. */
  readonly traceparent: string | undefined;
}

/** Writes down what the process does, for programs that show it; there is one only where an operator asked for it. */
export interface Tracer {
  begin(name: string, origin: Origin, facts: SpanFacts): Span;
}

/** As a trace goes on from elsewhere. Anything else begins a trace of its own. */
export function readTraceparent(
  text: string | undefined,
): { readonly traceId: string; readonly spanId: string; readonly sampled: boolean } | undefined {
  const match = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text ?? '');
  const [, traceId = '', spanId = '', flags = ''] = match ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
