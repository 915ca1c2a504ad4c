import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

type License = { firstName: string; lastName: string; birthDate: string; expiresOn?: string };

/** A license as the standard of the motor vehicle administrators has it (AAMVA, version 8). */
export const licensePayload = ({ firstName, lastName, birthDate, expiresOn = '04122034' }: License): string =>
  [
    '@\n\u001e\rANSI 636053080102DL00410288ZT03290015DLDAQ123456789',
    ...[`DCS${lastName}`, 'DDEN', `DAC${firstName}`, 'DDFN', 'DADNONE', 'DDGN'],
    ...['DBD04122026', `DBB${birthDate}`, `DBA${expiresOn}`, 'DAG412 HAWTHORNE AVE', 'DAINASHVILLE', 'DAJTN'],
    'DAK372030000\r',
  ].join('\n');

/** The back of a license: its barcode on a white card. */
export const licenseBack = async (license: License): Promise<Buffer> => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const { symbol, error } = await writeBarcode(licensePayload(license), { format: 'PDF417', scale: 3 });
  if (error) throw new Error(error);
  // Its points as they are: a process that has parsed files takes no drawings any more.
  const { data, width, height } = symbol;
  const points = sharp(data, { raw: { width, height, channels: 1 } });
  const barcode = await points.resize({ width: 900, kernel: 'nearest' }).png().toBuffer();
  return sharp({ create: { width: 1200, height: 760, channels: 3, background: '#fff' } })
    .composite([{ input: barcode, left: 150, top: 120 }])
    .jpeg()
    .toBuffer();
};
