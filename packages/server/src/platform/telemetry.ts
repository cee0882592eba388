import {
  type Attributes,
  type Context,
  type DiagLogFunction,
  DiagLogLevel,
  diag,
  type Link,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  type Tracer as SdkTracer,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { toMetricProducer } from './metricsProducer.ts';
import { readTraceparent, type Span, type SpanAttributes, type TraceOrigin, type Tracer } from './tracer.ts';
import { serverBuildVersion } from './version.ts';

/** Sends traces and metrics with OpenTelemetry's SDK. Loaded only if an operator configured a receiver. */
export class Telemetry implements Tracer {
  readonly #spans: TracerProvider;
  readonly #meters: MeterProvider;
  readonly #tracer: SdkTracer;
  readonly #share: number;

  static async start(config: Config, metrics: Metrics, log: Logger): Promise<Telemetry> {
    sayFaults(log);
    return new Telemetry(config, metrics, await exportersFor(config));
  }

  private constructor(config: Config, metrics: Metrics, { spans, figures }: Exporters) {
    const resource = defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': config.OTEL_SERVICE_NAME,
          'service.version': serverBuildVersion().version,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] }));
    this.#share = config.OTEL_TRACES_SAMPLER_ARG;
    this.#spans = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({
        root: new ByLinksSampler(new TraceIdRatioBasedSampler(this.#share)),
      }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: spans, scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY }),
      ],
    });
    const reader = new PeriodicExportingMetricReader({
      exporter: figures,
      exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
      exportTimeoutMillis: Math.min(config.OTEL_METRIC_EXPORT_INTERVAL, 30_000),
      metricProducers: [toMetricProducer(metrics)],
    });
    this.#meters = new MeterProvider({ resource, readers: [reader] });
    this.#tracer = this.#spans.getTracer('crossdock');
  }

  begin(name: string, origin: TraceOrigin, facts: SpanAttributes): Span {
    const options = { kind: kinds[origin.kind], attributes: { ...facts }, links: linksOf(origin) };
    const span = this.#tracer.startSpan(name, options, this.#contextOf(origin));
    return new OwnSpan(this.#tracer, span);
  }

  /** Sends what is still buffered, and stops. */
  async stop(): Promise<void> {
    await Promise.allSettled([this.#spans.shutdown(), this.#meters.shutdown()]);
  }

  /** A caller may name a trace, but cannot decide how many are recorded. */
  #contextOf({ kind, traceparent }: TraceOrigin): Context {
    const read = readTraceparent(traceparent);
    if (read === undefined) return ROOT_CONTEXT;
    const sampled = kind === 'call' ? Math.random() < this.#share : read.sampled;
    const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return trace.setSpanContext(ROOT_CONTEXT, { ...read, traceFlags, isRemote: true });
  }
}

const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER, send: SpanKind.CLIENT } as const;

function linksOf({ links = [] }: TraceOrigin): Link[] {
  return links.flatMap((traceparent) => {
    const read = readTraceparent(traceparent);
    if (read === undefined) return [];
    const traceFlags = read.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return { context: { traceId: read.traceId, spanId: read.spanId, traceFlags, isRemote: true } };
  });
}

/** A trace that is linked to others is recorded if one of them is. */
class ByLinksSampler implements Sampler {
  readonly #unlinked: Sampler;

  constructor(unlinked: Sampler) {
    this.#unlinked = unlinked;
  }

  shouldSample(...asked: Parameters<Sampler['shouldSample']>): SamplingResult {
    const links = asked[5];
    if (links.length === 0) return this.#unlinked.shouldSample(...asked);
    const isAny = links.some(({ context }) => (context.traceFlags & TraceFlags.SAMPLED) !== 0);
    return { decision: isAny ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  }
}

class OwnSpan implements Span {
  readonly #tracer: SdkTracer;
  readonly #span: SdkSpan;

  constructor(tracer: SdkTracer, span: SdkSpan) {
    this.#tracer = tracer;
    this.#span = span;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
  }

  child(name: string, facts: SpanAttributes): Span {
    const options = { kind: SpanKind.CLIENT, attributes: { ...facts } };
    return new OwnSpan(
      this.#tracer,
      this.#tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, this.#span)),
    );
  }

  set(facts: SpanAttributes): void {
    this.#span.setAttributes({ ...facts } satisfies Attributes);
  }

  end(failure?: string): void {
    if (failure !== undefined) {
      this.#span.setAttribute('error.type', failure);
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

interface Exporters {
  readonly spans: SpanExporter;
  readonly figures: PushMetricExporter;
}

/** The exporters read further settings (`OTEL_EXPORTER_OTLP_HEADERS`, …) from the environment themselves. */
async function exportersFor(config: Config): Promise<Exporters> {
  const base = (config.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').replace(/\/$/, '');
  const [{ OTLPTraceExporter }, { OTLPMetricExporter }] =
    config.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-http'),
          import('@opentelemetry/exporter-metrics-otlp-http'),
        ])
      : await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-proto'),
          import('@opentelemetry/exporter-metrics-otlp-proto'),
        ]);
  return {
    spans: new OTLPTraceExporter({ url: `${base}/v1/traces` }),
    figures: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
  };
}

const quietMs = 60_000;

/** Logs failures. If the receiver cannot be reached, the data is lost and one line a minute is logged. */
function sayFaults(log: Logger): void {
  let saidAt = -quietMs;
  const say: DiagLogFunction = (message) => {
    if (performance.now() - saidAt < quietMs) return;
    saidAt = performance.now();
    log.warn({ said: String(message).slice(0, 500) }, 'telemetry');
  };
  const silent = () => undefined;
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
