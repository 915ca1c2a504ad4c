import { webcrypto } from 'node:crypto';
import { fromBER } from 'asn1js';
import { ContentInfo, CryptoEngine, SignedData, setEngine } from 'pkijs';

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));

/** A second library's check of a seal: it reads the file itself and shares nothing with the product's own check. */
export const verifyWithPkijs = async (pdf: Buffer): Promise<boolean> => {
  const found = /\/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'));
  if (!found) return false;
  const [start = 0, length = 0, next = 0, rest = 0] = found.slice(1).map(Number);
  const signed = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const der = Buffer.from(pdf.subarray(length + 1, next - 1).toString('latin1'), 'hex');
  try {
    const { result } = fromBER(new Uint8Array(der).buffer);
    const message = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    return await message.verify({ signer: 0, data: new Uint8Array(signed).buffer, checkChain: false });
  } catch {
    return false;
  }
};
