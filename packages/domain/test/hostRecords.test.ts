import { expect, test } from 'vitest';
import { dnsRecordName, hostRecords } from '../src/shops/hostRecords.ts';

test.each([
  ['ship.example.com', 'ship'],
  ['example.com', '@'],
  ['www.ship.example.com', 'www.ship'],
  ['ship.example.com.tw', 'ship'],
  ['example.com.tw', '@'],
  ['ship.example.tw', 'ship'],
  ['localhost', '@'],
])('%s is %s at its provider', (host, name) => {
  expect(dnsRecordName(host)).toBe(name);
});

test('addresses become A and AAAA records, a name a CNAME, and for the domain itself an ALIAS', () => {
  expect(
    hostRecords('ship.example.com', ['203.0.113.7', '2001:db8::7']).map(({ type, value }) => [type, value]),
  ).toEqual([
    ['A', '203.0.113.7'],
    ['AAAA', '2001:db8::7'],
  ]);
  expect(hostRecords('ship.example.com', ['edge.example.net', '203.0.113.7'])).toEqual([
    { type: 'CNAME', name: 'ship', value: 'edge.example.net', ttlSeconds: 300 },
  ]);
  expect(hostRecords('example.com', ['edge.example.net'])[0]).toMatchObject({ type: 'ALIAS', name: '@' });
  expect(hostRecords('ship.example.com', [])).toEqual([]);
});
