import { expect, it } from 'vitest';
import { isWholeLicense } from './whole-license.ts';

const whole =
  '@\n\u001e\rANSI 636026080102DL00410288ZA03290015DLDAQD12345678\nDCSPUBLIC\nDACJOHN\nDBB01311970\nZAZAAN\r';

it.each([
  ['every part begins with its code', whole, true],
  ['a part is torn', whole.replace('DCSPUBLIC', "DCSPUB'II/\n@;><;LAN"), false],
  ['the mark is torn', "@ADCJAABF3$8 160538\t\r^02DCSREEBACII/'\n@;><;LANLDAQ", false],
  ['it is another barcode', 'M1PUBLIC/JOHN EABC123', false],
  ['nothing was read', '', false],
])('a license of which %s', (_, payload, isWhole) => {
  expect(isWholeLicense(payload)).toBe(isWhole);
});
