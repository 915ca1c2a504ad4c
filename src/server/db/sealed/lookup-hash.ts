import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { streetText } from '#entities/text/street-text.ts';
import { phoneFromText } from '#entities/values/phone.ts';
import type { KeyRing } from '../key-ring.ts';

/** The values found by equality although they are sealed, each in one spelling. */
const spelled = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string) => phoneFromText(text),
  /** A sign-in's account, an address with its realm. */
  account: (text: string) => text,
  street: (text: string) => streetText(text),
  /** A home: street, unit and ZIP code. */
  home: (text: string) => streetText(text),
  ssn: (text: string) => text,
  /** Everything a loan is found by, to notice a change. */
  terms: (text: string) => text,
} as const satisfies Record<string, (text: string) => string>;
export type LookupKind = keyof typeof spelled;

/** A key of its own, so that a hash says nothing about what the ring seals. */
export const lookupKey = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'hearthline lookup', 32));

const derived = new WeakMap<Buffer, KeyObject>();

/** Deriving costs more than many hashes: once for each key of a ring. */
const derivedKey = (key: Buffer): KeyObject => {
  const known = derived.get(key) ?? createSecretKey(lookupKey(key));
  derived.set(key, known);
  return known;
};

const hashUnder = (key: Buffer, kind: LookupKind, text: string): string =>
  createHmac('sha256', derivedKey(key))
    .update(`${kind}/${spelled[kind](text)}`)
    .digest('base64url')
    .slice(0, 22);

/** Phone numbers are quick to try: only a key holder can. */
export const lookupHash = (ring: KeyRing, kind: LookupKind, text: string): string => {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The key ring has no current key.');
  return hashUnder(key, kind, text);
};

/** Under every key: while keys are being changed, rows carry hashes of the earlier one. */
export const lookupHashes = (ring: KeyRing, kind: LookupKind, text: string): string[] =>
  [...ring.keys.values()].map((key) => hashUnder(key, kind, text));
