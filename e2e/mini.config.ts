import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const { webServer: _, ...rest } = config;
export default defineConfig({ ...rest, workers: 1 });
