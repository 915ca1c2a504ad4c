import { writeFileSync } from 'node:fs';
import { drawPdfPage } from '#server/parsing/pdf/draw-pdf-page.ts';
import { passportPage } from '#testing/files/passports/passport-page.ts';
import { photographed } from '#testing/files/passports/photographed.ts';

/** Makes src/testing/files/passports/specimen.jpg: a passport of nobody, held by hand under a lamp, 1.4 megapixels. */
const page = await passportPage(
  {
    ...{ state: 'UTO', lastName: 'REYES', firstNames: 'ALMA', number: '540123456' },
    ...{ birth: '840201', sex: 'F', expires: '310115' },
  },
  { draw: drawPdfPage },
);
const picture = await photographed(page, {
  ...{ width: 1360, height: 1020, fills: 0.84, degrees: -3.5, slant: [0.05, -0.07], bend: 0.04 },
  ...{ blur: 0.8, grain: 5, shadow: 0.35, quality: 70 },
});
writeFileSync(new URL('../src/testing/files/passports/specimen.jpg', import.meta.url), picture);
