import type { UserConfig } from 'vite';

/**
 * Build settings that keep the first load small: what every page needs comes in one file, which compresses better than
 * ten, and what React brings along since version 18 is not shipped twice.
 */
export const firstLoad = {
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
