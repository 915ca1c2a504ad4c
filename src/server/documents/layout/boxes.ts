import type { DocumentDay } from '#entities/contract/written-document.ts';
import { asArtifact, type Doc, INK, type Part, RULE, type Setting } from './page.ts';
import { drawParagraph, drawText, type Paragraph, paragraphOf } from './text-lines.ts';

export const STRIP_HEIGHT = 38;
const PAD = 10;

type Place = { x: number; y: number; part: Part; width: number };

const toneOf = {
  plain: { fill: null, ink: INK.text },
  off: { fill: INK.off, ink: INK.soft },
  last: { fill: INK.text, ink: '#ffffff' },
} as const satisfies Record<DocumentDay['tone'], { fill: string | null; ink: string }>;

/** One box a day: which count, which do not, and the last one white on black. */
export const drawDayStrip = (doc: Doc, days: readonly DocumentDay[], { x, y, part, width }: Place): void => {
  const own = width / days.length;
  const list = doc.struct('L');
  part.add(list);
  days.forEach(({ label, note, tone }, at) => {
    const { fill, ink } = toneOf[tone];
    const left = x + at * own;
    asArtifact(doc, () => {
      if (fill !== null) doc.rect(left, y, own, STRIP_HEIGHT).fill(fill);
      if (at > 0)
        doc
          .moveTo(left, y)
          .lineTo(left, y + STRIP_HEIGHT)
          .lineWidth(RULE.thin)
          .strokeColor(INK.rule)
          .stroke();
    });
    const entry = doc.struct('LI');
    list.add(entry);
    entry.add(
      doc.struct('LBody', {}, () => {
        const place = { x: left + 2, width: own - 4, align: 'center' as const };
        drawText(doc, `${label} `, { ...place, y: y + 5, style: { font: 'strong', size: 10, color: ink } });
        drawText(doc, note, { ...place, y: y + 20, style: { font: 'regular', size: 8.8, color: ink } });
      }),
    );
    entry.end();
  });
  list.end();
  asArtifact(doc, () => {
    doc.roundedRect(x, y, width, STRIP_HEIGHT, 3).lineWidth(RULE.strong).strokeColor(INK.text).stroke();
  });
};

type AddressBox = { lines: Paragraph[]; height: number };

export const layAddressBox = (
  doc: Doc,
  lines: readonly string[],
  { width, setting }: { width: number; setting: Setting },
): AddressBox => {
  const size = setting.body;
  const laid = lines.map((text, at) =>
    paragraphOf(doc, [{ text, style: { font: at === 0 ? 'strong' : 'regular', size } }], {
      width: width - 2 * PAD,
      leading: size * 1.38,
    }),
  );
  return { lines: laid, height: laid.reduce((sum, { height }) => sum + height, 0) + 16 };
};

export const drawAddressBox = (doc: Doc, { lines, height }: AddressBox, { x, y, part, width }: Place): void => {
  asArtifact(doc, () => {
    doc.roundedRect(x, y, width, height, 3).lineWidth(RULE.strong).strokeColor(INK.text).stroke();
  });
  part.add(
    doc.struct('P', {}, () => {
      let top = y + 8;
      for (const line of lines) {
        drawParagraph(doc, line, { x: x + PAD, y: top, width: width - 2 * PAD });
        top += line.height;
      }
    }),
  );
};
