import { errorCode } from './errorCode.ts';
import { type RequestContext, runInContext } from './requestContext.ts';
import type { Span, SpanAttributes, TraceOrigin, Tracer } from './tracer.ts';

interface Piece<T> {
  readonly name: string;
  readonly origin: TraceOrigin;
  readonly facts: SpanAttributes;
  /** Further context of the work. */
  readonly requestContext?: Omit<RequestContext, 'name' | 'span'>;
  /** A failure code for work that ended without throwing. */
  readonly failureOf?: (result: T) => string | undefined;
}

/** Runs `work` under its name, and as a span if there is a tracer. */
export async function runTraced<T>(
  tracer: Tracer | undefined,
  { name, origin, facts, failureOf, requestContext }: Piece<T>,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = tracer?.begin(name, origin, facts);
  try {
    const result = await runInContext({ ...requestContext, name, span }, () => work(span));
    span?.end(failureOf?.(result));
    return result;
  } catch (error) {
    span?.end(errorCode(error) || 'failed');
    throw error;
  }
}
