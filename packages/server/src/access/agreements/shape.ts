/** An agreement as it is written in this house; a shop may put its own HTML in its place. */
export interface Agreement {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export interface Agreements {
  readonly service: Agreement;
  readonly carrier: Agreement;
}
