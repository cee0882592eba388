import { describe, expect, test } from 'vitest';
import { refusals } from '../../packages/contract/src/refusals.ts';
import { transportTexts } from '../../packages/contract/src/wire/callFailure.ts';
import type { Texts } from '../../packages/contract/src/wire/values.ts';
import { type TextKey, words } from '../../packages/portal/src/words/words.gen.ts';

const pack = (key: TextKey): Texts => words[key];
const refusal = (code: keyof typeof refusals): Texts => refusals[code];

/** Every message of the error catalogue in section 8 of the product's specification, with our text for it. */
const catalogue: readonly (readonly [said: string, texts: Texts])[] = [
  ['network request does not exist', transportTexts['transport.notFound']],
  ['request failed', transportTexts['transport.failed']],
  ['network link failed', transportTexts['transport.noAnswer']],
  ['login succeeded', pack('members.login.done')],
  ['login failed', refusal('member.wrongLogin')],
  ['registration succeeded', pack('members.register.done')],
  ['registration failed: account taken', refusal('member.accountTaken')],
  ['password reset', pack('members.find.done')],
  ['password reset failed', refusal('member.codeSpent')],
  ['submitting, modifying, deleting, querying or sending failed', refusal('request.invalid')],
  ['what was looked at has changed', refusal('row.changed')],
  ['resend waits some seconds', pack('members.code.wait')],
  ['sent too often', refusal('throttle.wait')],
  ['verification code error', refusal('member.captchaWrong')],
  ['code error', refusal('member.codeWrong')],
  ['data verification failed', refusal('request.invalid')],
  ['messenger account already bound', refusal('messenger.alreadyBound')],
  ['messenger account bound by somebody else', refusal('messenger.boundElsewhere')],
  ['unbind failed', refusal('messenger.unbindFailed')],
  ['QR code invalid', pack('messengers.qr.expired')],
  ['canvas not supported', pack('promotion.canvas')],
  ['coupon expired', refusal('coupon.expired')],
  ['payment failed', refusal('payment.failed')],
  ['payment timeout', refusal('payment.timeout')],
  ['payment parameter error', refusal('payment.parameter')],
  ['order cannot be paid yet', refusal('payment.notYet')],
  ['integral input error', refusal('points.invalid')],
  ['integral usage error', refusal('order.pointsInvalid')],
  ['failed to get usable points', pack('coupons.points.failed')],
  ['failed to get recharge offers', pack('payments.recharge.offersFailed')],
  ['balance-recharge discount fetch failed', pack('payments.recharge.methodsFailed')],
  ['cannot use this method for recharge', refusal('recharge.methodNotAllowed')],
  ['order fee wrong, ask customer service', refusal('order.feeChanged')],
  ['order error, select again', refusal('order.selectAgain')],
  ['no approved address, contact customer service', refusal('order.noApprovedAddress')],
  ['user data wrong, retry later', refusal('member.dataWrong')],
  ['goods not shelved yet', refusal('parcel.notShelved')],
  ['same password not allowed', refusal('member.samePassword')],
  ['language switch failed', pack('shell.language.failed')],
];

describe('the error catalogue of the specification', () => {
  test.each(catalogue)('"%s" exists in Taiwan’s Chinese, simplified Chinese and English', (_said, texts) => {
    expect(texts.tw).toMatch(/\p{Script=Han}/u);
    expect(texts.zh).toMatch(/\p{Script=Han}/u);
    expect(texts.en).toMatch(/[A-Za-z]{3}/);
    expect(texts.en).not.toMatch(/\p{Script=Han}/u);
    expect(new Set([texts.tw, texts.en]).size).toBe(2);
  });

  test.each([
    ['data verification failed', 'Data verification failed', '填寫不正確', '填写不正确'],
    ['user data wrong, retry later', 'try again later', '稍後再試', '稍后再试'],
    ['order fee wrong, ask customer service', 'customer service', '客服', '客服'],
    ['no approved address, contact customer service', 'customer service', '客服', '客服'],
  ])('"%s" has its wording', (said, en, tw, zh) => {
    const texts = catalogue.find(([name]) => name === said)?.[1];
    expect([texts?.en, texts?.tw, texts?.zh]).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(tw),
      expect.stringContaining(zh),
    ]);
  });
});
