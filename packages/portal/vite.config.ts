import { fileURLToPath } from 'node:url';
import { calls } from '@crossdock/contract/table.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { earlyStart } from '@crossdock/ui/vite/earlyStart.ts';
import { firstLoadChunks } from '@crossdock/ui/vite/firstLoadChunks.ts';
import { firstRows } from '@crossdock/ui/vite/firstRows.ts';
import { inlineFirstPaint } from '@crossdock/ui/vite/inlineFirstPaint.ts';
import { mantineStyles } from '@crossdock/ui/vite/mantineStyles.ts';
import { namedFile } from '@crossdock/ui/vite/namedFile.ts';
import { precompress } from '@crossdock/ui/vite/precompress.ts';
import { preloadStyles } from '@crossdock/ui/vite/preloadStyles.ts';
import { removeQueryMutations } from '@crossdock/ui/vite/removeQueryMutations.ts';
import { restartOnRouteChange } from '@crossdock/ui/vite/restartOnRouteChange.ts';
import { routeList } from '@crossdock/ui/vite/routeList.ts';
import { serviceWorker } from '@crossdock/ui/vite/serviceWorker.ts';
import { stripFactDescriptions } from '@crossdock/ui/vite/stripFactDescriptions.ts';
import { usedWireRows } from '@crossdock/ui/vite/usedWireRows.ts';
import { wordFiles } from '@crossdock/ui/vite/wordFiles.ts';
import { startEarly } from '@crossdock/web/early.ts';
import { earlyHelpers } from '@crossdock/web/earlyHelpers.ts';
import { newerPageMessage } from '@crossdock/web/newBuild.ts';
import { pageTextToCache, serveOffline, servePagesFromCache } from '@crossdock/web/offline.ts';
import { showPushMessages } from '@crossdock/web/pushMessages.ts';
import { showRows } from '@crossdock/web/showRows.ts';
import { showTexts } from '@crossdock/web/showTexts.ts';
import { firstScriptKeys } from '@crossdock/web/storage.ts';
import { cacheKey, pageImageCacheKey } from '@crossdock/web/storedAnswers.ts';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaths } from './src/shell/firstPaths.ts';
import { firstReads } from './src/shell/firstReads.ts';
import { firstTexts } from './src/shell/firstTexts.ts';
import { publicPaths } from './src/shell/guard.ts';
import { pageImagePaths } from './src/shell/pageImagePaths.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder with the app's sources. */
const sources = file('src');

const arrivals = {
  sources,
  routes: ['/login', '/home', '/myBag', '/myBag/$id', '/myOrder', '/myOrder/$id', '/newBag'],
  guests: ['/freightTrial', '/noviceguidance', '/support', '/register'],
  login: '/login',
  screen: '/src/loginApp.tsx',
  lists: ['/myBag'],
  apart: '/myOrder',
  shared: [
    ...['/shell/FullFrame.tsx', '/src/routedApp.ts', '/web/src/dayText.ts'],
    ...['/ui/src/Layout.tsx', '/web/src/layoutLinks.tsx'],
  ],
  later: '/shell/deferredParts.ts',
};

/** The script that draws the rows of the parcel list before the app is loaded. */
const drawParcels = 'drawParcels.js';

// Members do not use the staff's calls, and screens do not use the calls for programs, so the bundle has
// neither.
const wire = deriveWire(
  Object.fromEntries(
    Object.entries(calls).filter(
      ([, { access, forPrograms }]) =>
        (access.by === 'guest' || access.by === 'member') && forPrograms === undefined,
    ),
  ),
);
const reads = Object.fromEntries(
  Object.entries(firstReads).map(([path, calls]) => [
    path,
    calls.map(
      ([name, input]) =>
        [
          wire[name]?.path ?? '',
          Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])),
        ] as const,
    ),
  ]),
);

/** Two packs of texts: one for all screens except the login page, and one for the login page. */
const texts = wordFiles({
  words: file('src/words/words.gen.ts'),
  languages: Object.keys(locales),
  packs: { packs: '/src/routedApp.ts', loginPacks: '/src/loginApp.tsx' },
});

export default defineConfig({
  root: file('.'),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    restartOnRouteChange(sources),
    react(),
    stripFactDescriptions(),
    mantineStyles(),
    removeQueryMutations(),
    usedWireRows(wire),
    texts,
    ...[
      { name: 'routes', module: file('src/routeTree.gen.ts') },
      { name: 'menu', module: file('src/shell/SideMenu.tsx') },
    ].map((one) => namedFile({ ...one, wordsOf: texts.api.wordsOf })),
    inlineFirstPaint({ css: file('src/shell/firstPicture.css'), html: file('src/shell/firstPicture.html') }),
    firstRows({
      name: drawParcels,
      entry: file('src/firstRows.tsx'),
      plugins: () => [
        react(),
        usedWireRows({ queryParcels: wire.queryParcels, getLanguagePack: wire.getLanguagePack }),
      ],
    }),
    earlyStart({
      start: startEarly,
      helpers: { ...earlyHelpers, showRows, showTexts },
      plan: {
        base: '',
        keys: firstScriptKeys('crossdock'),
        open: publicPaths,
        login: '/login',
        home: '/home',
        reads,
        kept: cacheKey,
        picture: pageImageCacheKey,
        picturePaths: pageImagePaths,
        fewRoutes: firstPaths,
        ownTexts: calls.getLanguagePack.path,
      },
      arrivals,
      wordsOf: texts.api.wordsOf,
      drawings: { '/myBag': drawParcels },
      texts: firstTexts,
      textsOf: texts.api.textsOf,
    }),
    preloadStyles(),
    firstLoadChunks(arrivals),
    serviceWorker({
      serve: serveOffline,
      pages: servePagesFromCache,
      pageText: pageTextToCache,
      others: [showPushMessages],
      // The service worker caches the page of each of these routes separately, because the HTML of such a page names
      // the files of its route.
      plan: { arrivals: [...arrivals.routes, ...arrivals.guests], newerPage: newerPageMessage },
      sources,
      screens: [
        ...['/home', '/myBag', '/myOrder', '/myOrder/$id', '/newBag', '/comment', '/unsent'],
        ...['/support', '/im'],
      ],
      modules: [
        '/src/loginApp.tsx',
        ...['FullFrame.tsx', 'deferredParts.ts', 'offlineSupport.ts'].map((name) => `/shell/${name}`),
        '/shell/UnsentEntriesNotice.tsx',
        // The card with the code that a member shows at a pickup point.
        '/orders/PickupCodeCard.tsx',
        // The validation of forms that may be sent later.
        ...['web/src/checkForm.ts', 'contract/src/parcels/calls.ts', 'contract/src/comments/calls.ts'],
        'contract/src/wire/values.ts',
      ],
      wordsOf: texts.api.wordsOf,
      languages: Object.keys(locales),
      assets: /\/(drawParcels|routes|(packs|loginPacks)-\w+)-[^/]+\.js(on)?$/,
    }),
    routeList(sources),
    precompress(),
  ],
});
