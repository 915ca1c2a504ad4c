import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { lender } from '#web/lender.ts';
import { site } from '#words/site/site.ts';
import { escapeMarkup } from '../src/entities/text/escape-markup.ts';
import { ttfFromWoff } from '../src/server/documents/ttf-from-woff.ts';
import { figures } from '../src/web/site/content/figures.ts';
import { postOf } from '../src/web/site/content/page-texts.ts';

const SIZE = { width: 1200, height: 630 };
const COLOURS = { sky: '#0b2a26', line: '#a9cfc4', text: '#f1eee6', soft: '#b9cdc6', lit: '#f2b04a', ember: '#d8612c' };

/** The logo, and a street at night with its one lit window. */
const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <rect width="100%" height="100%" fill="${COLOURS.sky}"/>
  <circle cx="1060" cy="120" r="34" fill="${COLOURS.text}"/>
  <g fill="none" stroke="${COLOURS.line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M0 560H1200"/>
    <path d="M820 560V400l90-84 90 84v160M808 410l102-94 102 94"/>
    <path d="M1030 560V430l90-74 90 74M1018 440l102-84 92 76"/>
    <path d="M845 430h34v46h-34zM845 500h34v46h-34zM1060 470h30v42h-30z" stroke-width="2"/>
  </g>
  <path d="M935 430h40v54h-40z" fill="${COLOURS.lit}"/>
  <g transform="translate(80 76) scale(1.9)">
    <g fill="none" stroke="${COLOURS.text}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M2.5 15.2 16 3.6l13.5 11.6"/><path d="M7.2 29V19.6a8.8 8.8 0 0 1 17.6 0V29"/><path d="M2.5 29h27"/>
    </g>
    <path d="M12.2 29v-8.6a3.8 3.8 0 0 1 7.6 0V29z" fill="${COLOURS.ember}"/>
  </g>
</svg>`;

type Words = { text: string; colour: string; size: number; font: { family: string; file: string }; width: number };

/** The product's own typeface from a file: the machine's installed fonts must not change the picture. */
const set = ({ text, colour, size, font, width }: Words): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the family name, which would otherwise be read as a name and a weight.
      font: `${font.family}, ${size}`,
      fontfile: font.file,
      width,
      rgba: true,
      dpi: 72,
      spacing: 4,
    },
  })
    .png()
    .toBuffer();

const posts = () =>
  readdirSync('content/en/insights').map((name) => {
    const path = `content/en/insights/${name}`;
    return postOf({ path: `/${path}`, text: readFileSync(path, 'utf8') }, figures);
  });

/** A link preview image for each post, and one for all other pages. */
export const renderSocialCards = async (siteFolder: string): Promise<void> => {
  const fonts = mkdtempSync(join(tmpdir(), 'hearthline-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  const fontFrom = (weight: 400 | 600, family: string) => {
    const file = join(fonts, `${weight}.ttf`);
    writeFileSync(
      file,
      ttfFromWoff(readFileSync(resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`))),
    );
    return { family, file };
  };
  const [regular, semibold] = [fontFrom(400, 'Poppins'), fontFrom(600, 'Poppins SemiBold')];
  const folder = join(siteFolder, 'cards');
  mkdirSync(folder, { recursive: true });
  const cards = [
    { name: 'hearthline', title: site.landing.heading, line: lender.legalName },
    ...posts().map(({ slug, title, topic }) => ({ name: slug, title, line: site.topics[topic] })),
  ];
  for (const { name, title, line } of cards) {
    const layers = await Promise.all([
      set({ text: lender.displayName, colour: COLOURS.text, size: 44, font: semibold, width: 500 }),
      set({ text: title, colour: COLOURS.text, size: 60, font: semibold, width: 680 }),
      set({ text: line, colour: COLOURS.soft, size: 30, font: regular, width: 640 }),
    ]);
    const places = [
      { left: 162, top: 90 },
      { left: 80, top: 220 },
      { left: 80, top: 510 },
    ];
    await sharp(Buffer.from(BACKGROUND))
      .composite(layers.map((input, index) => ({ input, ...places[index] })))
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `${name}.png`));
  }
  rmSync(fonts, { recursive: true });
};
