import { type LegalFolder, type LegalText, legalFolders } from './page-texts.ts';

const files = import.meta.glob<LegalText>(
  '/content/en/{privacy-statement,privacy-notice,terms-of-use,e-consent,license}/*.md',
  {
    import: 'default',
    eager: true,
  },
);

/** Every version of a text, the one in force first. */
export const legalVersions = (folder: LegalFolder): readonly [LegalText, ...LegalText[]] => {
  const [newest, ...older] = Object.entries(files)
    .filter(([path]) => path.startsWith(`/content/en/${folder}/`))
    .map(([, text]) => text)
    .sort((one, other) => other.day.localeCompare(one.day));
  if (newest === undefined) throw new Error(`content/en/${folder} has no text`);
  return [newest, ...older];
};

export const legalPath = (folder: LegalFolder, text: LegalText): string =>
  legalVersions(folder)[0] === text ? `/${folder}` : `/${folder}/${text.day}`;

export const legalPages = legalFolders.flatMap((folder) =>
  legalVersions(folder).map((text) => ({ text, path: legalPath(folder, text) })),
);
