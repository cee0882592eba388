import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import { fileUrl, storeImage } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';

export const uploadStaffFile: Handler<(typeof staffCalls)['uploadStaffFile']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const owner = { memberId: null, staffId: actor.staffId };
  const stored = await storeImage(tx, services.files, owner, input.purpose, input.file.bytes);
  if (!stored) return refuse('staff.picture', {}, 'file');
  const url = (variant: 'full' | 'thumb') =>
    fileUrl(services.config.APP_SECRET, tx.shopId, stored.id, variant, tx.now);
  return { fileId: stored.id, full: url('full'), thumb: url('thumb') };
};
