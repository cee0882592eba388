import type { Output } from '@crossdock/contract/table.ts';
import type { ChosenService } from '@crossdock/domain/standingOrders/rules.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';

type Rule = Output<'listStandingOrders'>['list'][number];

/** The typed values of a rule. */
export interface RuleFormValues {
  readonly parcels: string;
  readonly kilos: string;
  readonly weightBy: Rule['weightBy'];
  readonly freeDays: string;
  readonly place: string;
  readonly channelId: string;
  readonly declarerId: string;
  readonly insured: boolean;
  readonly services: readonly ChosenService[];
  readonly limit: string;
  readonly asks: 'ask' | 'act';
}

export interface RuleFormProps {
  readonly form: PlainForm<RuleFormValues>;
}
