import type { XmlElement } from '../xml/xml-element.ts';

export type XmlDamage = { what: string; damaged: () => XmlElement };

/** A word in no vocabulary, and nobody's name. */
const UNHEARD = 'Unheard';
const AMOUNT = /^-?\d+(\.\d+)?$/;

type Change = (element: XmlElement) => XmlElement | null;

const changedAt = (element: XmlElement, path: readonly number[], change: Change): XmlElement | null => {
  const [first, ...rest] = path;
  if (first === undefined) return change(element);
  const children = element.children.flatMap((child, at) =>
    at === first ? (changedAt(child, rest, change) ?? []) : child,
  );
  return { ...element, children };
};

const without = (attributes: XmlElement['attributes'], name: string) =>
  Object.fromEntries(Object.entries(attributes).filter(([each]) => each !== name));

const damagesOf = (element: XmlElement): [string, Change][] => {
  const isLeaf = element.children.length === 0;
  const put =
    (text: string): Change =>
    (each) => ({ ...each, text });
  return [
    ['is missing', () => null],
    ['is empty', (each) => ({ ...each, children: [], text: '' })],
    ...(isLeaf && element.text !== '' ? [[`is ${UNHEARD}`, put(UNHEARD)] satisfies [string, Change]] : []),
    ...(isLeaf && AMOUNT.test(element.text) ? [['is 0', put('0')] satisfies [string, Change]] : []),
    ...Object.keys(element.attributes).flatMap((name): [string, Change][] => [
      [`@${name} is missing`, (each) => ({ ...each, attributes: without(each.attributes, name) })],
      [`@${name} is ${UNHEARD}`, (each) => ({ ...each, attributes: { ...each.attributes, [name]: UNHEARD } })],
    ]),
  ];
};

/** A message with one element or attribute missing, empty, 0 or a word nobody knows, for every one of them below its root. */
export const xmlDamages = (root: XmlElement): XmlDamage[] => {
  const walk = (element: XmlElement, path: readonly number[], named: string): XmlDamage[] => [
    ...(path.length === 0 ? [] : damagesOf(element)).map(([how, change]) => ({
      what: `${named} ${how}`,
      // The root itself is never damaged, and so never missing.
      damaged: () => changedAt(root, path, change) ?? root,
    })),
    ...element.children.flatMap((child, at) => walk(child, [...path, at], `${named}/${child.name}[${at}]`)),
  ];
  return walk(root, [], root.name);
};
