import { randomBytes } from 'node:crypto';
import { isSigned, signParts } from './signed-parts.ts';

/** Long enough for a browser that signs in twice a year. */
export const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

type Device = { secret: string; account: string };

const signed = ({ secret, account }: Device, name: string, madeOn: string) => ({
  secret,
  purpose: 'device',
  parts: [account, name, madeOn],
});

/** A value for a browser that signed in well. It gives no access: it only keeps strangers' failures from slowing its owner. */
export const newDevice = (device: Device): string => {
  const [name, madeOn] = [randomBytes(16).toString('base64url'), String(Math.floor(Date.now() / DAY_MS))];
  return `${name}.${madeOn}.${signParts(signed(device, name, madeOn))}`;
};

/** The device's name, when it signed in to this account before; null for any other value. */
export const knownDevice = (device: Device, value: string | null): string | null => {
  const [name = '', madeOn = '', signature = ''] = (value ?? '').split('.');
  const age = Date.now() / DAY_MS - Number(madeOn);
  return isSigned(signed(device, name, madeOn), signature) && age < DEVICE_DAYS + 1 ? name : null;
};
