export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return entities[name] ?? whole;
  });

/** Prefixes are dropped: in a message with a single vocabulary they carry no information. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      localName(name),
      decoded(double ?? single ?? ''),
    ]),
  );

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;

/**
 * Elements, attributes and text, which is all a data message has. A DOCTYPE is refused: it lets XML read external
 * files and expand without bound. Null when the text is not one whole, well-nested element.
 */
export const readXml = (xml: string): XmlElement | null => {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let read = 0;
  for (const [token, cdata, closing, opening, attributes = '', selfClosing, text] of xml
    .replace(/^\uFEFF/, '')
    .matchAll(TOKEN)) {
    read += token.length;
    const current = open.at(-1);
    if (!current) return null;
    if (opening) {
      const element = { name: localName(opening), attributes: attributesIn(attributes), children: [], text: '' };
      current.children.push(element);
      if (!selfClosing) open.push(element);
    } else if (closing) {
      if (open.length < 2 || current.name !== localName(closing)) return null;
      open.pop();
    } else current.text += cdata ?? decoded(text ?? '');
  }
  const isWhole = open.length === 1 && root.children.length === 1 && root.text.trim() === '';
  return isWhole && read === xml.replace(/^\uFEFF/, '').length ? (root.children[0] ?? null) : null;
};

/** All elements at the end of a path of names, at any depth. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

export const textAt = (element: XmlElement, ...path: readonly string[]): string | null => {
  const text = elementsAt(element, ...path)[0]?.text.trim();
  return text ? text : null;
};

export const everyElement = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : everyElement(child, name)));
