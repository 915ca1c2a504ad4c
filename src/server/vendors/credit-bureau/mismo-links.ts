import { everyElement, type XmlElement } from '../xml/xml-element.ts';

/** Which labeled elements of a message belong together; gateways do not agree on the direction, so there is none. */
export type Links = {
  of: (element: XmlElement) => ReadonlySet<string>;
  between: (label: string) => ReadonlySet<string>;
  /** Whether every link has both its ends: one without says that something was cut out. */
  areWhole: boolean;
};

export const labelOf = ({ attributes }: XmlElement): string | null => attributes.label ?? null;

const labelsIn = (element: XmlElement): string[] => {
  const own = labelOf(element);
  return [...(own === null ? [] : [own]), ...element.children.flatMap(labelsIn)];
};

/** Gateways link trade references that they leave out. */
const MAY_BE_CUT = /TRADE_REFERENCE/;

export const linksIn = (message: XmlElement): Links => {
  const linked = new Map<string, Set<string>>();
  const add = (one: string, other: string) => linked.set(one, (linked.get(one) ?? new Set()).add(other));
  const labels = new Set(labelsIn(message));
  let areWhole = true;
  for (const { attributes } of everyElement(message, 'RELATIONSHIP')) {
    const { from, to, arcrole = '' } = attributes;
    const isWhole = from !== undefined && to !== undefined && labels.has(from) && labels.has(to);
    if (!isWhole && !MAY_BE_CUT.test(arcrole)) areWhole = false;
    if (!from || !to) continue;
    add(from, to);
    add(to, from);
  }
  const between = (label: string): ReadonlySet<string> => linked.get(label) ?? new Set();
  return { between, areWhole, of: (element) => between(labelOf(element) ?? '') };
};
