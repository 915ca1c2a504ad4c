import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

it.each([
  ['paystub.pdf', 'paystub.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\dana\\W-2 2025.PDF', 'W-2 2025.PDF'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
  ['line\r\nbreak"<b>.pdf', 'linebreakb.pdf'],
  ['Lohnzettel März.pdf', 'Lohnzettel März.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given, 'application/pdf')).toBe(kept);
});
