import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { z } from 'zod';

export type SealCheck =
  | { kind: 'notSealed' }
  /** Sealed, but not by us. */
  | { kind: 'foreign' }
  | { kind: 'changed' }
  | { kind: 'unchanged'; sealedAt: Date };

/** The parts of a signed message node-forge keeps besides its parsed form. */
const captured = z.object({
  rawCapture: z.object({
    signature: z.string(),
    authenticatedAttributes: z.array(z.custom<forge.asn1.Asn1>((value) => typeof value === 'object')),
  }),
  certificates: z.array(z.custom<forge.pki.Certificate>((value) => typeof value === 'object')).min(1),
});

const bytesOf = (binary: string): Buffer => Buffer.from(binary, 'binary');
const derOf = (value: forge.asn1.Asn1): Buffer => bytesOf(forge.asn1.toDer(value).getBytes());

type Seal = { certificate: Buffer; signature: Buffer; attributes: Buffer; digest: Buffer; at: Date | null };

const readSeal = (padded: Buffer): Seal | null => {
  // The space reserved for a signature is larger than it: the rest is padded with zeros.
  const der = padded.subarray(0, 4 + padded.readUInt16BE(2));
  const parsed = captured.safeParse(forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString('binary'))));
  const certificate = parsed.data?.certificates[0];
  if (!parsed.success || !certificate) return null;
  const { signature, authenticatedAttributes } = parsed.data.rawCapture;
  const textOf = (oid: string | undefined): string | null => {
    for (const attribute of authenticatedAttributes) {
      const [type, values] = Array.isArray(attribute.value) ? attribute.value : [];
      const [value] = Array.isArray(values?.value) ? values.value : [];
      const isWanted = typeof type?.value === 'string' && forge.asn1.derToOid(type.value) === oid;
      if (isWanted && typeof value?.value === 'string') return value.value;
    }
    return null;
  };
  const digest = textOf(forge.pki.oids.messageDigest);
  const at = textOf(forge.pki.oids.signingTime);
  const { Class, Type, create } = forge.asn1;
  // Signed as a SET, stored in the message under another tag.
  const attributes = derOf(create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes));
  if (digest === null) return null;
  return {
    certificate: derOf(forge.pki.certificateToAsn1(certificate)),
    signature: bytesOf(signature),
    attributes,
    digest: bytesOf(digest),
    at: at === null ? null : forge.asn1.utcTimeToDate(at),
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
  const { certificate, signature, attributes, digest, at } = seal;
  if (!ownCertificates.some((own) => own.equals(certificate))) return { kind: 'foreign' };
  const content = createHash('sha256')
    .update(pdf.subarray(0, length))
    .update(pdf.subarray(next, next + rest))
    .digest();
  const isSigned = createVerify('sha256')
    .update(attributes)
    .verify(new X509Certificate(certificate).publicKey, signature);
  return isWhole && isSigned && content.equals(digest) && at !== null
    ? { kind: 'unchanged', sealedAt: at }
    : { kind: 'changed' };
};
