import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricSamples, Metrics } from './metrics.ts';

type Span = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/** Converts the metrics of /metrics for OpenTelemetry, so that only one list of metrics exists. */
export function toMetricProducer(metrics: Metrics): MetricProducer {
  const startTime = hrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const span = { startTime, endTime: hrTime(Date.now()) };
      const all = (await metrics.figures()).map((figure) => dataOf(figure, span));
      return {
        errors: [],
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'crossdock' }, metrics: all }],
        },
      };
    },
  };
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

function dataOf(figure: MetricSamples, span: Span): MetricData {
  const common = {
    descriptor: {
      name: figure.name,
      description: figure.help,
      unit: /_seconds(_total)?$/.test(figure.name) ? 's' : /_bytes$/.test(figure.name) ? 'By' : '1',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (figure.type === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(figure, span) };
  const dataPoints = figure.values.map(({ labels, value }) => ({
    ...span,
    attributes: textual(labels),
    value,
  }));
  return figure.type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

const textual = (labels: MetricSamples['values'][number]['labels']) =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** Prometheus buckets are cumulative; OpenTelemetry's are separate. */
function histograms({ values }: MetricSamples, span: Span): DataPoint<Histogram>[] {
  const series = new Map<
    string,
    { attributes: Record<string, string>; atMost: [number, number][]; sum: number }
  >();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...attributes } = textual(labels);
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, atMost: [], sum: 0 };
    series.set(key, one);
    if (le !== undefined) one.atMost.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
    else if (metricName.endsWith('_sum')) one.sum = value;
  }
  return [...series.values()].map(({ attributes, atMost, sum }) => {
    const sorted = atMost.toSorted(([a], [b]) => a - b);
    const counts = sorted.map(([, count], at) => count - (sorted[at - 1]?.[1] ?? 0));
    const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite);
    const value = { buckets: { boundaries, counts }, sum, count: sorted.at(-1)?.[1] ?? 0 };
    return { ...span, attributes, value };
  });
}
