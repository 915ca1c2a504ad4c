/** One PDF of several that `documentPdf` or `addressPagePdf` made: plain objects and one level of pages. For printing: tags are left behind. */
export const mergePdfs = (files: readonly Buffer[]): Buffer => {
  const objects: Buffer[] = [];
  const kids: number[] = [];
  // The catalog is the first object and the list of pages the second.
  const FIRST = 3;
  for (const file of files) {
    const text = file.toString('latin1');
    const offsets = offsetsIn(text);
    const base = FIRST - 1 + objects.length;
    const renumbered = (part: string): string =>
      part.replace(/\b(\d+) 0 R\b/g, (_, number: string) => `${Number(number) + base} 0 R`);
    const root = objectAt(text, offsets[numberIn(text, /\/Root (\d+) 0 R/) - 1]);
    const pages = objectAt(text, offsets[numberIn(root, /\/Pages (\d+) 0 R/) - 1]);
    const own = [...(/\/Kids \[([^\]]*)\]/.exec(pages)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
    for (const [at, offset] of offsets.entries()) {
      const body = objectAt(text, offset);
      const streamAt = body.indexOf('\nstream\n');
      const head = renumbered(streamAt === -1 ? body : body.slice(0, streamAt));
      const placed = own.includes(at + 1) ? head.replace(/\/Parent \d+ 0 R/, '/Parent 2 0 R') : head;
      objects.push(Buffer.from(placed + (streamAt === -1 ? '' : body.slice(streamAt)), 'latin1'));
    }
    kids.push(...own.map((id) => id + base));
  }
  const list = kids.map((id) => `${id} 0 R`).join(' ');
  return written([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`),
    ...objects,
  ]);
};

const numberIn = (text: string, wanted: RegExp): number => {
  const found = wanted.exec(text)?.[1];
  if (found === undefined) throw new Error('This is not a PDF that can be merged.');
  return Number(found);
};

/** Where each object begins, in the order of their numbers. */
const offsetsIn = (text: string): number[] => {
  const start = numberIn(text.slice(-200), /startxref\s+(\d+)/);
  return [...text.slice(start).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
};

const objectAt = (text: string, offset: number | undefined): string => {
  if (offset === undefined) throw new Error('The PDF refers to an object it does not have.');
  const from = text.indexOf('obj\n', offset) + 4;
  const head = text.slice(from, text.indexOf('endobj', from));
  const streamAt = head.indexOf('\nstream\n');
  // Within a stream the word may occur by chance.
  const to =
    streamAt === -1 ? from + head.length : text.indexOf('endobj', text.indexOf('\nendstream', from + streamAt));
  return text.slice(from, to).trimEnd();
};

const written = (objects: readonly Buffer[]): Buffer => {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    const offset = length;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`),
  ]);
};
