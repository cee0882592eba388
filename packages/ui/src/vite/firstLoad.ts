import type { UserConfig } from 'vite';

const inPackages = (...patterns: string[]) =>
  new RegExp(`(packages|@tabler/icons-react/dist/esm|virtual:)/?(${patterns.join('|')})`);

/**
 * Build settings that keep the first load small. What loads together comes in one file, which compresses better than
 * thirty: `base` is React and the router, `frame` what the login page needs, `lists` what every other page needs too, with
 * the `common` modules that the app names (patterns below `packages/`).
 */
export const firstLoad = (...common: string[]) =>
  ({
    // React has had this itself since version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The first script fetches a route's files side by side already; the entry need not know them all once more.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
              },
              {
                name: 'frame',
                test: inPackages(
                  'contract/src/wire/(client|callFailure)',
                  'web/src/(connection|language|shop|storage|session|stale|packs|early|newBuild)',
                  'ui/src/(Button|TextBox|Field|Banner|message|UiProvider|tokens|texts|kept|base)',
                  'createReactComponent|icons/Icon(Refresh|Check|X|Eye|EyeOff)\\.',
                  '(portal|console)/src/shell/(client|connection|i18n|session|guard|search|RootFrame|Header|ShopMark|device|theme|firstTexts|moreTexts)',
                ),
              },
              {
                name: 'lists',
                test: inPackages(
                  ...common,
                  'web/src/(hooks|queryClient|filters|queries|submission|submit|working)',
                  'ui/src/(controls|states|Loaded|Page|pictures|values|format|ResponsiveTable|SearchField|StatusBadge|Dialog|StickyAction|Stat|CopyButton|MantineFrame|mantineTheme)',
                  'domain/src/(fields|parcels/(merge|goods|declaration))',
                  '(portal|console)/src/shell/(api|lists|FullFrame|Shell|moreWire|merging)',
                  'more-wire-table',
                  '(portal|console)/src/routes/_shell\\.tsx.tsr-split',
                ),
              },
              // Every file has its name in the entry: a file for each small picture would cost more than the picture.
              { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }) satisfies UserConfig;
