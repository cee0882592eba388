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
  readonly kind: 'call' | 'job' | 'send';
  /** `traceparent` of a request, which anybody may write, or of what left a job or a message, which is ours. */
  readonly traceparent: string | undefined;
  /** Of what it comes from without being part of it: such work is a trace of its own, linked to these. */
  readonly links?: readonly string[];
}

/** What shows traces waits about so long for the end of one. */
const soonMs = 60_000;

/** When work was left for later, in ms since the epoch, and the how-manieth attempt at it this is, from 1. */
export interface Left {
  readonly atMs: number;
  readonly attempt: number;
}

/**
 * Work that was left for later by a transaction: part of the trace of whatever left it where it is done soon and for the first
 * time; tried again, or done much later, it is only linked to that trace.
 */
export function leftBy(
  kind: 'job' | 'send',
  traceparent: string | null | undefined,
  { atMs, attempt }: Left,
): Origin {
  if (!traceparent) return { kind, traceparent: undefined };
  const isSoon = attempt === 1 && Date.now() - atMs < soonMs;
  return isSoon ? { kind, traceparent } : linkedTo(kind, [traceparent]);
}

/** Work that comes from several traces, or that stands apart from the one that it comes from. */
export const linkedTo = (kind: 'job' | 'send', traceparents: readonly (string | null)[]): Origin => ({
  kind,
  traceparent: undefined,
  links: traceparents.filter((one) => one !== null),
});

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
