import { describe, expect, it } from 'vitest';
import { knownDevice, newDevice } from './device-cookie.ts';

const device = { secret: 'a secret of the server', account: 'portal/sam@lender.example' };

describe('a device', () => {
  it('is known for the account it signed in to, and only with our signature', () => {
    const value = newDevice(device);
    const name = value.split('.')[0] ?? '';
    expect(knownDevice(device, value)).toBe(name);
    expect(knownDevice({ ...device, account: 'portal/other@lender.example' }, value)).toBeNull();
    expect(knownDevice({ ...device, secret: 'another secret' }, value)).toBeNull();
    expect(knownDevice(device, value.replace(name, 'forged'))).toBeNull();
    expect([null, '', '..', 'a.b.c'].map((given) => knownDevice(device, given))).toEqual([null, null, null, null]);
  });
});
