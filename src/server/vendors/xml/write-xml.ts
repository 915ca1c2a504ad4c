import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';

/** An element to write: its attributes, and its text or its children in order. What is null is left out. */
export type XmlNode = {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlNode | null)[];
};

export const node = (name: string, ...content: readonly (XmlNode | null)[]): XmlNode => ({ name, content });

/** An element with text; null, which leaves it out, where there is none. */
export const leaf = (name: string, text: string | number | boolean | null): XmlNode | null =>
  text === null ? null : { name, content: String(text) };

export const labeled = (attributes: Readonly<Record<string, string>>, made: XmlNode): XmlNode => ({
  ...made,
  attributes,
});

const XLINK = 'http://www.w3.org/1999/xlink';

const fill = (document: Document, element: Element, { attributes = {}, content }: XmlNode): void => {
  for (const [name, value] of Object.entries(attributes))
    element.setAttributeNS(name.startsWith('xlink:') ? XLINK : null, name, value);
  if (typeof content === 'string') {
    element.appendChild(document.createTextNode(content));
    return;
  }
  for (const child of content) {
    if (child === null) continue;
    const made = document.createElementNS(element.namespaceURI, child.name);
    fill(document, made, child);
    element.appendChild(made);
  }
};

/** A whole message in one vocabulary. */
export const writeXml = (namespace: string, root: XmlNode): string => {
  const document = new DOMImplementation().createDocument(namespace, root.name, null);
  if (document.documentElement) fill(document, document.documentElement, root);
  return `<?xml version="1.0" encoding="UTF-8"?>${new XMLSerializer().serializeToString(document)}`;
};
