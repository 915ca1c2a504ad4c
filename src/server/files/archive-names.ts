const MAX = 120;
/** Names a Windows machine refuses, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** One part of a path that every system takes: no folders, nothing invisible, no dots or spaces at its ends. */
export const archivePart = (given: string): string => {
  const visible = given
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*/\\]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = visible.lastIndexOf('.');
  const ending = dot > 0 && visible.length - dot <= 6 ? visible.slice(dot) : '';
  const stem = [...visible.slice(0, visible.length - ending.length)].slice(0, MAX).join('').trim();
  const name = `${stem || 'document'}${ending}`;
  return RESERVED.test(name) ? `_${name}` : name;
};

const numbered = (name: string, number: number): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
};

/** Names for the entries of one archive: two of the same name are both kept, also where letters' case does not count. */
export const archiveNames = () => {
  const taken = new Set<string>();
  return (folders: readonly string[], given: string): string => {
    const folder = folders.map(archivePart).join('/');
    const name = archivePart(given);
    const inFolder = (each: string) => (folder === '' ? each : `${folder}/${each}`);
    let path = inFolder(name);
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = inFolder(numbered(name, number));
    taken.add(path.toLowerCase());
    return path;
  };
};
