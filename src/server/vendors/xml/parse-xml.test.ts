import { describe, expect, it } from 'vitest';
import { MOST_XML_BYTES, parseXml } from './parse-xml.ts';
import { elementsAt, everyElement, textAt } from './xml-element.ts';

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
  .join('')}]><lolz>&i;</lolz>`;
const nested = (levels: number) => `${'<a>'.repeat(levels)}x${'</a>'.repeat(levels)}`;

describe('an XML message', () => {
  it('is read with its text, attributes, references and CDATA, whatever its prefixes', () => {
    const root = parseXml(
      '<?xml version="1.0"?><!-- sent --><m:a xmlns:m="x" xmlns:l="y"><b l:label="One">Harbor &amp; Sons &#65;&#x42;</b><b><![CDATA[<raw>]]></b><c><b>3</b></c></m:a>',
    );
    expect(root?.name).toBe('a');
    expect(root && elementsAt(root, 'b').map(({ text }) => text)).toEqual(['Harbor & Sons AB', '<raw>']);
    expect(root && elementsAt(root, 'b')[0]?.attributes).toEqual({ label: 'One' });
    expect(root && textAt(root, 'c', 'b')).toBe('3');
    expect(root && everyElement(root, 'b')).toHaveLength(3);
  });

  it.each([
    ['cut off', '<a><b>1</b>'],
    ['cut off in a tag', '<a><b>1</b'],
    ['badly nested', '<a><b></a></b>'],
    ['closed by another name', '<a><b>1</c></a>'],
    ['two messages', '<a/><b/>'],
    ['followed by text', '<a/>x'],
    ['preceded by text', 'x<a/>'],
    ['a web page', '<html><body>502 Bad Gateway<br></body></html>'],
    ['JSON', '{"a":1}'],
    ['nothing', ''],
    ['an attribute twice', '<a x="1" x="2"/>'],
    ['an unknown entity', '<a>&secret;</a>'],
    ['a control character', '<a>\u0001</a>'],
    ['a control character by reference', '<a>&#0;</a>'],
    ['an undeclared prefix', '<m:a/>'],
  ])('is refused: %s', (_, xml) => {
    expect(parseXml(xml)).toBeNull();
  });

  it.each([
    ['entities that expand without bound', laughs],
    ['a file of ours', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an outside document type', '<!DOCTYPE a SYSTEM "http://elsewhere.invalid/a.dtd"><a/>'],
    ['a document type alone', '<!doctype html><html></html>'],
  ])('has no document type: %s', (_, xml) => {
    expect(parseXml(xml)).toBeNull();
  });

  it('has a bounded depth and size', () => {
    expect(parseXml(nested(60))).not.toBeNull();
    for (const levels of [65, 200_000]) expect(parseXml(nested(levels))).toBeNull();
    expect(parseXml(`<a>${' '.repeat(MOST_XML_BYTES)}</a>`)).toBeNull();
    expect(parseXml(Buffer.alloc(50_000_000, 0x20))).toBeNull();
  });

  it.each<[string, Uint8Array, string | null]>([
    ['UTF-8', Buffer.from('<a>Nuñez</a>'), 'Nuñez'],
    ['UTF-8 with a mark', Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?><a>Nuñez</a>'), 'Nuñez'],
    ['Latin 1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Nuñez</a>', 'latin1'), 'Nuñez'],
    ['UTF-16', Buffer.from('\uFEFF<a>Nuñez</a>', 'utf16le'), 'Nuñez'],
    [
      'Latin 1 that claims to be UTF-8',
      Buffer.from('<?xml version="1.0" encoding="utf-8"?><a>Nuñez</a>', 'latin1'),
      null,
    ],
    ['Latin 1 that claims nothing', Buffer.from('<a>Nuñez</a>', 'latin1'), null],
    ['an encoding nobody knows', Buffer.from('<?xml version="1.0" encoding="x-mac-klingon"?><a>N</a>'), null],
    ['half a character', Buffer.from('<a>ñ</a>').subarray(0, 4), null],
  ])('is read in the encoding it declares, and in no other: %s', (_, bytes, text) => {
    expect(parseXml(bytes)?.text ?? null).toBe(text);
  });
});
