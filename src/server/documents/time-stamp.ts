import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { derOf, fromDer, oidOf, partsOf, primitive, readSignedMessage } from './signed-message.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;

export const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const HASHES: Readonly<Record<string, string>> = {
  [SHA256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const sequence = (parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const integer = (bytes: Buffer) => asn1.create(Class.UNIVERSAL, Type.INTEGER, false, bytes.toString('binary'));
const oid = (value: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(value).getBytes());

/** Positive and never zero-padded, so that it comes back as the same bytes. */
const newNonce = (): Buffer => {
  const nonce = randomBytes(8);
  nonce.writeUInt8((nonce.readUInt8(0) & 0x7f) | 0x40, 0);
  return nonce;
};

export type TimeStampQuery = { digest: Buffer; nonce: Buffer; der: Buffer };

/** Asks for a stamp over a SHA-256 digest, with the authority's certificate in it. */
export const timeStampQuery = (digest: Buffer): TimeStampQuery => {
  const nonce = newNonce();
  const algorithm = sequence([oid(SHA256), asn1.create(Class.UNIVERSAL, Type.NULL, false, '')]);
  const imprint = asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, digest.toString('binary'));
  const withCertificate = asn1.create(Class.UNIVERSAL, Type.BOOLEAN, false, '\u00ff');
  const der = derOf(
    sequence([integer(Buffer.from([1])), sequence([algorithm, imprint]), integer(nonce), withCertificate]),
  );
  return { digest, nonce, der };
};

/** The token in a response; status 0 and 1 grant one. */
export const tokenIn = (response: Buffer): Buffer => {
  const [status, token] = partsOf(fromDer(response));
  const granted = primitive(partsOf(status)[0]);
  if (granted.readUInt8(0) > 1 || !token) throw new Error('The time-stamp authority refused to stamp.');
  return derOf(token);
};

export type TimeStamp = { at: Date; by: string; nonce: Buffer | null; certificate: X509Certificate };

const authorityOf = (
  certificates: readonly Buffer[],
  isSigner: (each: X509Certificate) => boolean,
): X509Certificate => {
  const found = certificates.map((der) => new X509Certificate(der)).find(isSigner);
  if (!found?.keyUsage?.includes(TIME_STAMPING)) throw new Error('A time stamp is not by a time-stamp authority.');
  return found;
};

const momentOf = (text: string): Date => {
  const [, year, month, day, hours, minutes, seconds, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${fraction}Z`);
  if (Number.isNaN(at.getTime())) throw new Error('A time stamp has no time.');
  return at;
};

const isIssuedBy = (certificate: X509Certificate, pem: string): boolean => {
  const trusted = new X509Certificate(pem);
  return (
    trusted.raw.equals(certificate.raw) || (certificate.checkIssued(trusted) && certificate.verify(trusted.publicKey))
  );
};

/** Checks a token against the digest it has to cover. Throws where anything about it does not hold. */
export const readTimeStamp = (
  token: Buffer,
  { digest, trusted = [] }: { digest: Buffer; trusted?: readonly string[] },
): TimeStamp => {
  const message = readSignedMessage(token);
  const { content, attributes, signature } = message;
  const hash = HASHES[message.digestAlgorithm];
  if (message.contentType !== TIME_STAMP_INFO || content === null || hash === undefined)
    throw new Error('A time stamp is not in the expected form.');
  const stated = message.attribute(forge.pki.oids.messageDigest ?? '');
  if (stated === null || !primitive(stated).equals(createHash(hash).update(content).digest()))
    throw new Error('A time stamp does not cover its content.');
  const certificate = authorityOf(message.certificates, ({ publicKey }) =>
    verify(hash, attributes, publicKey, signature),
  );
  const [, , imprint, , time, ...rest] = partsOf(fromDer(content));
  const [algorithm, stamped] = partsOf(imprint);
  if (oidOf(partsOf(algorithm)[0]) !== SHA256 || !primitive(stamped).equals(digest))
    throw new Error('A time stamp is over something else.');
  const at = momentOf(primitive(time).toString('latin1'));
  if (at < new Date(certificate.validFrom) || at > new Date(certificate.validTo))
    throw new Error('A time stamp is older or newer than its certificate.');
  if (trusted.length > 0 && !trusted.some((pem) => isIssuedBy(certificate, pem)))
    throw new Error('A time stamp is by an authority that is not trusted.');
  const nonce = rest.find(({ tagClass, type }) => tagClass === Class.UNIVERSAL && type === Type.INTEGER);
  const by = /^CN=(.+)$/m.exec(certificate.subject)?.[1] ?? certificate.subject.replaceAll('\n', ', ');
  return { at, by, nonce: nonce ? primitive(nonce) : null, certificate };
};
