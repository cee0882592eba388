import type { Lang } from '@crossdock/contract/wire/values.ts';

/** Placeholders for the captcha. The real one is asked for only after the phone or email is valid. */
const captcha = { code: '-', uuid: '00000000-0000-4000-8000-000000000000' };

/** The errors of the phone or email, by field, found with the call's own validation rules. */
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
