import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import type { LookupFunction } from 'node:net';

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** An IPv4 address in IPv6's clothes is judged as what it is. */
export function isPublicAddress(address: string): boolean {
  return !INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A public name may resolve to an address of the inside: that one is not called. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[] = []) => {
    if (error !== null) return done(error, []);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('an address of the inside'), []);
    if (options.all === true) done(null, [...found]);
    else done(null, first.address, first.family);
  });
};

/** Calls public addresses alone, a few at a time. */
export function publicAgent(): Agent {
  return new Agent({ maxSockets: 20, lookup: publicLookup });
}
