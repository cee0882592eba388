import { isRecord } from '@crossdock/domain/records.ts';
import type { Envelope } from './envelope.ts';
import { fromWireNames, type WireNames } from './wireNames.ts';

/**
 * Parses a call's answer and replaces the wire's names by ours; null if the answer is not from our server. `misspelt`
 * are the names that only this call misspells.
 */
export function readEnvelope<T>(text: string, misspelt?: WireNames): Envelope<T> | null {
  try {
    const value: unknown = JSON.parse(fromWireNames(text, misspelt));
    return isEnvelope<T>(value) ? value : null;
  } catch {
    return null;
  }
}

const isEnvelope = <T>(value: unknown): value is Envelope<T> => isRecord(value) && 'code' in value;
