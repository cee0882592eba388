import { conflict } from '../wire/conflict.ts';

export const erasingRefusals = {
  'erasure.requested': conflict({
    zh: '已经申请删除这个账户',
    tw: '已經申請刪除這個帳戶',
    en: 'Deletion of this account is already requested',
  }),
  'erasure.blocked': conflict({
    zh: '还有未完成的事项，暂时不能删除这个账户',
    tw: '還有未完成的事項，暫時不能刪除這個帳戶',
    en: 'Something is still open, so this account cannot be deleted yet',
  }),
  'erasure.balanceChanged': conflict({
    zh: '余额已变动，请重新确认要放弃的金额',
    tw: '餘額已變動，請重新確認要放棄的金額',
    en: 'The balance has changed. Confirm again how much you give up',
  }),
  'erasure.linkInvalid': {
    zh: '链接已失效：申请已取消，或已开始删除',
    tw: '連結已失效：申請已取消，或已開始刪除',
    en: 'This link no longer works: the request was cancelled, or the deletion has begun',
  },
  'erasure.over': conflict({
    zh: '这项删除已开始或已取消',
    tw: '這項刪除已開始或已取消',
    en: 'This deletion has already begun or was cancelled',
  }),
} as const;
