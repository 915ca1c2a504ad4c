export type RangeRequest = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'impossible' };

/** One range as in RFC 9110; anything else, multiple ranges included, gets the whole file. */
export const byteRange = (header: string | undefined, size: number): RangeRequest => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return { kind: 'whole' };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' };
  return start >= size || start > end ? { kind: 'impossible' } : { kind: 'part', start, end };
};
