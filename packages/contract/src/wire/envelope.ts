import { z } from 'zod';
import { count } from './values.ts';

/** The wire's envelope (decision 4): HTTP status equals `code`, except 415, which travels as HTTP 401. */
export interface Success<T> {
  code: 200;
  data: T;
  message: string;
}

export interface FieldFailure {
  /** A key such as `field.required`, or a refusal's. */
  error: string;
  params: Record<string, string | number>;
  message: string;
}

export interface Failure {
  code: number;
  data: null;
  /** In the language of the `lang` header. */
  message: string;
  /** Stable key, such as `parcel.notShelved`. */
  error: string;
  params: Record<string, string | number>;
  /** Failures by input field (dotted path), if there are any. */
  fields?: Record<string, FieldFailure>;
}

export type Envelope<T> = Success<T> | Failure;

const fieldFailure = z.object({
  error: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

export const failure = z.object({
  code: count,
  data: z.null(),
  message: z.string(),
  error: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.record(z.string(), fieldFailure).optional(),
});
