import { constants, privateEncrypt } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import { openSealKey, type SealKey } from './seal-key.ts';

/** The prefix of a SHA-256 digest inside an RSA signature (RFC 8017, section 9.2). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** The message PDF readers expect (PKCS#7, detached), with the arithmetic left to the platform, which is much faster at it. */
export class SealSigner extends Signer {
  readonly #key: SealKey;

  constructor(key: SealKey) {
    super();
    this.#key = key;
  }

  override async sign(pdf: Buffer, at: Date = new Date()): Promise<Buffer> {
    const { certificate, privateKey, pem } = openSealKey(this.#key);
    const { oids } = forge.pki;
    const signed = (digest: forge.md.MessageDigest): string =>
      privateEncrypt(
        { key: pem, padding: constants.RSA_PKCS1_PADDING },
        Buffer.concat([DIGEST_INFO, Buffer.from(digest.digest().getBytes(), 'binary')]),
      ).toString('binary');
    const message = forge.pkcs7.createSignedData();
    message.content = forge.util.createBuffer(pdf.toString('binary'));
    message.addCertificate(certificate);
    message.addSigner({
      key: { ...privateKey, sign: signed },
      certificate,
      digestAlgorithm: oids.sha256 ?? '',
      authenticatedAttributes: [
        { type: oids.contentType ?? '', value: oids.data ?? '' },
        // The type allows strings only; the library takes a date and writes it as one.
        { type: oids.signingTime ?? '', value: at as unknown as string },
        { type: oids.messageDigest ?? '' },
      ],
    });
    message.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'binary');
  }
}
