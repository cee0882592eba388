import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import {
  isAllowedOutboundUrl,
  isPublicAddress,
  OutboundFailure,
  type Resolver,
  sendOutbound,
} from '../src/platform/outbound.ts';
import { outboundRequest } from './outboundRequest.ts';

test.each([
  ['IPv4 mapped into IPv6', '::ffff:10.0.0.1'],
  ['IPv4 translated into IPv6', '::ffff:0:10.0.0.1'],
  ['IPv4 behind NAT64', '64:ff9b::10.0.0.1'],
  ['IPv4 behind a NAT64 of its own', '64:ff9b:1::10.0.0.1'],
  ['IPv4 in a 6to4 tunnel', '2002:a00:1::1'],
  ['IPv4 in a Teredo tunnel', '2001:0:a00:1::1'],
  ['addresses of one site', 'fec0::1'],
  ['of one network', 'fd12:3456::1'],
  ['of one link', 'fe80::1'],
  ['of many at once', 'ff02::1'],
  ['of documentation', '2001:db8::1'],
  ['of documentation, IPv4', '203.0.113.9'],
  ['what nobody has been given', '4000::1'],
])('%s (%s) are not on the public internet', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
  if (address.includes(':')) expect(isAllowedOutboundUrl(`https://[${address}]/`, false)).toBe(false);
});

test('public addresses are allowed', () => {
  const world = [
    '8.8.8.8',
    '2001:4860:4860::8888',
    '2606:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2404:6800::1',
  ];
  expect(world.filter(isPublicAddress)).toEqual(world);
});

test.each([
  ['https://sms.example.com/', true],
  ['https://sms.example.com:443/', true],
  ['https://sms.example.com:8443/', true],
  ['https://sms.example.com:22/', false],
  ['https://sms.example.com:25/', false],
  ['https://sms.example.com:993/', false],
  ['https://sms.example.com:80/', false],
  ['http://sms.example.com:8080/', false],
])('%s as a name: %s', (address, may) => {
  expect(isAllowedOutboundUrl(address, false)).toBe(may);
  // If all shops are the operator's own, they may name any port.
  expect(isAllowedOutboundUrl(address, true)).toBe(true);
});

describe('a name that resolves differently each time', () => {
  const began = 'http.client.request.created';
  /** The addresses that connections were going to. Each connection ends before it leaves this machine. */
  const led: string[] = [];
  const watch = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    request.on('socket', (socket) =>
      socket.on('lookup', (_error, address) => {
        if (!address) return;
        led.push(address);
        socket.destroy(new Error('far enough'));
      }),
    );
  };
  afterEach(() => {
    diagnostics.unsubscribe(began, watch);
    led.length = 0;
  });
  /** Gives these answers to name lookups in turn; the last one repeats. */
  const resolving = (...answers: string[][]) => {
    const asked: string[] = [];
    const resolver: Resolver = (hostname, _options, done) => {
      const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(hostname);
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      // Answers a moment later, as a real resolver does, so that observers already listen to the connection.
      setImmediate(() => done(null, found));
    };
    return { asked, resolver };
  };
  const ask = (resolver: Resolver) => {
    diagnostics.subscribe(began, watch);
    return sendOutbound({ ...outboundRequest, url: 'https://rebinding.example.com/' }, resolver);
  };

  test('is resolved once, and the connection uses the checked address', async () => {
    const { asked, resolver } = resolving(['8.8.8.8'], ['127.0.0.1']);
    await expect(ask(resolver)).rejects.toThrow('far enough');
    expect(asked).toEqual(['rebinding.example.com']);
    expect(led).toEqual(['8.8.8.8']);
  });

  test('is not contacted if it resolves to an internal address, even beside a public one', async () => {
    for (const answer of [['127.0.0.1'], ['8.8.8.8', '10.0.0.7'], ['::ffff:169.254.169.254'], []]) {
      const { resolver } = resolving(answer);
      await expect(ask(resolver)).rejects.toBeInstanceOf(OutboundFailure);
    }
    expect(led).toEqual([]);
  });
});
