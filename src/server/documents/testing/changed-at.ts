/** A file with one bit changed. */
export const changedAt = (file: Buffer, place: number): Buffer => {
  const changed = Buffer.from(file);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};
