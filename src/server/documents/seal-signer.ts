import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import { openSealKey, type SealKey } from './seal-key.ts';
import { derOf, fromDer, partsOf, readSignedMessage } from './signed-message.ts';
import { TIME_STAMP_TOKEN } from './time-stamp.ts';

/** A time-stamp token over a digest; null where none could be had. */
export type Stamp = (digest: Buffer) => Promise<Buffer | null>;

type Asn1 = forge.asn1.Asn1;
const { Class, Type, create, oidToDer, dateToUtcTime } = forge.asn1;
const { oids } = forge.pki;
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

const sequence = (parts: Asn1[]): Asn1 => create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const setOf = (parts: Asn1[]): Asn1 => create(Class.UNIVERSAL, Type.SET, true, parts);
const tagged = (tag: number, parts: Asn1[]): Asn1 => create(Class.CONTEXT_SPECIFIC, tag, true, parts);
const oid = (value = ''): Asn1 => create(Class.UNIVERSAL, Type.OID, false, oidToDer(value).getBytes());
const nothing = (): Asn1 => create(Class.UNIVERSAL, Type.NULL, false, '');
const one = (): Asn1 => create(Class.UNIVERSAL, Type.INTEGER, false, '\u0001');
const octets = (bytes: Buffer): Asn1 => create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('binary'));
const attribute = (type: string | undefined, value: Asn1): Asn1 => sequence([oid(type), setOf([value])]);
const sha256 = (): Asn1 => sequence([oid(oids.sha256), nothing()]);

/** By the kind of key: ECDSA, or RSA as every PDF reader checks it (PKCS#1 v1.5). */
const algorithmOf = ({ asymmetricKeyType }: KeyObject): Asn1 =>
  asymmetricKeyType === 'ec' ? sequence([oid(ECDSA_WITH_SHA256)]) : sequence([oid(oids.rsaEncryption), nothing()]);

/** Who signed, as the certificate itself writes it: its issuer and its number. */
const signerOf = ({ raw }: X509Certificate): Asn1 => {
  const parts = partsOf(partsOf(fromDer(raw))[0]);
  const [number, , issuer] = parts[0]?.tagClass === Class.CONTEXT_SPECIFIC ? parts.slice(1) : parts;
  if (!number || !issuer) throw new Error('The certificate for sealing papers has no issuer.');
  return sequence([issuer, number]);
};

/** Adds a token to the message's one signer, outside of what is signed: it stamps the signature itself. */
const withToken = (message: Buffer, token: Buffer): Buffer => {
  const whole = fromDer(message);
  const [signer] = partsOf(partsOf(partsOf(partsOf(whole)[1])[0]).at(-1));
  partsOf(signer).push(tagged(1, [attribute(TIME_STAMP_TOKEN, fromDer(token))]));
  return derOf(whole);
};

/** The message PDF readers expect (CMS, detached), with the arithmetic left to the platform. */
export class SealSigner extends Signer {
  readonly #key: SealKey;
  readonly #stamp: Stamp | null;

  constructor(key: SealKey, stamp: Stamp | null) {
    super();
    this.#key = key;
    this.#stamp = stamp;
  }

  override async sign(pdf: Buffer, at: Date = new Date()): Promise<Buffer> {
    const { certificate, privateKey } = openSealKey(this.#key);
    const time = create(Class.UNIVERSAL, Type.UTCTIME, false, dateToUtcTime(at));
    const signed = [
      attribute(oids.contentType, oid(oids.data)),
      attribute(oids.signingTime, time),
      attribute(oids.messageDigest, octets(createHash('sha256').update(pdf).digest())),
      // A SET is signed in the order of its encoded parts.
    ].toSorted((first, second) => Buffer.compare(derOf(first), derOf(second)));
    const signature = sign('sha256', derOf(setOf(signed)), privateKey);
    const signer = sequence([
      ...[one(), signerOf(certificate), sha256(), tagged(0, signed)],
      ...[algorithmOf(privateKey), octets(signature)],
    ]);
    const content = sequence([
      ...[one(), setOf([sha256()]), sequence([oid(oids.data)])],
      ...[tagged(0, [fromDer(certificate.raw)]), setOf([signer])],
    ]);
    const message = derOf(sequence([oid(oids.signedData), tagged(0, [content])]));
    const token = await this.#stamp?.(createHash('sha256').update(readSignedMessage(message).signature).digest());
    return token ? withToken(message, token) : message;
  }
}
