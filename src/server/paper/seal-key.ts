import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const YEARS = 10;

/** The key papers are sealed with and its certificate, together in one PKCS#12 file. */
export type SealKey = { p12: Buffer; passphrase: string };

/** A key of its own for the sandbox. Whoever checks a seal made with it sees that nobody vouches for it. */
export const makeSealKey = (lender: string, from: Date): SealKey => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
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
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: '3des' });
  return { p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'), passphrase };
};

/** The certificate as it stands in every seal, to know our own again. */
export const sealCertificate = ({ p12, passphrase }: SealKey): Buffer => {
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), passphrase);
  const bag = opened.getBags({ bagType: forge.pki.oids.certBag })[forge.pki.oids.certBag ?? '']?.[0]?.cert;
  if (!bag) throw new Error('The key for sealing papers has no certificate.');
  return Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(bag)).getBytes(), 'binary');
};
