import { fileURLToPath } from 'node:url';
import { routeTable } from '@crossdock/ui/vite/appRoutes.ts';

export default routeTable(fileURLToPath(new URL('src', import.meta.url)));
