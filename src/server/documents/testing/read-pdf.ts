import { extractText, getDocumentProxy } from 'unpdf';

export type ReadPdf = { text: string; title: unknown; language: unknown; bookmarks: string[]; pages: number };

/** A PDF as another program reads it: its words in order, its title, its language, its bookmarks. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const outline = await pdf.getOutline();
  const said = new Map(Object.entries(info));
  return {
    text: text.replace(/\s+/g, ' '),
    title: said.get('Title'),
    language: said.get('Language'),
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages: totalPages,
  };
};
