import type { ClaimView } from '@crossdock/contract/aftersales/shapes.ts';
import { claimStates, claimSteps } from '@crossdock/domain/aftersales/states.ts';
import type { Tx } from '../platform/db.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { stateMovesOf } from '../platform/transitions.ts';
import type { ClaimRow } from './store.ts';

/** Functions that return signed addresses of pictures and of sensitive documents (`paper`) for this reader. */
export function pictureUrlSigner(actor: Actor, { config }: Services, now: string) {
  const url = (fileId: string, variant: 'thumb' | 'full', kind?: 'paper') =>
    fileUrl(config.APP_SECRET, actor.shop.id, fileId, variant, now, kind);
  return {
    picture: (fileId: string) => ({ thumb: url(fileId, 'thumb'), full: url(fileId, 'full') }),
    paper: (fileId: string) => ({ thumb: url(fileId, 'thumb', 'paper'), url: url(fileId, 'full', 'paper') }),
  };
}

/** Returns a function that answers claims with their steps, in the reader's language. */
export async function claimViewMapper(
  tx: Tx,
  actor: Actor,
  services: Services,
  rows: readonly ClaimRow[],
): Promise<(row: ClaimRow) => ClaimView> {
  const ids = rows.map(({ id }) => id);
  const history = Map.groupBy(
    await stateMovesOf(tx, ids, { events: claimSteps, states: claimStates }),
    ({ subjectId }) => subjectId,
  );
  const { picture, paper } = pictureUrlSigner(actor, services, tx.now);
  return (row) => ({
    ...row,
    damagePictures: row.damageFileIds.map(picture),
    purchasePictures: row.purchaseFileIds.map(paper),
    rejectReason: reasonText(row.rejectReason, actor.lang),
    voucher: row.voucherFileId === null ? null : paper(row.voucherFileId),
    steps: (history.get(row.id) ?? []).map(({ event, toState: to, at }) => ({ event, to, at })),
  });
}
