/**
 * Writes packages/server/src/platform/schema.gen.ts from a migrated database: the types that the statement builder
 * checks against.
 * Usage: node scripts/schema-types.ts [postgres://…]. Without an address it creates a temporary database.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromColumnName } from '../packages/server/src/platform/columns.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { temporaryDatabase } from './database.ts';

const require = createRequire(join(import.meta.dirname, '../packages/server/package.json'));
const pg = require('pg') as typeof import('pg');

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'string',
  date: 'string',
  bytea: 'Uint8Array',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  jsonb: 'Json',
};

interface Held {
  readonly type: string;
  /** The file that exports the type, relative to `packages/`, without `src/`. */
  readonly from?: string;
}

/** Columns whose values are union types of the domain. */
const words: Readonly<Record<string, Held>> = {
  'parcels.state': { type: 'ParcelState', from: 'domain/parcels/states.ts' },
  'orders.state': { type: 'OrderState', from: 'domain/orders/states.ts' },
  'payments.state': { type: 'PaymentState', from: 'domain/payments/states.ts' },
  'payout_lines.source': { type: 'PayoutSource', from: 'domain/payouts/states.ts' },
  'bank_transfers.state': { type: 'AuditState', from: 'domain/payments/states.ts' },
  'aftersales_claims.kind': { type: 'ClaimKind', from: 'domain/aftersales/limits.ts' },
  'aftersales_claims.state': { type: 'ClaimState', from: 'domain/aftersales/states.ts' },
  'aftersales_claims.way': { type: 'ClaimPayoutMethod', from: 'domain/aftersales/limits.ts' },
  'addresses.state': { type: 'AuditState', from: 'domain/payments/states.ts' },
  'move_imports.kind': { type: 'ImportFileKind', from: 'domain/moving/columnMapping.ts' },
  'move_keys.kind': { type: 'ImportFileKind', from: 'domain/moving/columnMapping.ts' },
  'move_maps.kind': { type: 'ImportFileKind', from: 'domain/moving/columnMapping.ts' },
  'members.lang': { type: 'Lang', from: 'contract/wire/values.ts' },
  'members.theme': { type: 'Theme', from: 'contract/shops/calls.ts' },
  'notifications.event': { type: 'NoticeEvent', from: 'domain/notices/events.ts' },
  'notifications.channels': { type: 'NoticeChannel[]', from: 'domain/notices/events.ts' },
  'members.notice_channels': { type: 'MessageChannel[]', from: 'domain/notices/events.ts' },
  'notice_wishes.off': { type: 'MutedKindKey[]', from: 'domain/notices/plan.ts' },
  'notice_templates.event': { type: 'NoticeEvent', from: 'domain/notices/events.ts' },
  'outgoing_messages.event': { type: 'NoticeEvent', from: 'domain/notices/events.ts' },
  'comments.tags': { type: 'CommentTag[]', from: 'domain/comments/rules.ts' },
  'order_price_changes.reason': { type: 'PriceReason', from: 'domain/orders/priceChanges.ts' },
  'order_lines.kind': { type: 'CostKind', from: 'domain/pricing/costLine.ts' },
  'ledger_transfers.kind': { type: 'TransferKind', from: 'domain/wallet/transfers.ts' },
  'payments.method': { type: 'PaymentMethodCode', from: 'contract/payments/methods.ts' },
  'source_refunds.state': { type: 'SourceRefundState', from: 'domain/payments/sourceRefunds.ts' },
  'chargebacks.state': { type: 'ChargebackState', from: 'domain/payments/chargebacks.ts' },
  'chargebacks.source': { type: 'ChargebackSource', from: 'domain/payments/chargebacks.ts' },
  'chargebacks.reason': { type: 'ChargebackReason', from: 'domain/payments/chargebacks.ts' },
  'source_refunds.decided_as': { type: 'RefundOutcome', from: 'domain/payments/sourceRefunds.ts' },
  'purchases.state': { type: 'PurchaseState', from: 'domain/products/purchases.ts' },
  'stock_movements.kind': { type: 'StockMovementKind', from: 'domain/products/limits.ts' },
  'shares.platform': { type: 'SharePlatform', from: 'domain/promotion/rules.ts' },
  'announcements.countries': { type: 'Region[]', from: 'domain/regions.ts' },
  'statement_maps.encoding': { type: 'TableEncoding', from: 'domain/statements/tables.ts' },
  'remittance_maps.encoding': { type: 'TableEncoding', from: 'domain/statements/tables.ts' },
  'staff.roles': { type: 'Role[]', from: 'domain/staff/roles.ts' },
  'carriers.point_kinds': { type: 'PickupPointKind[]', from: 'domain/addresses/pointKinds.ts' },
  'ended_sessions.why': { type: 'SessionEndReason', from: 'domain/members/sessions.ts' },
  'channel_carriers.delivery_type': { type: 'DeliveryType', from: 'domain/pricing/lane.ts' },
};

/** Types of jsonb columns. Only the server writes them, so reading returns the type that was written. */
const contents: Readonly<Record<string, Held>> = {
  'addresses.store': { type: 'StoredConvenienceStore', from: 'contract/addresses/shapes.ts' },
  'announcements.texts': { type: 'StoredContents', from: 'contract/wire/localizedContent.ts' },
  'audit_log.changes': { type: 'readonly AuditedChange[]', from: 'contract/staff/calls.ts' },
  'coupons.rules': { type: 'CouponRules', from: 'domain/coupons/rules.ts' },
  'day_closes.accounts': { type: 'LedgerAccountTotals[]', from: 'domain/wallet/books.ts' },
  'guide_articles.texts': { type: 'StoredContents', from: 'contract/wire/localizedContent.ts' },
  'month_closes.terms': { type: 'JournalExportTexts', from: 'domain/wallet/months.ts' },
  'month_closes.accounts': { type: 'readonly MonthTurnover[]', from: 'domain/wallet/months.ts' },
  'list_layouts.columns': { type: 'readonly string[]' },
  'list_views.search': { type: 'Readonly<Record<string, string | number | boolean>>' },
  'payments.step': { type: 'PayInStep', from: 'contract/payments/steps.ts' },
  'order_lines.reason': { type: 'StoredCostReason', from: 'domain/pricing/costLine.ts' },
  'vip_import_rows.cells': { type: 'VipCells', from: 'contract/vipImports/columns.ts' },
  'vip_import_rows.faults': { type: 'readonly ImportFault[]', from: 'contract/vipImports/columns.ts' },
  'move_imports.columns': { type: 'ColumnMapping', from: 'domain/moving/columnMapping.ts' },
  'move_maps.columns': { type: 'ColumnMapping', from: 'domain/moving/columnMapping.ts' },
  'move_rows.faults': { type: 'readonly ImportCellFault[]', from: 'domain/moving/cells.ts' },
  'move_rows.before': { type: 'Readonly<Record<string, string | number | boolean | null>>' },
  'statement_maps.map': { type: 'StatementColumnMap', from: 'domain/statements/columns.ts' },
  'remittance_maps.map': { type: 'RemittanceMap', from: 'domain/remittances/columns.ts' },
  'warehouses.storage': { type: 'StorageTerms', from: 'domain/pricing/rateCard.ts' },
  'warehouses.closed_days': { type: 'readonly string[]' },
  'warehouses.names': { type: 'Partial<Texts>', from: 'contract/wire/values.ts' },
  'orders.destination': { type: 'OrderDestination', from: 'contract/orders/shapes.ts' },
  'orders.duty_estimate': { type: 'DutySnapshot', from: 'domain/duties/snapshot.ts' },
  'orders.storage_rule': { type: 'StorageRule', from: 'domain/pricing/rateCard.ts' },
  'standing_orders.services': { type: 'readonly ChosenService[]', from: 'domain/standingOrders/rules.ts' },
  'products.texts': { type: 'StoredContents', from: 'contract/wire/localizedContent.ts' },
  'purchase_lines.name': { type: 'Texts', from: 'contract/wire/values.ts' },
  'rate_cards.card': { type: 'RateCard', from: 'domain/pricing/rateCard.ts' },
  'shops.settings': { type: 'Partial<ShopSettings>', from: 'domain/shops/settings.ts' },
  'money_acts.asked': { type: 'Readonly<Record<string, unknown>>' },
  'payout_batches.file_terms': { type: 'PayoutFileSettings', from: 'domain/payouts/file.ts' },
  'payment_accounts.secret_ends': { type: 'Readonly<Record<string, string>>' },
  'einvoice_accounts.secret_ends': { type: 'Readonly<Record<string, string>>' },
  'einvoices.buyer': { type: 'EinvoiceBuyer', from: 'domain/einvoices/choices.ts' },
  'einvoices.items': { type: 'readonly EinvoiceItem[]', from: 'domain/einvoices/taxes.ts' },
  'receipts.facts': { type: 'ReceiptFacts', from: 'domain/receipts/facts.ts' },
  'notifications.params': { type: 'Readonly<Record<string, string>>' },
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
}

/** The words in `check (column in ('a', 'b'))` constraints, by `table.column`. */
function listed(checks: { table_name: string; definition: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { table_name, definition } of checks) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)(?: NOT VALID)?$/.exec(
      definition,
    );
    if (match?.[1] && match[2]) {
      found.set(`${table_name}.${match[1]}`, match[2].replaceAll('::text', '').split(', ').join(' | '));
    }
  }
  return found;
}

const own = process.argv[2] === undefined ? await temporaryDatabase() : undefined;
const url = process.argv[2] ?? own?.url ?? '';
if (own) await migrate(url, []);
const client = new pg.Client({ connectionString: url });
await client.connect();
const { rows: columns } = await client.query<Column>(
  `select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
   where table_schema = 'public' and table_name <> 'schema_migrations' order by table_name, ordinal_position`,
);
const { rows: checks } = await client.query<{ table_name: string; definition: string }>(
  `select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition from pg_constraint
   where contype = 'c' and connamespace = 'public'::regnamespace`,
);
await client.end();
await own?.stop();

const closed = listed(checks);
const imports = new Map<string, Set<string>>();
const tables = new Map<string, string[]>();
for (const column of columns) {
  const key = `${column.table_name}.${column.column_name}`;
  const word = words[key];
  const content = contents[key];
  for (const held of [word, content]) {
    if (!held?.from) continue;
    const named = /[A-Z]\w*(?=$|\[|>$)/.exec(held.type)?.[0] ?? held.type;
    imports.set(held.from, (imports.get(held.from) ?? new Set()).add(named));
  }
  const base = word?.type ?? closed.get(key) ?? types[column.udt_name];
  if (!base) throw new Error(`no type for ${key}: ${column.udt_name}`);
  const orNull = column.is_nullable === 'YES' ? ' | null' : '';
  const full = base === 'Json' ? `Json<${content?.type ?? 'unknown'}>${orNull}` : `${base}${orNull}`;
  const typed = column.column_default === null || base === 'Json' ? full : `Generated<${full}>`;
  tables.set(column.table_name, [
    ...(tables.get(column.table_name) ?? []),
    `  ${fromColumnName(column.column_name)}: ${typed};`,
  ]);
}

const fieldOf = (line: string) => line.trim().split(':', 1)[0];
const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_, __, c: string) => c.toUpperCase());
const text = [
  '// Generated by scripts/schema-types.ts from the migrated database. Do not edit.',
  ...[...imports].map(
    ([from, names]) => `import type { ${[...names].join(', ')} } from '@crossdock/${from}';`,
  ),
  "import type { ColumnType, Generated } from 'kysely';",
  '',
  '/** Written as JSON text, read as the parsed value. */',
  'export type Json<Content> = ColumnType<Content, string | undefined, string>;',
  ...[...tables].map(([name, lines]) => `\nexport interface ${pascal(name)}Table {\n${lines.join('\n')}\n}`),
  '\nexport interface Schema {',
  ...[...tables.keys()].map((name) => `  ${fromColumnName(name)}: ${pascal(name)}Table;`),
  '}',
  '\n/** Every table with its columns in their order: statements name them, so that a column added later is not among their answers. */',
  'export const columnsByTable: Readonly<Record<string, string>> = {',
  ...[...tables].map(([name, lines]) => `  ${fromColumnName(name)}:\n    '${lines.map(fieldOf).join(' ')}',`),
  '};',
  '\n/** Where files are named by id. */',
  'export const fileColumns = [',
  ...columns
    .filter(({ column_name }) => /(^|_)file_ids?$/.test(column_name))
    .map(
      ({ table_name, column_name }) => `  '${fromColumnName(table_name)}.${fromColumnName(column_name)}',`,
    ),
  '] as const;',
  '',
].join('\n');
writeFileSync(join(import.meta.dirname, '../packages/server/src/platform/schema.gen.ts'), text);
