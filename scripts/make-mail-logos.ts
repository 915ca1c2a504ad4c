import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../src/entities/text/escape-markup.ts';
import { ttfFromWoff } from '../src/server/documents/ttf-from-woff.ts';
import { lenderFolder, readLender } from '../src/server/read-lender.ts';

/** `node scripts/run.mjs make-mail-logos acme`: draws the logo and the name of a lender as mails show them, at twice the size. */
const name = process.argv[2] ?? 'sandbox';
const lender = readLender(name);
if (typeof lender === 'string') throw new Error(lender);

const HEIGHT = 56;
const BETWEEN = 18;
const SIDES = [
  { logo: 'logo.svg', file: 'mail-logo.png', color: '#161d1b' },
  { logo: 'logo-on-dark.svg', file: 'mail-logo-on-dark.png', color: '#f1eee6' },
] as const;

const fonts = mkdtempSync(join(tmpdir(), 'hearthline-fonts-'));
const font = join(fonts, '700.ttf');
const { resolve } = createRequire(import.meta.url);
writeFileSync(font, ttfFromWoff(readFileSync(resolve('@fontsource/poppins/files/poppins-latin-700-normal.woff'))));
for (const { logo, file, color } of SIDES) {
  const glyph = await sharp(join(lenderFolder(name), logo), { density: 300 })
    .resize({ height: HEIGHT })
    .png()
    .toBuffer();
  const text = `<span foreground="${color}" letter_spacing="-1400">${escapeMarkup(lender.displayName)}</span>`;
  const word = await sharp({ text: { text, font: 'Poppins, Bold 44', fontfile: font, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
  const [{ width: ofGlyph }, { width: ofWord, height: high }] = [
    await sharp(glyph).metadata(),
    await sharp(word).metadata(),
  ];
  const width = ofGlyph + BETWEEN + ofWord;
  await sharp({ create: { width: width + (width % 2), height: HEIGHT, channels: 4, background: '#0000' } })
    .composite([
      { input: glyph, left: 0, top: 0 },
      { input: word, left: ofGlyph + BETWEEN, top: Math.max(0, Math.round((HEIGHT - high) / 2)) },
    ])
    .png({ palette: true, effort: 10 })
    .toFile(join(lenderFolder(name), file));
}
rmSync(fonts, { recursive: true });
