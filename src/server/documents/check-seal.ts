import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { derOf, primitive, readSignedMessage, type SignedMessage } from './signed-message.ts';
import { readTimeStamp, TIME_STAMP_TOKEN } from './time-stamp.ts';

export type SealCheck =
  | { kind: 'notSealed' }
  /** Sealed, but not by us. */
  | { kind: 'foreign' }
  | { kind: 'changed' }
  | { kind: 'unchanged'; sealedAt: Date; stamp: Stamped | null };

/** The time an authority confirmed, and its name. */
export type Stamped = { at: Date; by: string };

type Seal = {
  certificate: Buffer;
  signature: Buffer;
  attributes: Buffer;
  digest: Buffer;
  at: Date;
  stamp: Stamped | null;
};

/** The space reserved for a signature is larger than it; anything but zeros in the rest was put there later. */
const withoutPadding = (padded: Buffer): Buffer => {
  const end = 4 + padded.readUInt16BE(2);
  if (padded.subarray(end).some((byte) => byte !== 0)) throw new Error('Something was put behind the signature.');
  return padded.subarray(0, end);
};

/** The seal's own time stamp. It is outside of what is signed, so one that does not hold was put there later. */
const stampOf = ({ signature, unsigned }: SignedMessage): Stamped | null => {
  const [token, ...more] = unsigned;
  if (token === undefined) return null;
  if (token.oid !== TIME_STAMP_TOKEN || more.length > 0) throw new Error('Something was added to the signature.');
  const { at, by } = readTimeStamp(derOf(token.value), { digest: createHash('sha256').update(signature).digest() });
  return { at, by };
};

const readSeal = (padded: Buffer): Seal | null => {
  const message = readSignedMessage(withoutPadding(padded));
  const { oids } = forge.pki;
  const digest = message.attribute(oids.messageDigest ?? '');
  const at = message.attribute(oids.signingTime ?? '');
  const [certificate] = message.certificates;
  if (!certificate || !digest || !at) return null;
  return {
    certificate,
    signature: message.signature,
    attributes: message.attributes,
    digest: primitive(digest),
    at: forge.asn1.utcTimeToDate(primitive(at).toString('latin1')),
    stamp: stampOf(message),
  };
};

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** Whether a file carries one of our seals, over all of it, and whether it is still valid. Trusts nothing in the file itself. */
export const checkSeal = (pdf: Buffer, ownCertificates: readonly Buffer[]): SealCheck => {
  const ranges = [...pdf.toString('latin1').matchAll(RANGE)];
  const [, ...numbers] = ranges.at(-1) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
  if (ranges.length === 0) return { kind: 'notSealed' };
  const isWhole = start === 0 && length < next && next + rest === pdf.length;
  const hex = pdf.subarray(start + length + 1, Math.max(start + length + 1, next - 1)).toString('latin1');
  let seal: Seal | null = null;
  try {
    seal = readSeal(Buffer.from(hex, 'hex'));
  } catch {
    // An unreadable signature was tampered with, or is of a foreign kind.
    return { kind: 'changed' };
  }
  if (!seal) return { kind: 'foreign' };
  const { certificate, signature, attributes, digest, at, stamp } = seal;
  if (!ownCertificates.some((own) => own.equals(certificate))) return { kind: 'foreign' };
  const content = createHash('sha256')
    .update(pdf.subarray(0, length))
    .update(pdf.subarray(next, next + rest))
    .digest();
  const isSigned = createVerify('sha256')
    .update(attributes)
    .verify(new X509Certificate(certificate).publicKey, signature);
  return isWhole && isSigned && content.equals(digest)
    ? { kind: 'unchanged', sealedAt: at, stamp }
    : { kind: 'changed' };
};
