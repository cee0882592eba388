/**
 * One input at a desk. In a scan `{p3}` is the number of a parcel, `{o3}` of an order, `{o3p1}` of a parcel in that
 * order, and `{l3}` of its label. A suffix `|2` drops the first two characters; `|-5` keeps only the last five.
 */
export type StreamStep =
  | { readonly scan: string; readonly wrong?: true }
  /** A key or a key combination. `keeps` is the stored value that Enter confirms. */
  | { readonly press: 'F7' | 'Enter' | 'Control+Enter'; readonly keeps?: string }
  | { readonly focus: 'nothing' | 'button' }
  /** From here on the server's answers are delayed by this time. */
  | { readonly answersAfterMs: number }
  | { readonly reload: true };

export interface ScanStream {
  readonly desk: string;
  readonly steps: readonly StreamStep[];
}
