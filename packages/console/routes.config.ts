import { fileURLToPath } from 'node:url';
import { routeTable } from '@crossdock/ui/vite/appRoutes.ts';

/** The app's table of routes, which the router's generator reads (`tsr.config.json`). */
export default routeTable(fileURLToPath(new URL('src', import.meta.url)));
