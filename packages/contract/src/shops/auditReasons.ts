import { z } from 'zod';
import { id, note, type Texts } from '../wire/values.ts';
import type { AuditQueueName } from './desk.ts';

/** The most frequent reasons: stored by key, shown in each reader's language. */
export const auditReasons = {
  addressIncomplete: {
    zh: '地址不完整，请补上门牌与楼层',
    tw: '地址不完整，請補上門牌與樓層',
    en: 'The address is incomplete: house number or floor is missing',
  },
  nameNotReal: {
    zh: '请填写收件人真实姓名',
    tw: '請填寫收件人真實姓名',
    en: 'Enter the recipient’s real name',
  },
  notServed: { zh: '此地区无法配送', tw: '這個地區無法配送', en: 'We don’t deliver to this area' },
  pictureBlurred: {
    zh: '照片不清楚，请重新上传',
    tw: '照片不清楚，請重新上傳',
    en: 'The photo isn’t readable. Upload it again',
  },
  nameDiffers: { zh: '姓名与证件不符', tw: '姓名與證件不符', en: 'The name differs from the document' },
  documentExpired: { zh: '证件已过期', tw: '證件已過期', en: 'The document has expired' },
  notArrived: { zh: '款项尚未入账', tw: '款項尚未入帳', en: 'The money has not arrived' },
  amountDiffers: { zh: '金额不符', tw: '金額不符', en: 'The amount differs' },
  accountDiffers: {
    zh: '户名与会员不符',
    tw: '戶名與會員不符',
    en: 'The account holder’s name differs from the member’s',
  },
  accountUnreadable: { zh: '账号资料看不清楚', tw: '帳號資料看不清楚', en: 'The account isn’t readable' },
  needsReceipt: { zh: '请附上凭证', tw: '請附上憑證', en: 'Add a receipt' },
  linkDead: { zh: '链接无法打开', tw: '連結無法開啟', en: 'The link doesn’t open' },
  sharedBefore: {
    zh: '同一条分享已领过奖励',
    tw: '同一則分享已領過獎勵',
    en: 'This share was already rewarded',
  },
  damageNotShown: { zh: '照片看不出损坏', tw: '照片看不出損壞', en: 'The photos don’t show the damage' },
  valueNotProven: {
    zh: '购买凭证看不出申请的金额',
    tw: '購買證明看不出申請的金額',
    en: 'The proof of purchase doesn’t show the amount claimed',
  },
} as const satisfies Record<string, Texts>;
export type AuditReasonKey = keyof typeof auditReasons;

/** The reasons offered in each queue. */
export const usualReasons = {
  addresses: ['addressIncomplete', 'nameNotReal', 'notServed'],
  identities: ['pictureBlurred', 'nameDiffers', 'documentExpired'],
  declarers: ['pictureBlurred', 'nameDiffers', 'documentExpired'],
  transfers: ['notArrived', 'amountDiffers', 'pictureBlurred'],
  withdrawals: ['accountDiffers', 'accountUnreadable'],
  adjustments: ['needsReceipt', 'amountDiffers'],
  shares: ['linkDead', 'pictureBlurred', 'sharedBefore'],
  aftersales: ['damageNotShown', 'valueNotProven', 'pictureBlurred'],
} as const satisfies Record<AuditQueueName, readonly AuditReasonKey[]>;

/** Why something is rejected: a prepared reason by its key, the clerk's own words, or both. */
export interface RejectionReason {
  readonly reasonKey?: AuditReasonKey;
  readonly reason: string;
}

/** The two fields of a `RejectionReason`, for a strict object that the caller refines with `isReasonGiven`. */
export function reasonFields(queue: AuditQueueName) {
  const keys: readonly AuditReasonKey[] = usualReasons[queue];
  return {
    reasonKey: z.enum(keys, { error: 'audit.reasonUnknown' }).optional(),
    reason: note(300).default(''),
  };
}

export const isReasonGiven = ({ reasonKey, reason }: RejectionReason) =>
  reasonKey !== undefined || reason !== '';

/** The input of a call that rejects one request; without a reason it is refused with `missing`. */
export const rejectionInput = (queue: AuditQueueName, missing: string) =>
  z.strictObject({ id, ...reasonFields(queue) }).refine(isReasonGiven, { error: missing, path: ['reason'] });
