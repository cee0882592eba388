/** An area in the area tables: a province or county, a city or district, or in some countries a part of a district. */
export interface KnownArea {
  readonly id: string;
  readonly parentId: string | null;
  readonly country: string;
  readonly level: number;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly localName: string;
  readonly zip: string | null;
}
