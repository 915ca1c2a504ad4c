import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { derOf } from './signed-message.ts';

const YEARS = 10;
/** 128 bits of strength (NIST SP 800-57), asked of a lender's key: this many bits of RSA, or one of these curves. */
export const LEAST_SEAL_BITS = 3072;
export const SEAL_CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
/** Of the sandbox's key, which proves nothing to anyone: its first document need not wait for a long one. */
const SANDBOX_BITS = 2048;

/** The key documents are sealed with and its certificate, together in one PKCS#12 file. */
export type SealKey = { p12: Buffer; passphrase: string };

/** The sandbox's own key. Checking a seal made with it shows that it is not trusted. */
export const makeSealKey = (lender: string, from: Date, bits = SANDBOX_BITS): SealKey => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: bits,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = new Date(from.getTime() + YEARS * 365 * 86_400_000);
  const names = [
    { name: 'commonName', value: `${lender} paper seal` },
    { name: 'organizationName', value: lender },
    { name: 'countryName', value: 'US' },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const passphrase = forge.util.bytesToHex(forge.random.getBytesSync(16));
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' });
  return { p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'), passphrase };
};

type Opened = { certificate: X509Certificate; privateKey: KeyObject };
const opened = new WeakMap<SealKey, Opened>();

/** The library reads RSA keys and their certificates itself, and hands over others as they are. */
const certificateIn = ({ cert, asn1 }: forge.pkcs12.Bag): X509Certificate =>
  new X509Certificate(derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1));
const keyIn = ({ key, asn1 }: forge.pkcs12.Bag): KeyObject =>
  key
    ? createPrivateKey(forge.pki.privateKeyToPem(key))
    : createPrivateKey({ key: derOf(asn1), format: 'der', type: 'pkcs8' });

/** Opening a key takes longer than writing a document: done once per key. */
export const openSealKey = (key: SealKey): Opened => {
  const known = opened.get(key);
  if (known) return known;
  const file = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(key.p12.toString('binary')), key.passphrase);
  const { certBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
  const bagsOf = (bagType: string) => file.getBags({ bagType })[bagType] ?? [];
  const [privateKey] = bagsOf(pkcs8ShroudedKeyBag).map(keyIn);
  // Certificates of its authority may come along.
  const certificate =
    privateKey &&
    bagsOf(certBag)
      .map(certificateIn)
      .find((each) => each.checkPrivateKey(privateKey));
  if (!certificate) throw new Error('The file for sealing papers has no key, or no certificate for it.');
  if (!['rsa', 'ec'].includes(privateKey.asymmetricKeyType ?? ''))
    throw new Error('The key for sealing papers is neither an RSA nor an EC key.');
  const found = { certificate, privateKey };
  opened.set(key, found);
  return found;
};

/** The certificate as embedded in every seal, to recognize our own. */
export const sealCertificate = (key: SealKey): Buffer => openSealKey(key).certificate.raw;
