import { toolConditionsOf } from '@crossdock/contract/assistants/assistantTools.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { hasPermission, isAllowedByGrant } from './authorize.ts';
import { describedJsonSchema } from './openapiFields.ts';
import type { Person } from './sessionHolder.ts';

const made = new WeakMap<Call, Tool>();

/** The tool for a call, described only from its row in the call table. */
function toolOf(name: string, call: Call): Tool {
  const known = made.get(call);
  if (known !== undefined) return known;
  const side = call.method === 'GET' ? 'query' : 'body';
  const schema = describedJsonSchema(call.input, { name, misspelt: call.misspelt, side });
  const tool: Tool = {
    name,
    description: descriptionOf(call),
    inputSchema: { ...schema, type: 'object' },
    annotations: {
      title: call.summary,
      readOnlyHint: call.method === 'GET',
      idempotentHint: call.method === 'GET' || call.idempotent === true,
      openWorldHint: false,
    },
  };
  made.set(call, tool);
  return tool;
}

function descriptionOf(call: Call): string {
  const { summary, method, takesTwo, refusals = [] } = call;
  const isConfirmed = toolConditionsOf(call)?.confirm === true;
  const sentences = [
    summary,
    ...(method === 'GET' ? [] : [isConfirmed ? 'Awaits the member’s confirmation' : 'Changes data at once']),
    ...(takesTwo === undefined ? [] : ['May wait until a second person agrees']),
    ...(refusals.length === 0 ? [] : [`Refusals: ${refusals.join(', ')}`]),
  ];
  return `${sentences.join('. ')}.`;
}

/**
 * Whether a program's key, or a member's assistant, can make the call as a tool. Tools have no file
 * arguments.
 */
export const isCallableAsTool = (call: Call, { kind }: Pick<Person, 'kind'>): boolean =>
  call.body === 'json' && (kind === 'staff' ? isOpenToKeys(call) : toolConditionsOf(call) !== undefined);

/** The calls that a key, or a member's assistant, may make, as tools. */
export function toolsFor(calls: Readonly<Record<string, Call>>, person: Person): Tool[] {
  return Object.entries(calls)
    .filter(([, call]) => isCallableAsTool(call, person) && mayCall(call, person))
    .map(([name, call]) => toolOf(name, call));
}

function mayCall(call: Call, person: Person): boolean {
  const { access } = call;
  if (person.kind === 'member')
    return person.assistant !== undefined && isAllowedByGrant(call, person.assistant);
  if (access.by !== 'staff' || access.can === 'any') return false;
  return hasPermission(person, access.can);
}

/** Converts the arguments of a GET call to texts, because the schema of a query expects texts. */
export function argumentsOf(call: Call, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (call.method !== 'GET') return { ...given };
  const texts = Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)] as const);
  return Object.fromEntries(texts);
}
