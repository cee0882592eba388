/** An area of the tables: province or county, city or district, and in some countries a part of it. */
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
