import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const YEARS = 10;
/** 128 bits of strength (NIST SP 800-57), asked of a lender's key. */
export const LEAST_SEAL_BITS = 3072;
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

type Opened = { certificate: forge.pki.Certificate; privateKey: forge.pki.rsa.PrivateKey; pem: string };
const opened = new WeakMap<SealKey, Opened>();

/** Opening a key takes longer than writing a document: done once per key. */
export const openSealKey = (key: SealKey): Opened => {
  const known = opened.get(key);
  if (known) return known;
  const file = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(key.p12.toString('binary')), key.passphrase);
  const { certBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
  const certificate = file.getBags({ bagType: certBag })[certBag]?.[0]?.cert;
  const privateKey = file.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag]?.[0]?.key;
  if (!certificate || !privateKey || !('n' in privateKey))
    throw new Error('The file for sealing papers has no certificate or no RSA key.');
  const found = { certificate, privateKey, pem: forge.pki.privateKeyToPem(privateKey) };
  opened.set(key, found);
  return found;
};

/** The certificate as embedded in every seal, to recognize our own. */
export const sealCertificate = (key: SealKey): Buffer =>
  Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(openSealKey(key).certificate)).getBytes(), 'binary');
