/**
 * One thing that a desk is given. In a scan `{p3}` is the third parcel's number, `{o3}` an order's, `{o3p1}` its parcel's,
 * `{l3}` its label's; `|2` behind it loses the first two characters, `|-5` all but the last five.
 */
export type StreamStep =
  | { readonly scan: string; readonly wrong?: true }
  /** A key, or a chord; `keeps`: what the desk has kept, over which Enter is pressed. */
  | { readonly press: 'F9' | 'Enter' | 'Control+Enter'; readonly keeps?: string }
  | { readonly focus: 'nothing' | 'button' }
  /** From here on answers come so much later. */
  | { readonly answersAfterMs: number }
  | { readonly reload: true };

export interface Stream {
  readonly desk: string;
  readonly steps: readonly StreamStep[];
}
