export type XmlElement = {
  /** Without its prefix: in a message with a single vocabulary it carries no information. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
};

/** All elements at the end of a path of names. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

export const textAt = (element: XmlElement, ...path: readonly string[]): string | null => {
  const text = elementsAt(element, ...path)[0]?.text.trim();
  return text ? text : null;
};

/** All elements of a name at any depth, outermost only. */
export const everyElement = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : everyElement(child, name)));
