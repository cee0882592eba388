import { expect, test } from 'vitest';
import { encryptForBrowser, isPushKey, shopPushKeys } from '../src/platform/webPush.ts';

test("a message to a browser is encrypted as in RFC 8291, with the shop's own keys", () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const sealed = encryptForBrowser(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const keys = shopPushKeys('secret', 'shop');
  expect(shopPushKeys('secret', 'shop')).toEqual(keys);
  expect(shopPushKeys('secret', 'other').publicKey).not.toEqual(keys.publicKey);
  expect(isPushKey(keys.publicKey.toString('base64url'))).toBe(true);
});
