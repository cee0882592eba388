import { inflateSync } from 'node:zlib';

/** The text of a PDF that the product made, in the order in which it was drawn. */
export function pdfWords(base64: string): string {
  const objects = new Map<string, string>();
  const file = Buffer.from(base64, 'base64').toString('latin1');
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const streamOf = (body: string) => {
    const raw = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
  };
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(streamOf(objects.get(cmap) ?? '')));
    }
  let words = '';
  for (const body of objects.values()) {
    if (!body.includes('stream') || body.includes('/Length1') || body.includes('/Subtype')) continue;
    let font: string[] = [];
    for (const [, name, shown] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? [];
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
        for (const [code] of hex.matchAll(/.{4}/g)) words += font[Number.parseInt(code, 16)] ?? '';
      if (shown) words += ' ';
    }
  }
  return words.replaceAll(/ +/g, ' ');
}

/** The characters of a font by the numbers under which a PDF shows them. */
function charactersOf(cmap: string): string[] {
  const found: string[] = [];
  // A ligature such as that of ff stands for several characters. The font's table lists their codes with a space
  // between them.
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      found[Number.parseInt(first, 16) + at] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  return found;
}
