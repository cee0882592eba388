import { shopsWithHosts } from '@crossdock/server/shops/installation.store.ts';

/** The logins of the demo shops. */
interface DemoLogins {
  readonly demoPassword: string;
  readonly demoStaff: readonly { readonly login: string }[];
}

/** The addresses and logins that a person needs after starting the product, as text for the terminal. */
export async function welcomeText(
  ownerUrl: string,
  port: number,
  { demoPassword, demoStaff }: DemoLogins,
): Promise<string> {
  const shops = await shopsWithHosts(ownerUrl);
  const at = (host: string) => (host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`);
  const lines = shops.flatMap(({ name, hosts: [host] }) =>
    host === undefined
      ? []
      : [`  ${name}`, `    members  ${at(host)}/`, `    staff    ${at(host)}/console/`, ''],
  );
  if (shops.some((shop) => shop.demo)) {
    const staff = demoStaff.map((one) => one.login).join(', ');
    lines.push(
      `  Demo logins, password ${demoPassword} for all of them`,
      '    members  demo',
      `    staff    ${staff}`,
      '  Codes by mail or text message are shown in the console under Messages.',
      '',
    );
  }
  return [
    '',
    `Crossdock is ready on port ${port}.`,
    '',
    ...lines,
    `  API      ${at('localhost')}/api/reference`,
    '',
  ].join('\n');
}
