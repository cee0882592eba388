import type { Lang } from '@crossdock/contract/wire/values.ts';

/** Stand-ins for the captcha, which is asked for only once the place to send to is right. */
const captcha = { code: '-', uuid: '00000000-0000-4000-8000-000000000000' };

/** What is wrong with the place that a code is to go to, per field, by the call's own rules. */
export async function contactFaults(
  destination: { readonly areaCode?: string; readonly phone?: string; readonly email?: string },
  lang: Lang,
): Promise<Readonly<Record<string, string>>> {
  const [{ fieldFailures }, { codeRequest }] = await Promise.all([
    import('@crossdock/web/checkForm.ts'),
    import('@crossdock/contract/access/inputs.ts'),
  ]);
  return fieldFailures(codeRequest, { ...captcha, ...destination }, lang);
}
