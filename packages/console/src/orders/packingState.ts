import type { LastScan } from '@crossdock/domain/parcels/scans.ts';
import type { DeskItems } from '../shell/deskItems.ts';
import type { DeskQuestion } from '../shell/question.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import type { DeskSound } from '../shell/sounds.ts';
import type { NextOrder } from './orderForPacking.ts';
import type { PackageDraft, packagesFrom } from './packDraft.ts';
import type { PackageFilling } from './packingBoxes.ts';

export type PackingProblem =
  | 'foreign'
  | 'again'
  /** The parcel has only one piece, or there is no scanned parcel to divide. */
  | 'onePiece'
  | 'badPieces'
  | 'badWeight'
  | 'badSize'
  /** Another order is already waiting. */
  | 'full'
  /**
   * The clerk seems to work on another order because this one could not be packed, so the entry is not used for this
   * order.
   */
  | 'unpacked'
  /** The order that was scanned ahead cannot be packed. */
  | 'notNext'
  | 'missing'
  | 'noMeasures'
  /** The packages weigh suspiciously more or less than the parcels in them. */
  | 'unlikely';

/**
 * Where the next scanned or typed line goes: a package's input field (with the package's key), the field for scans, the
 * field for pieces, or the confirm button.
 */
export type PackingTarget = 'scan' | 'confirm' | 'pieces' | `${'weight' | 'size'} ${number}`;

export const isBoxTarget = (step: string | undefined): step is PackingTarget =>
  /^(weight|size) \d+$/.test(step ?? '');

export interface PackingState extends PackageFilling {
  readonly bench: DeskItems;
  readonly ahead: NextOrder | null;
  readonly allHere: boolean;
  readonly at: PackingTarget;
  readonly problem: { readonly key: PackingProblem; readonly code: string } | null;
  readonly question: DeskQuestion | null;
  /** The last attempt to pack failed. */
  readonly failed: boolean;
  /** The clerk works on another order, so typed text is not for this one. */
  readonly away: boolean;
  readonly busy: boolean;
  /** The number of the order for which this one was put aside unfinished. Empty while this one is open. */
  readonly aside: string;
  readonly last: LastScan | null;
  /** The number of lines so far. After each line the cursor returns to its place. */
  readonly lines: number;
}

export type PackingEvent =
  | { readonly type: 'line'; readonly heard: ScannedLine }
  /** The result of looking up an order that was scanned ahead: the order, or why it cannot be packed. */
  | { readonly type: 'found'; readonly number: string; readonly order: NextOrder | string }
  | { readonly type: 'go'; readonly at: PackingTarget }
  | { readonly type: 'tick'; readonly id: string; readonly here: boolean }
  | { readonly type: 'allHere'; readonly allHere: boolean }
  | { readonly type: 'change'; readonly key: number; readonly part: Partial<PackageDraft> }
  | { readonly type: 'addPackage' }
  /** Parcels now go into this package; without a key into the next one. */
  | { readonly type: 'into'; readonly key?: number }
  | { readonly type: 'put'; readonly id: string }
  /** Divides the parcel with this id, or without an id the one that was scanned last. */
  | { readonly type: 'divide'; readonly id?: string }
  | { readonly type: 'removePackage'; readonly key: number }
  | { readonly type: 'startOver' }
  | { readonly type: 'confirm'; readonly atMs: number }
  /** After a reload: the packing was being sent, and the result is unknown. */
  | { readonly type: 'resend' }
  | { readonly type: 'refused' };

export type PackingSubmission = {
  readonly packages: NonNullable<ReturnType<typeof packagesFrom>>;
  readonly parcelIds: readonly string[];
  readonly allHere: boolean;
};
export type PackingEffect =
  | { readonly pack: PackingSubmission }
  /** Looks up an order; scans wait for the result. */
  | { readonly lookUp: string }
  /** Opens another order and gives it the lines that were just scanned. */
  | { readonly open: string; readonly heard: ScannedLine | null }
  | { readonly sound: DeskSound };
