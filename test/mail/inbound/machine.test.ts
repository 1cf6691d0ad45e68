import { expect, test } from '@jest/globals';
import { machineOf } from '../../../src/mail/inbound/machine.js';

test('who owns a network of IPv6 is one machine, whatever address of it speaks', () => {
  const one = machineOf('2001:470:1f0b:1::1');
  expect(machineOf('2001:470:1f0b:1:ffff:2:3:4')).toBe(one);
  expect(machineOf('2001:0470:1F0B:0001:0:0:0:9')).toBe(one);
  expect(machineOf('2001:470:1f0b:2::1')).not.toBe(one);
});

test('addresses of IPv4 are machines of their own, in either form', () => {
  expect(machineOf('198.51.100.7')).not.toBe(machineOf('198.51.100.8'));
  expect(machineOf('::ffff:198.51.100.7')).toBe(machineOf('198.51.100.7'));
  expect(machineOf('::ffff:198.51.100.7')).not.toBe(machineOf('::ffff:198.51.100.8'));
  expect(machineOf('')).toBe('');
});
