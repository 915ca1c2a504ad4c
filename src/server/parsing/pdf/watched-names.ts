/** Actions and parts that run a program, send data, or carry another file. */
export const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'RichMedia',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
] as const;

/** No writer packs objects or tables with these. */
export const OTHER_FILTERS = [
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
] as const;

const PACKING = ['ObjStm', 'N', 'First', 'XRef', 'W', 'Filter', 'F', 'FlateDecode', 'Fl', 'Predictor', 'Kids'] as const;

/** Names whose numbers matter. */
export const COUNTED_NAMES = ['First', 'Width', 'Height'] as const;
export type CountedName = (typeof COUNTED_NAMES)[number];

/** All others are skipped, so that a file of nothing but names takes no memory. */
export const WATCHED_NAMES: ReadonlySet<string> = new Set([...ACTIVE_NAMES, ...OTHER_FILTERS, ...PACKING]);
