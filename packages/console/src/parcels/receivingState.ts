import type { Output } from '@crossdock/contract/table.ts';
import type { LikelyMeasures, MeasureDoubt } from '@crossdock/domain/parcels/measures.ts';
import type { LastScan } from '@crossdock/domain/parcels/scans.ts';
import { type Bench, emptyBench } from '../shell/bench.ts';
import type { Question } from '../shell/question.ts';

export type Lookup = Output<'lookupParcel'>;
export type Step = 'scan' | 'weight' | 'size' | 'photo' | 'shelf';

export interface Draft {
  readonly weight: string;
  readonly size: string;
  readonly label: string;
  readonly photos: readonly string[];
  readonly shelf: string;
  /** Finished without the picture that the shop asks for, as the clerk has confirmed. */
  readonly withoutPhoto: boolean;
}

export const empty: Draft = { weight: '', size: '', label: '', photos: [], shelf: '', withoutPhoto: false };

export type Problem =
  | 'badNumber'
  | 'badWeight'
  | 'badSize'
  | 'isOrder'
  | 'isParcel'
  | 'isShelf'
  | 'isMember'
  | 'shelfUnknown'
  | 'photoNeeded'
  | 'unlikely'
  /** Scanned ahead while another one waits already. */
  | 'full'
  /** Just received at this desk. */
  | 'done'
  /** A piece of a number that is known here, or that is expected. */
  | 'part'
  /** Hardly a whole courier number: the clerk is asked. */
  | 'doubtful'
  /** Typed for a parcel that is no longer open. */
  | 'late'
  /** Put aside unfinished. */
  | 'dropped'
  /** What was entered did not belong to this step: whoever enters it may have gone on to another parcel. */
  | 'astray';

/** What the desk knows: the shop's rules and the warehouse's shelves. */
export interface DeskRules {
  readonly warehouseId: string;
  readonly shelves: ReadonlySet<string>;
  readonly picturesNeeded: boolean;
  readonly likelyMeasures: LikelyMeasures;
}

/** An entry of another step than that at which the open parcel stands. */
export type Miss = 'weight' | 'size' | 'photo' | 'shelf' | 'enter';

export type Doubt = MeasureDoubt | 'unusual';

export interface Receiving {
  readonly bench: Bench;
  readonly step: Step;
  readonly draft: Draft;
  readonly found: Lookup | null;
  /** A number that may be a part of one: it is opened once somebody says that it is whole, or where it is expected. */
  readonly asked: string;
  /** The clerk has said that the open number is whole. */
  readonly certain: boolean;
  /** What was entered out of its step: a slip, or a step before it got lost and the clerk has gone on. */
  readonly misses: readonly Miss[];
  /** Entries were missed for this parcel, and its number was scanned again. */
  readonly resumed: boolean;
  /** A weight that came while another parcel waits: that one's, if a size follows. */
  readonly nextWeight: string;
  /** A third number was refused, or the open one may be done with: nobody knows whose the next weight is. */
  readonly crowded: boolean;
  readonly problem: { readonly step: Step; readonly key: Problem; readonly code: string } | null;
  readonly doubts: readonly Doubt[];
  /** The measures that were asked about, and since when. */
  readonly doubted: Question | null;
  /** When the step of the picture was ended; long ago where it was not by Enter. */
  readonly photoAtMs: number;
  readonly last: LastScan | null;
}

export const begin: Receiving = {
  bench: emptyBench,
  step: 'scan',
  draft: empty,
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
