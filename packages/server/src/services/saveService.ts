import { refuse } from '@crossdock/contract/refusals.ts';
import { isUnitPossible } from '@crossdock/domain/services/kinds.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { hasOtherPhotoService, insertService, updateService } from './catalogue.store.ts';

export const saveService: Handler<'saveService'> = async (tx, _actor, { id, ...fields }) => {
  if (!isUnitPossible(fields.kind, fields.unit)) return refuse('service.unit', {}, 'unit');
  if (!(await areStaffFiles(tx, fields.fileIds, 'service')))
    return refuse('service.pictureUnknown', {}, 'fileIds');
  if (fields.kind === 'photo' && fields.active && (await hasOtherPhotoService(tx, id)))
    return refuse('service.photosTwice', {}, 'kind');
  if (id !== undefined) return (await updateService(tx, id, fields)) === 1 ? { id } : refuse('row.notFound');
  const added = await insertService(tx, fields);
  return added === undefined ? refuse('service.photosTwice', {}, 'kind') : { id: added };
};
