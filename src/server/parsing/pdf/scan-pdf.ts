import { inflateWithin } from './inflate-within.ts';
import { isSpace, readObject } from './read-object.ts';
import { ACTIVE_NAMES, OTHER_FILTERS } from './watched-names.ts';

const MB = 1024 * 1024;
/** Far above the largest statements and appraisals; each is a limit on work, not on pages. */
const MOST_OBJECTS = 300_000;
/** Branches of trees of pages, fields and names: a deep enough one stops a viewer. */
const MOST_BRANCHES = 20_000;
const MOST_OBJECT_BYTES = 64 * MB;
const MOST_TABLE_BYTES = 8 * MB;
/** Of one picture: a large sheet scanned finely; a viewer holds several bytes for each. */
const MOST_PIXELS = 200_000_000;
/** Overlapping objects are read again; no honest file has many. */
const MOST_READS = 3;

export type PdfScan =
  | { kind: 'active' }
  | { kind: 'tooComplex' }
  /** `hasUnread`: some objects are packed in a way this cannot open, as in encrypted files. */
  | { kind: 'plain'; hasUnread: boolean };

const isActive = (names: ReadonlySet<string>): boolean => ACTIVE_NAMES.some((name) => names.has(name));
/** Readers find packed objects and tables by these keys, whatever type the stream claims. */
const isPackedObjects = (names: ReadonlySet<string>): boolean =>
  names.has('ObjStm') || (names.has('N') && names.has('First'));
const isTable = (names: ReadonlySet<string>): boolean => names.has('XRef') || names.has('W');

const DIGITS = { first: 0x30, last: 0x39 };
const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= DIGITS.first && byte <= DIGITS.last;

/** Where an object or a trailer begins, inside streams too: a table of offsets may point anywhere. */
function* beginnings(bytes: Buffer): Generator<number, void, void> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3))
    if (isSpace(bytes[at - 1]) || isDigit(bytes[at - 1])) yield at + 3;
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) yield at + 7;
}

const dataStart = (bytes: Buffer, afterKeyword: number): number => {
  const at = bytes[afterKeyword] === 13 ? afterKeyword + 1 : afterKeyword;
  return bytes[at] === 10 ? at + 1 : at;
};

/** The content of a packed stream: plain or deflated. No writer packs objects in any other way. */
const unpacked = async (data: Buffer, names: ReadonlySet<string>, most: number) => {
  if (!names.has('Filter') && !names.has('F')) {
    const end = data.indexOf('endstream');
    const bytes = end < 0 ? data : data.subarray(0, end);
    return bytes.length > most ? ({ kind: 'tooMuch' } as const) : ({ kind: 'whole', bytes } as const);
  }
  const isDeflated = names.has('FlateDecode') || names.has('Fl');
  if (!isDeflated || OTHER_FILTERS.some((name) => names.has(name))) return { kind: 'unreadable' } as const;
  return inflateWithin(data, most);
};

const hasMore = (items: Iterable<unknown>, most: number): boolean => {
  let count = 0;
  for (const _ of items) {
    count += 1;
    if (count > most) return true;
  }
  return false;
};

/** Looks at every object of an untrusted PDF, packed ones included, before a full parser sees it. */
export const scanPdf = async (bytes: Buffer): Promise<PdfScan> => {
  if (hasMore(beginnings(bytes), MOST_OBJECTS)) return { kind: 'tooComplex' };
  let read = 0;
  let room = MOST_OBJECT_BYTES;
  let branches = 0;
  let hasUnread = false;
  for (const from of beginnings(bytes)) {
    const { names, end, endsIn, numberOf } = readObject(bytes, from);
    read += end - from;
    branches += Number(names.has('Kids'));
    if (branches > MOST_BRANCHES || read > MOST_READS * bytes.length + MB) return { kind: 'tooComplex' };
    if (isActive(names)) return { kind: 'active' };
    if ((numberOf('Width') ?? 0) * (numberOf('Height') ?? 0) > MOST_PIXELS) return { kind: 'tooComplex' };
    if (endsIn !== 'stream' || !(isPackedObjects(names) || isTable(names))) continue;
    const most = isTable(names) ? MOST_TABLE_BYTES : room;
    const content = await unpacked(bytes.subarray(dataStart(bytes, end)), names, most);
    if (content.kind === 'tooMuch') return { kind: 'tooComplex' };
    if (content.kind === 'unreadable') hasUnread = true;
    else if (isPackedObjects(names)) {
      room -= content.bytes.length;
      const packed = names.has('Predictor') ? 'unreadable' : readPacked(content.bytes, numberOf('First'));
      if (packed === 'active') return { kind: 'active' };
      if (packed === 'unreadable') hasUnread = true;
    }
  }
  return { kind: 'plain', hasUnread };
};

type Packed = 'active' | 'unreadable' | 'plain';

/** Packed objects begin at the places listed in front of them. Each is read by itself, as a reader does, and must be whole. */
const readPacked = (content: Buffer, first: number | null): Packed => {
  if (first === null || first > content.length) return 'unreadable';
  const listed = content
    .toString('latin1', 0, first)
    .split(/[\0\t\n\f\r ]+/)
    .filter((word) => word !== '');
  if (!listed.every((word) => /^\d{1,9}$/.test(word))) return 'unreadable';
  const starts = new Set(listed.flatMap((word, at) => (at % 2 === 1 ? [first + Number(word)] : [])));
  const inOrder = [...starts].toSorted((one, other) => one - other);
  let packed: Packed = 'plain';
  for (const [at, start] of inOrder.entries()) {
    const { names, isBalanced, endsIn } = readObject(content.subarray(0, inOrder[at + 1] ?? content.length), start);
    if (isActive(names)) return 'active';
    if (!isBalanced || endsIn !== 'nothing') packed = 'unreadable';
  }
  return packed;
};
