import { z } from 'zod';
import { count, plain } from './values.ts';

/** The envelope of every answer. The HTTP status equals `code`, except for code 415, which travels as HTTP 401. */
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
  error: plain.text,
  params: z.record(plain.text, z.union([plain.text, z.number()])),
  message: plain.text,
});

export const failure = z.object({
  code: count,
  data: z.null(),
  message: plain.text,
  error: plain.text,
  params: z.record(plain.text, z.union([plain.text, z.number()])),
  fields: z.record(plain.text, fieldFailure).optional(),
});
