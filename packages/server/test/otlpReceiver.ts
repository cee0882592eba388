import { serveHere } from './untilFileEnds.ts';

export interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}

/** An OTLP receiver on loopback that keeps what it receives. */
export async function openOtlp() {
  const bodies: { readonly path: string; readonly body: string }[] = [];
  const { url } = await serveHere((request, response, body) => {
    bodies.push({ path: request.url ?? '', body: body.toString() });
    response.end('{}');
  });
  const sent = (path: string) => bodies.filter((one) => one.path === path).map(({ body }) => body);
  const spans = (): SentSpan[] =>
    sent('/v1/traces').flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: SentSpan[] }[] }) =>
        one.scopeSpans.flatMap(({ spans: own }) => own),
      ),
    );
  return {
    /** Environment variables that export everything to the receiver within a fraction of a second. */
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    sent,
    spans,
    spansOf: (traceId: string) => spans().filter((span) => span.traceId === traceId),
  };
}

export const factsOf = (span: SentSpan | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
