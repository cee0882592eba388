import type { Output } from '@crossdock/contract/table.ts';
import type { MeasureDoubt, MeasureLimits } from '@crossdock/domain/parcels/measures.ts';
import type { LastScan } from '@crossdock/domain/parcels/scans.ts';
import { type DeskItems, noDeskItems } from '../shell/deskItems.ts';
import type { DeskQuestion } from '../shell/question.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';

export type NumberLookup = NonNullable<Output<'resolveScan'>['arrival']>;
export type ReceivingStep = 'scan' | 'weight' | 'size' | 'photo' | 'shelf';

export interface ReceiptDraft {
  readonly weight: string;
  readonly size: string;
  readonly label: string;
  readonly photos: readonly string[];
  readonly shelf: string;
  /** The clerk confirmed that the parcel is finished without the picture that the shop requires. */
  readonly withoutPhoto: boolean;
}

export const emptyReceiptDraft: ReceiptDraft = {
  weight: '',
  size: '',
  label: '',
  photos: [],
  shelf: '',
  withoutPhoto: false,
};

export type ReceivingProblem =
  | 'badNumber'
  | 'badWeight'
  | 'badSize'
  | 'isOrder'
  | 'isParcel'
  | 'isShelf'
  | 'isMember'
  | 'isPickList'
  | 'isTote'
  | 'shelfUnknown'
  | 'photoNeeded'
  | 'unlikely'
  /** Another scanned parcel is already waiting. */
  | 'full'
  /** The parcel was just received at this desk. */
  | 'done'
  /** The scan is a part of a number that is known here or expected. */
  | 'part'
  /** The scan is probably not a complete courier number, so the clerk is asked. */
  | 'doubtful'
  /** The entry was for a parcel that is no longer open. */
  | 'late'
  /** The parcel was put aside unfinished. */
  | 'dropped'
  /** The entry did not fit this step; the clerk may be working on another parcel. */
  | 'astray';

/** The facts that the desk needs: the shop's rules and the warehouse's shelves. */
export interface DeskRules {
  readonly warehouseId: string;
  readonly shelves: ReadonlySet<string>;
  readonly picturesNeeded: boolean;
  readonly likelyMeasures: MeasureLimits;
  /** The automatic steps of this desk; without them every step is ended by hand. */
  readonly station?: {
    /** The size for parcels that are not measured here; empty if each is measured. */
    readonly usualSize: string;
    /** A picture is taken when the weight is stable. */
    readonly pictures: boolean;
    /** Scanning the next parcel finishes the open one. */
    readonly goesOn: boolean;
  };
}

/** An entry that belongs to another step than the current one. */
export type MisplacedEntry = 'weight' | 'size' | 'photo' | 'shelf' | 'enter';

export type ReceivingDoubt = MeasureDoubt | 'unusual';

export interface ReceivingState {
  readonly bench: DeskItems;
  readonly step: ReceivingStep;
  readonly draft: ReceiptDraft;
  readonly found: NumberLookup | null;
  /**
   * A scanned number that may be only a part of a courier number. It is opened after the clerk confirms that no
   * character is missing, or if the lookup shows that it is expected.
   */
  readonly asked: string;
  /** The clerk confirmed that no character of the open number is missing. */
  readonly certain: boolean;
  /**
   * Entries that did not fit their step: either by mistake, or because an entry was lost and the clerk works on
   * another parcel.
   */
  readonly misses: readonly MisplacedEntry[];
  /** Entries for this parcel did not fit their steps, and then its number was scanned again. */
  readonly resumed: boolean;
  /** A weight that was entered while another parcel waits. It belongs to that parcel if a size follows. */
  readonly nextWeight: string;
  /**
   * True if a third number was refused or the open parcel may be finished. The next weight may then be for either
   * parcel.
   */
  readonly crowded: boolean;
  readonly problem: {
    readonly step: ReceivingStep;
    readonly key: ReceivingProblem;
    readonly code: string;
  } | null;
  readonly doubts: readonly ReceivingDoubt[];
  /** The measurements that the desk asked the clerk to confirm, and when it asked. */
  readonly doubted: DeskQuestion | null;
  /** The time at which Enter ended the picture step. A time long ago if it was not ended by Enter. */
  readonly photoAtMs: number;
  readonly last: LastScan | null;
}

export const initialReceiving: ReceivingState = {
  bench: noDeskItems,
  step: 'scan',
  draft: emptyReceiptDraft,
  found: null,
  asked: '',
  certain: false,
  misses: [],
  resumed: false,
  nextWeight: '',
  crowded: false,
  problem: null,
  doubts: [],
  doubted: null,
  photoAtMs: 0,
  last: null,
};

export type ReceivingEvent =
  | { readonly type: 'line'; readonly heard: ScannedLine }
  | { readonly type: 'change'; readonly part: Partial<ReceiptDraft> }
  | { readonly type: 'go'; readonly step: ReceivingStep }
  | { readonly type: 'withoutPhoto' }
  /** A picture is ready. It belongs to the parcel that was open when it was taken. */
  | { readonly type: 'photo'; readonly photo: string; readonly turn: number; readonly atMs: number }
  /** The desk's scale shows a stable weight. */
  | { readonly type: 'weighed'; readonly weightG: number; readonly turn: number; readonly atMs: number }
  | { readonly type: 'found'; readonly lookup: NumberLookup }
  /** The lookup of this number failed, for example because the server cannot be reached. */
  | { readonly type: 'unanswered'; readonly code: string }
  /** The clerk confirmed that no character of the scanned number is missing. */
  | { readonly type: 'whole' }
  | { readonly type: 'drop' }
  /** A finished parcel was undone or refused, so it may be scanned again. */
  | { readonly type: 'reopen'; readonly courierNumber: string };
