import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; children?: Node[]; id?: string; type?: string };

export type Element = { role: string; text: string; children: Element[] };

/** Text by the mark it stands under. */
const textsOf = (items: readonly object[]): Map<string, string> => {
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    const { type, id, str, hasEOL } = { type: '', id: null, str: '', hasEOL: false, ...item };
    if (type.startsWith('beginMarkedContent')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const mark = open.findLast((each) => each !== null);
      if (mark) texts.set(mark, `${texts.get(mark) ?? ''}${str}${hasEOL ? ' ' : ''}`);
    }
  }
  return texts;
};

const elementOf = (node: Node, texts: ReadonlyMap<string, string>): Element => {
  const children = (node.children ?? []).filter(({ role }) => role !== undefined);
  const own = (node.children ?? []).map(({ id }) => (id === undefined ? '' : (texts.get(id) ?? ''))).join(' ');
  return {
    role: node.role ?? '',
    text: own.replace(/\s+/g, ' ').trim(),
    children: children.map((child) => elementOf(child, texts)),
  };
};

/** The structure tree a screen reader walks, page by page. */
export const readStructure = async (bytes: Uint8Array): Promise<Element[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const page = await pdf.getPage(at + 1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const tree = (await page.getStructTree()) as Node | null;
    return tree === null ? [] : (tree.children ?? []).map((child) => elementOf(child, textsOf(items)));
  });
  return (await Promise.all(pages)).flat();
};

export const elementsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...elementsIn(element.children)]);
