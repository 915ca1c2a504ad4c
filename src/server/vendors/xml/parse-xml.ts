import { DOMParser, type Element, Node, onWarningStopParsing } from '@xmldom/xmldom';
import { decodeXml } from './decode-xml.ts';
import type { XmlElement } from './xml-element.ts';

/** Some forty times the longest published credit report. */
export const MOST_XML_BYTES = 10_000_000;
/** The deepest published message has 17 levels. */
const MOST_DEPTH = 64;

const DOCUMENT_TYPE = /<!DOCTYPE/i;
const TAG = /<(\/?)[\p{L}_:][^<>]*?(\/?)>/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Counted before parsing: the parser itself has no limit, and slows down with depth. */
const isTooDeep = (xml: string): boolean => {
  let depth = 0;
  for (const [, closing, selfClosing] of xml.matchAll(TAG)) {
    if (closing) depth -= 1;
    else if (!selfClosing) depth += 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** By its siblings: the lists of the DOM are live and slow to walk. */
const childrenOf = (element: Element): Node[] => {
  const children: Node[] = [];
  for (let child = element.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
};

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isText = ({ nodeType }: Node): boolean => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE;

const elementOf = (element: Element): XmlElement => {
  const children = childrenOf(element);
  return {
    name: localName(element.tagName),
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => !name.startsWith('xmlns'))
        .map(({ name, value }) => [localName(name), value]),
    ),
    children: children.filter(isElement).map(elementOf),
    text: children.map((child) => (isText(child) ? (child.nodeValue ?? '') : '')).join(''),
  };
};

const isClean = ({ text, attributes, children }: XmlElement): boolean =>
  !FORBIDDEN.test(text) && !Object.values(attributes).some((value) => FORBIDDEN.test(value)) && children.every(isClean);

/**
 * One whole, well-formed message; null for anything else. A document type is refused: it lets XML read files and expand without
 * bound.
 */
export const parseXml = (message: Uint8Array | string): XmlElement | null => {
  if (message.length > MOST_XML_BYTES) return null;
  const xml = typeof message === 'string' ? message.replace(/^\uFEFF/, '') : decodeXml(message);
  if (xml === null || DOCUMENT_TYPE.test(xml) || isTooDeep(xml)) return null;
  try {
    const { documentElement } = new DOMParser({ onError: onWarningStopParsing }).parseFromString(xml, 'text/xml');
    const root = documentElement && elementOf(documentElement);
    return root && isClean(root) ? root : null;
  } catch {
    // The parser stops at the first thing that is not well-formed.
    return null;
  }
};
