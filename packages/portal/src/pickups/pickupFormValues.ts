import type { DayPart } from '@crossdock/domain/pickups/days.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';

/** The values as they are typed. */
export interface PickupFormValues {
  readonly words: string;
  readonly areaId: string;
  readonly weight: string;
  readonly pieces: string;
  readonly address: string;
  readonly contact: string;
  readonly phone: string;
  readonly day: string;
  readonly part: DayPart;
  readonly remark: string;
}
export type PickupFormState = PlainForm<PickupFormValues>;
