import type { Plugin } from 'vite';
import { appRoutes } from './appRoutes.ts';

/**
 * Restarts the development server when a page changes its address. The router's generator itself notices only files
 * that are added or removed.
 */
export const restartOnRouteChange = (sources: string): Plugin => ({
  name: 'crossdock:changed-addresses',
  apply: 'serve',
  configureServer(server) {
    const declared = () => JSON.stringify(appRoutes(sources));
    let known = declared();
    server.watcher.on('all', (event, file) => {
      if (!file.endsWith('.tsx')) return;
      const before = known;
      known = declared();
      if (event === 'change' && known !== before) void server.restart();
    });
  },
});
