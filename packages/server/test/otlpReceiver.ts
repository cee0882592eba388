import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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
  const server = createServer(async (request, response) => {
    bodies.push({ path: request.url ?? '', body: await text(request) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    sent,
    spans,
    spansOf: (traceId: string) => spans().filter((span) => span.traceId === traceId),
    close: () => server.close(),
  };
}

export const factsOf = (span: SentSpan | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
