import { everyElement, type XmlElement } from '../xml/xml-element.ts';

/** Which labeled elements of a message belong together; gateways do not agree on the direction, so there is none. */
export type Links = {
  of: (element: XmlElement) => ReadonlySet<string>;
  between: (label: string) => ReadonlySet<string>;
};

export const labelOf = ({ attributes }: XmlElement): string | null => attributes.label ?? null;

export const linksIn = (message: XmlElement): Links => {
  const linked = new Map<string, Set<string>>();
  const add = (one: string, other: string) => linked.set(one, (linked.get(one) ?? new Set()).add(other));
  for (const { attributes } of everyElement(message, 'RELATIONSHIP')) {
    const { from, to } = attributes;
    if (!from || !to) continue;
    add(from, to);
    add(to, from);
  }
  const between = (label: string): ReadonlySet<string> => linked.get(label) ?? new Set();
  return { between, of: (element) => between(labelOf(element) ?? '') };
};
