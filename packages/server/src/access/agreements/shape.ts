/** An agreement as built into the product. A shop may replace it with its own HTML. */
export interface Agreement {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface Agreements {
  readonly service: Agreement;
  readonly carrier: Agreement;
}
