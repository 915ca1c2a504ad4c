import { expect, it } from 'vitest';
import { parseXml } from './parse-xml.ts';
import { labeled, leaf, node, writeXml } from './write-xml.ts';
import { textAt } from './xml-element.ts';

it('writes a message that reads back as it was, whatever the text holds', () => {
  const name = `Harbor & Sons <"'> ]]> Nuñez`;
  const written = writeXml(
    'http://www.mismo.org/residential/2009/schemas',
    node('MESSAGE', labeled({ 'xlink:label': 'Party_1' }, node('PARTY', leaf('FullName', name), leaf('Gone', null)))),
  );
  const message = parseXml(Buffer.from(written));
  expect(message && textAt(message, 'PARTY', 'FullName')).toBe(name);
  expect(message?.children[0]?.attributes).toEqual({ label: 'Party_1' });
  expect(written).not.toContain('Gone');
});
