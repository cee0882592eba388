import type { Region } from '../../regions.ts';
import type { AddressLabel } from './labels.ts';
import type { FoundPhone } from './phones.ts';
import type { FoundPlace } from './places.ts';
import type { FoundZip } from './zips.ts';

/** The parts found in a text that is read as an address of the country. */
export interface AddressFindings {
  readonly country: Region;
  readonly score: number;
  readonly text: string;
  readonly labels: readonly AddressLabel[];
  readonly phones: readonly FoundPhone[];
  readonly zips: readonly FoundZip[];
  readonly place: FoundPlace;
}
