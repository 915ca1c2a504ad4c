import type { FileType } from '#entities/contract/stored-file.ts';

const MAX = 100;

const extensions = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/heic': ['.heic', '.heif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/webp': ['.webp'],
} as const satisfies Record<FileType, readonly [string, ...string[]]>;

/** The name shown and offered for download: no folders, nothing invisible, and an extension that matches the content. */
export const cleanFileName = (given: string, type: FileType): string => {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(/[\p{C}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const [ending, ...others] = extensions[type];
  const isTrue = [ending, ...others].some((each) => visible.toLowerCase().endsWith(each));
  const stem = isTrue ? visible.slice(0, visible.lastIndexOf('.')) : visible;
  const kept = isTrue ? visible.slice(visible.lastIndexOf('.')) : ending;
  return `${[...stem].slice(0, MAX).join('').trim() || 'document'}${kept}`;
};
