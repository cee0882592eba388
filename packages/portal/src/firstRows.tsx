import wire from 'virtual:wire-table';
import type { Output } from '@crossdock/contract/table.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import { readEnvelope } from '@crossdock/contract/wire/readEnvelope.ts';
import { PageHelp } from '@crossdock/ui/Page.tsx';
import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { disableControls } from '@crossdock/web/disableControls.ts';
import { copyEarlyAnswer } from '@crossdock/web/earlyReads.ts';
import { currentLanguage, currentLocale, startLanguage } from '@crossdock/web/language.ts';
import { findPack, packAddresses } from '@crossdock/web/packs.ts';
import { shopInPage } from '@crossdock/web/shop.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { isChoosable } from './parcels/choice.ts';
import { ParcelCard } from './parcels/ParcelCard.tsx';
import { ParcelCards, ParcelsScreen } from './parcels/ParcelsScreen.tsx';
import { isStoredActingToken } from './shell/acting.ts';
import { texts } from './shell/i18n.ts';
import { keys } from './shell/keys.ts';
import shell from './shell/Shell.module.css';

/**
 * Draws the first parcels into the page's outline before the app is loaded. They are in the answer to a request of
 * the page's first script; later the app reads the same answer and draws the same screen in its place. This is a
 * separate program (`ui/src/vite/firstRows.ts`). If it fails, the outline stays.
 */
export async function draw(): Promise<void> {
  const [shop, token] = [shopInPage(), safeLocalStorage.get(keys.token)];
  // Staff who act as a member need a notice about it, and only the app draws that notice.
  if (!shop || isStoredActingToken(token)) return;
  const lang = startLanguage(keys.language, shop);
  const pack = findPack<CompiledTexts>(lang, {
    key: keys.pack,
    addresses: packAddresses(),
    shop,
    fetchBuilt: async (address) => (await fetch(address)).json(),
    fetchOwn: () => answerTo('getLanguagePack'),
  });
  const [{ list: rows, counts }, { built, own }] = await Promise.all([answerTo('queryParcels'), pack]);
  await texts.activate(locales[lang], built, own);
  // Stop if stored rows or the app are already shown, or if the session has changed.
  const outline = document.querySelector('.fp');
  const place = outline?.querySelector('.fp-main');
  if (!outline || !place || safeLocalStorage.get(keys.token) !== token || rows.length === 0) return;
  const main = document.createElement('main');
  main.setAttribute('aria-busy', 'true');
  const formatting = { locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency };
  const screen = (
    <UiProvider formatting={formatting}>
      <PageHelp value={<span className={shell.bell} />}>
        <ParcelsScreen filters={{}} counts={counts} rows={rows} places={[]} onChange={nothing}>
          <ParcelCards rows={rows}>
            {(row) => (
              <ParcelCard
                {...{ row, goodsName: '', pictured: false, chosen: false, reason: undefined }}
                {...(isChoosable(row) ? { onChoose: nothing } : {})}
              />
            )}
          </ParcelCards>
        </ParcelsScreen>
      </PageHelp>
    </UiProvider>
  );
  main.innerHTML = renderToStaticMarkup(screen);
  disableControls(main);
  outline.setAttribute('data-first', '');
  outline.removeAttribute('aria-hidden');
  place.replaceWith(main);
}

const nothing = () => undefined;

/** The answer to the request of the page's first script. It stays available for the app too. */
async function answerTo<N extends 'queryParcels' | 'getLanguagePack'>(name: N): Promise<Output<N>> {
  const { path = '', misspelt } = wire[name] ?? {};
  const response = await copyEarlyAnswer(path, {
    authorization: `Bearer ${safeLocalStorage.get(keys.token)}`,
    lang: currentLanguage(),
  });
  const envelope = readEnvelope<Output<N>>(await response.text(), misspelt);
  if (envelope?.code !== 200 || envelope.data === null) throw new Error(`${path} was refused.`);
  return envelope.data;
}
