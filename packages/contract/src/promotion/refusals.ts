import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

export const promotionRefusals = {
  'promotion.closed': {
    zh: '推广活动目前未开放，请稍后再来',
    tw: '推廣活動目前未開放，請稍後再來',
    en: 'The referral program is paused. Come back later',
  },
  'promotion.insufficient': {
    zh: '可用的推广收益不足，请重新输入金额',
    tw: '可用的推廣收益不足，請重新輸入金額',
    en: 'Your earnings don’t cover this amount. Enter a smaller one',
  },
  'share.picturesRequired': {
    zh: '请上传分享的截图，至少一张',
    tw: '請上傳分享的截圖，至少一張',
    en: 'Upload at least one screenshot of your share',
  },
  'share.pictureUnknown': pictureUnusable,
  'share.linkInvalid': {
    zh: '请填写完整的网址，以 http:// 或 https:// 开头',
    tw: '請填寫完整的網址，以 http:// 或 https:// 開頭',
    en: 'Enter the full address, starting with http:// or https://',
  },
  'share.linkKnown': conflict({
    zh: '这个链接已经提交过，请换一个新的分享',
    tw: '這個連結已經送出過，請換一個新的分享',
    en: 'You already submitted this link. Share again and submit the new link',
  }),
  'share.tooMany': {
    zh: '待审核的分享最多 {max} 个，请等审核完成后再提交',
    tw: '待審核的分享最多 {max} 個，請等審核完成後再送出',
    en: 'At most {max} shares can be in review. Wait until one is decided',
  },
  'share.memberDisabled': {
    zh: '会员已停用，不能发放奖励；请启用会员或退回此分享',
    tw: '會員已停用，不能發放獎勵；請啟用會員或退回這個分享',
    en: 'This member is disabled and earns nothing. Enable the member or reject the share',
  },
  'share.decided': conflict({
    zh: '此分享已处理过，请刷新',
    tw: '這個分享已處理過，請重新整理',
    en: 'This share was just decided. Reload to see it',
  }),
  'share.reasonRequired': { zh: '请填写不通过的原因', tw: '請填寫不通過的原因', en: 'Enter the reason' },
} as const;
