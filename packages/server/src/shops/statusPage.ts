import { fill } from '@crossdock/contract/refusals.ts';
import { statusTexts } from '@crossdock/contract/shops/statusTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import {
  failureHistoryDays,
  type InstallationDayRow,
  type InstallationPart,
  type InstallationPartRow,
  installationParts,
  type LastDoctorRun,
} from '../platform/installation.store.ts';
import { lateSeconds } from '../platform/installationWatch.ts';
import { serverBuildVersion, versionText } from '../platform/version.ts';

/** The state as the database knows it. Where it is undefined, the database did not answer. */
export interface InstallationStatus {
  readonly parts: readonly InstallationPartRow[];
  readonly days: readonly InstallationDayRow[];
  readonly lastExam: LastDoctorRun | null;
}

type PartState = 'works' | 'fails' | 'late' | 'unknown';

/** Results that are older than this say nothing about the current state. */
const freshMs = 180_000;

/**
 * The state of a part. Only the database is checked now; other results are from the process that checked
 * last.
 */
function stateOf(known: InstallationStatus | undefined, part: InstallationPart, now: number): PartState {
  if (part === 'database') return known === undefined ? 'fails' : 'works';
  const row = known?.parts.find((one) => one.part === part);
  if (row === undefined || now - Date.parse(row.checkedAt) > freshMs) return 'unknown';
  if (row.works) return 'works';
  return row.waitsSeconds > 0 ? 'late' : 'fails';
}

/** A page without scripts. `now` in ms since 1970. */
export function statusPage(known: InstallationStatus | undefined, lang: Lang, now: number): string {
  const texts = statusTexts[lang];
  const states = installationParts.map((part) => stateOf(known, part, now));
  const isIll = states.some((state) => state === 'fails' || state === 'late');
  const verdict = isIll ? 'ill' : states.includes('unknown') ? 'unknown' : 'well';
  const parts = installationParts.map((part) => partOf(known, part, lang, now)).join('');
  const last = known?.parts
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
  const at = last && minuteOf(last);
  const looked = at ? fill(texts.looked, { at }) : texts.never;
  const others = langs
    .map(
      (other) =>
        `<a href="?lang=${other}" hreflang="${tags[other]}" lang="${tags[other]}">${names[other]}</a>`,
    )
    .concat(`<a href="/licences.txt">Crossdock ${escapeHtml(versionText(serverBuildVersion()))}</a>`)
    .join('');
  return `<!doctype html><html lang="${tags[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><style>${styles}</style>
<main><p>${escapeHtml(texts.title)}</p><h1 class="${verdict}">${escapeHtml(texts[verdict])}</h1>
<ul>${parts}</ul><p class="small">${escapeHtml(looked)}</p>${examOf(known?.lastExam, lang)}<nav>${others}</nav></main></html>`;
}

const minuteOf = (at: string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The text about the last run of `operate doctor`; empty if no operator runs it. */
function examOf(exam: LastDoctorRun | null | undefined, lang: Lang): string {
  if (!exam) return '';
  const texts = statusTexts[lang];
  const counted = fill(texts.exam, {
    at: minuteOf(exam.at),
    checks: String(exam.checks),
    good: String(exam.good),
  });
  const restored = exam.restoredAt ? fill(texts.restored, { at: minuteOf(exam.restoredAt) }) : '';
  return [counted, restored]
    .filter((text) => text !== '')
    .map((text) => `<p class="small">${escapeHtml(text)}</p>`)
    .join('');
}

function partOf(
  known: InstallationStatus | undefined,
  part: InstallationPart,
  lang: Lang,
  now: number,
): string {
  const texts = statusTexts[lang];
  const state = stateOf(known, part, now);
  const waits = known?.parts.find((one) => one.part === part)?.waitsSeconds ?? 0;
  const shownFrom = part === 'queue' || part === 'messages' ? lateSeconds[part] : Number.POSITIVE_INFINITY;
  const wait = waits > shownFrom ? fill(texts.waits, { minutes: String(Math.floor(waits / 60)) }) : '';
  const days = (known?.days ?? []).filter((day) => day.part === part);
  return `<li><div><h2>${escapeHtml(texts.part[part])}</h2><strong class="${state}">${escapeHtml(texts.state[state])}</strong></div>
${wait && `<p class="small">${escapeHtml(wait)}</p>`}${days.length > 0 ? stripOf(days, lang, now) : ''}</li>`;
}

const dayMs = 86_400_000;
/**
 * A day without interruption has at least this many checks, one for each of its 1,440 minutes. No checks happen
 * while the database or all processes are down.
 */
const fewestLooks = 1_400;
const kindOf = ({ faults, checks }: InstallationDayRow, isWhole: boolean) =>
  faults > 0 ? 'some' : isWhole && checks < fewestLooks ? 'few' : 'good';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function stripOf(days: readonly InstallationDayRow[], lang: Lang, now: number): string {
  const texts = statusTexts[lang];
  const cells = Array.from({ length: failureHistoryDays }, (_, at) => {
    const day = dayOf(now - (failureHistoryDays - 1 - at) * dayMs);
    const row = days.find((one) => one.day === day);
    const isWhole = day !== days[0]?.day && day !== dayOf(now);
    const kind = row === undefined ? 'none' : kindOf(row, isWhole);
    return `<i class="${kind}" title="${day}: ${escapeHtml(texts.day[kind])}"></i>`;
  });
  const sum = (of: 'checks' | 'faults') =>
    days.reduce((total, day) => total + day[of], 0).toLocaleString('en');
  const counted = fill(texts.counted, {
    since: days[0]?.day ?? '',
    checks: sum('checks'),
    faults: sum('faults'),
  });
  return `<div class="strip" role="img" aria-label="${escapeHtml(`${texts.days}: ${counted}`)}">${cells.join('')}</div>
<p class="small">${escapeHtml(counted)}</p>`;
}

const tags = { zh: 'zh-Hans-CN', tw: 'zh-Hant-TW', en: 'en' } as const;
const names = { zh: '简体中文', tw: '繁體中文', en: 'English' } as const;

const styles = `body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem;color:#1d2733;background:#fff}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1.5rem;padding:1rem 1.25rem;border-radius:.5rem;color:#fff}
h1.well{background:#17693f}h1.ill{background:#a4241c}h1.unknown{background:#56616e}
h2{font-size:1rem;margin:0}main>p:first-child{margin:0 0 .5rem}ul{list-style:none;margin:0;padding:0}
li{border:1px solid #d5dbe1;border-radius:.5rem;padding:1rem 1.25rem;margin-bottom:.75rem}
li>div:first-child{display:flex;justify-content:space-between;gap:1rem}
.works{color:#17693f}.fails,.late{color:#a4241c}.unknown{color:#56616e}h1.unknown{color:#fff}
.small{font-size:.875rem;color:#56616e;margin:.25rem 0 0}.strip{display:flex;gap:1px;height:1.5rem;margin-top:.75rem}
.strip i{flex:1;min-width:1px;border-radius:1px}.good{background:#2f9e6a}.some{background:#d1483e}.few{background:#e0a83e}.none{background:#e3e7eb}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:1rem}nav a{padding:.7rem 0;color:inherit}`;

/** The language in the address, else the browser's preference. */
export function statusLang(asked: string | undefined, accepted = ''): Lang {
  if (asked === 'zh' || asked === 'tw' || asked === 'en') return asked;
  for (const tag of accepted.split(',')) {
    if (/^\s*en\b/i.test(tag)) return 'en';
    if (/^\s*zh\b/i.test(tag)) return /hant|\b(tw|hk|mo)\b/i.test(tag) ? 'tw' : 'zh';
  }
  return 'en';
}
