import { errorCode } from './errorCode.ts';
import { during, type RequestContext } from './requestContext.ts';
import type { Origin, Span, SpanFacts, Tracer } from './tracer.ts';

interface Piece<T> {
  readonly name: string;
  readonly origin: Origin;
  readonly facts: SpanFacts;
  /** What else is known of it on its way. */
  readonly requestContext?: Omit<RequestContext, 'name' | 'span'>;
  /** Of what ended without throwing, a code where it failed all the same. */
  readonly failureOf?: (result: T) => string | undefined;
}

/** Runs `work` under its name, and as a span where there is a tracer. */
export async function traced<T>(
  tracer: Tracer | undefined,
  { name, origin, facts, failureOf, requestContext }: Piece<T>,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = tracer?.begin(name, origin, facts);
  try {
    const result = await during({ ...requestContext, name, span }, () => work(span));
    span?.end(failureOf?.(result));
    return result;
  } catch (error) {
    span?.end(errorCode(error) || 'failed');
    throw error;
  }
}
