export const accessRefusals = {
  'member.wrongLogin': {
    zh: '账号或密码不正确，请核对后再试',
    tw: '帳號或密碼不正確，請核對後再試',
    en: 'Wrong account or password. Check both and try again',
  },
  'member.captchaRequired': {
    zh: '请先完成图形验证',
    tw: '請先完成圖形驗證',
    en: 'Answer the picture check first',
  },
  'member.captchaWrong': {
    zh: '验证码错误，请重新输入',
    tw: '驗證碼錯誤，請重新輸入',
    en: 'That verification code isn’t right. Try the new one',
  },
  'invitation.ended': {
    zh: '这个链接已使用、已取消或已过期，请向店铺索取新的链接',
    tw: '這個連結已使用、已取消或已過期，請向店家索取新的連結',
    en: 'This link was used, cancelled or has expired. Ask the shop for a new one',
  },
  'member.codeWrong': {
    zh: '验证码不正确，请核对后再试',
    tw: '驗證碼不正確，請核對後再試',
    en: 'That code isn’t right. Check it and try again',
  },
  'member.codeSpent': {
    zh: '验证码已失效，请重新获取',
    tw: '驗證碼已失效，請重新取得',
    en: 'This code is no longer valid. Get a new one',
  },
  'member.emailNeeded': {
    zh: '请先在“账号安全”添加电子邮箱，我们才能写信给你',
    tw: '請先到「帳號安全」新增電子郵件，我們才能寫信給你',
    en: 'Add an email address under Security first, so that we can write to you',
  },
  'member.phoneUnknown': {
    zh: '这个手机号码还没有账号。同意以下条款就能建立',
    tw: '這個手機號碼還沒有帳號。同意以下條款就能建立',
    en: 'This number has no account yet. Accept the terms to create one',
  },
  'member.noTextMessages': {
    zh: '本站不发送短信验证码，请用账号和密码',
    tw: '本站不寄簡訊驗證碼，請用帳號和密碼',
    en: 'This shop sends no text messages. Use a username and password',
  },
  'member.hasPassword': {
    zh: '你已有密码，请用当前密码修改',
    tw: '你已有密碼，請用目前的密碼更改',
    en: 'You have a password. Change it with the current one',
  },
  'member.accountTaken': {
    zh: '此账号已被使用，请换一个',
    tw: '這個帳號已有人使用，請換一個',
    en: 'That username is taken. Try another',
  },
  'member.phoneTaken': {
    zh: '此手机号码已注册，请直接登录或找回密码',
    tw: '這個手機號碼已註冊，請直接登入或找回密碼',
    en: 'This phone number is already registered. Log in or reset the password',
  },
  'member.emailTaken': {
    zh: '此邮箱已注册，请直接登录或找回密码',
    tw: '這個電子郵件已註冊，請直接登入或找回密碼',
    en: 'This email address is already registered. Log in or reset the password',
  },
  'member.phoneInvalid': {
    zh: '手机号码不正确，请核对后再试',
    tw: '手機號碼不正確，請核對後再試',
    en: 'Enter a valid phone number',
  },
  'member.inviteInvalid': {
    zh: '邀请链接无效，请核对邀请码或留空',
    tw: '邀請連結無效，請核對邀請碼或留空',
    en: 'We don’t recognize this invitation. Check the code or leave it empty',
  },
  'member.agreementRequired': {
    zh: '请阅读并同意协议',
    tw: '請閱讀並同意條款',
    en: 'Read and accept the agreement',
  },
  'member.wrongPassword': {
    zh: '密码不正确，请核对后再试',
    tw: '密碼不正確，請核對後再試',
    en: 'That password isn’t right. Try again',
  },
  'member.undoInvalid': {
    zh: '此链接已使用或已过期，请联系客服',
    tw: '這個連結已使用或已過期，請聯絡客服',
    en: 'This link was used or has expired. Contact customer service',
  },
  'member.samePassword': {
    zh: '新密码不能与旧密码相同，请换一个',
    tw: '新密碼不能與舊密碼相同，請換一個',
    en: 'Choose a password that differs from the old one',
  },
  'member.ticketInvalid': {
    zh: '代会员操作的链接已失效，请在后台重新打开',
    tw: '代會員操作的連結已失效，請在後台重新開啟',
    en: 'This link has expired. Open it again from the console',
  },
} as const;
