import type { Output } from '@crossdock/contract/table.ts';

export type WebhookRow = Output<'listWebhooks'>['list'][number];
