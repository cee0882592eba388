import { conflict } from '../wire/conflict.ts';

export const identityRefusals = {
  'identity.required': {
    zh: '下单前须完成实名认证，请到“实名认证”提交资料',
    tw: '下單前須完成實名認證，請到「實名認證」送出資料',
    en: 'Verify your identity before you place an order',
  },
  'identity.numberTaken': {
    zh: '此证件号码已由其他会员完成认证，请联系客服',
    tw: '這個證件號碼已由其他會員完成認證，請聯絡客服',
    en: 'Another member is verified with this number. Contact customer service',
  },
  'identity.pictureRequired': {
    zh: '请上传证件正面照片',
    tw: '請上傳證件正面照片',
    en: 'Upload a photo of the front of the document',
  },
  'identity.pictureUnknown': {
    zh: '找不到这张证件照片，请重新上传',
    tw: '找不到這張證件照片，請重新上傳',
    en: 'We couldn’t find this document photo. Upload it again',
  },
  'identity.countryUnknown': {
    zh: '请选择发证的国家或地区',
    tw: '請選擇發證的國家或地區',
    en: 'Choose the country that issued the document',
  },
  'identity.notPending': conflict({
    zh: '此申请已被处理或修改，请查看最新内容',
    tw: '這筆申請已處理或修改過，請查看最新內容',
    en: 'This was just decided or changed. Reload to see it',
  }),
} as const;
