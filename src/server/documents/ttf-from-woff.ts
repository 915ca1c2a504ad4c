import { inflateSync } from 'node:zlib';

const ENTRY = { woff: 20, ttf: 16 } as const;
const HEADER = { woff: 44, ttf: 12 } as const;
const padded = (length: number): number => (length + 3) & ~3;

/** A WOFF file is a TrueType font with each table deflated (W3C WOFF 1.0): this rebuilds it. */
export const ttfFromWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER.ttf + count * ENTRY.ttf);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = HEADER.woff + index * ENTRY.woff;
    const [from, packedLength, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field));
    if (from === undefined || packedLength === undefined || length === undefined || checksum === undefined) break;
    const packed = woff.subarray(from, from + packedLength);
    const table = Buffer.alloc(padded(length));
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const entry = HEADER.ttf + index * ENTRY.ttf;
    woff.copy(head, entry, at, at + 4);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
};
