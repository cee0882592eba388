import type { StaffService, StaffTask } from '@crossdock/contract/services/desk.ts';
import type { OfferedService, TaskView } from '@crossdock/contract/services/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import {
  isOfferedFor,
  isPaidAtOnce,
  servicePaymentModes,
  serviceTargets,
} from '@crossdock/domain/services/kinds.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { ServiceRow } from './catalogue.store.ts';
import type { StaffTaskRow } from './desk.store.ts';
import type { TaskRow } from './store.ts';

export interface TaskViewContext {
  readonly lang: Lang;
  picture(fileId: string): { thumb: string; full: string };
  paper(fileId: string): string;
}

export function taskViewContext(
  actor: { readonly lang: Lang; readonly shop: Shop },
  { config }: Services,
  now: string,
): TaskViewContext {
  const sign = (fileId: string, variant: 'thumb' | 'full', kind: 'picture' | 'paper') =>
    fileUrl(config.APP_SECRET, actor.shop.id, fileId, variant, now, kind);
  return {
    lang: actor.lang,
    picture: (fileId) => ({
      thumb: sign(fileId, 'thumb', 'picture'),
      full: sign(fileId, 'full', 'picture'),
    }),
    paper: (fileId) => sign(fileId, 'full', 'paper'),
  };
}

const aboutIn = { zh: 'aboutZh', tw: 'aboutTw', en: 'aboutEn' } as const;

export function offeredServiceOf(row: ServiceRow, { lang, picture }: TaskViewContext): OfferedService {
  const { id, kind, unit, priceMinor, fileIds } = row;
  return {
    id,
    kind,
    unit,
    priceMinor,
    name: row[lang],
    about: row[aboutIn[lang]],
    pictures: fileIds.map(picture),
    places: serviceTargets.filter((place) => isOfferedFor({ kind, unit }, place)),
    payers: servicePaymentModes.filter((payer) => payer === 'balance' || !isPaidAtOnce(kind)),
  };
}

export function staffServiceOf(row: ServiceRow, { picture }: TaskViewContext): StaffService {
  return { ...row, pictures: row.fileIds.map((fileId) => ({ fileId, ...picture(fileId) })) };
}

function taskFactsOf(row: TaskRow, reader: TaskViewContext) {
  return {
    ...row,
    name: row[reader.lang],
    reshoot: row.reshotAt === null ? null : { at: row.reshotAt, wish: row.reshootWish },
    own: row.ownFileIds.map(reader.picture),
    proof: row.proofFileId === null ? null : reader.paper(row.proofFileId),
    results: row.resultFileIds.map(reader.picture),
    courierNumber: row.courierNumber ?? '',
    goodsName: row.goodsName ?? '',
    orderId: row.shownOrderId,
    orderNumber: row.orderNumber ?? '',
  };
}

export function taskOf(row: TaskRow, reader: TaskViewContext): TaskView {
  const canReshoot = row.kind === 'photo' && row.state === 'done' && row.reshotAt === null;
  return {
    ...taskFactsOf(row, reader),
    actions: [
      ...(row.state === 'requested' ? (['cancel'] as const) : []),
      ...(canReshoot ? (['reshoot'] as const) : []),
    ],
    seen: row.seenAt !== null || (row.state !== 'done' && row.state !== 'impossible'),
  };
}

export function staffTaskOf(row: StaffTaskRow, reader: TaskViewContext, staffId: string): StaffTask {
  return {
    ...taskFactsOf(row, reader),
    memberName: row.memberName,
    memberAccount: row.memberAccount,
    shelfCode: row.shelfCode ?? '',
    warehouseName: row.warehouseName ?? '',
    takenBy: row.takenByName,
    mine: row.takenBy === staffId,
    endedBy: row.endedByName,
  };
}
