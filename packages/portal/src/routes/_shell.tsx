import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../shell/Shell.tsx';

export const Route = createFileRoute('/_shell')({ validateSearch: anyFilters, component: Shell });
