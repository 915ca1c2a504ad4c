import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, it } from 'vitest';
import { documentPdf } from '../document-pdf.ts';
import { sampleDocument } from '../testing/sample-documents.ts';

type Stroke = { isDashed: boolean; at: { x: number; y: number }; box: readonly number[] };

/** What is stroked on the first page, where the origin of each drawing lies, and the box of its path. */
const strokesOf = async (bytes: Uint8Array): Promise<Stroke[]> => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const strokes: Stroke[] = [];
  let isDashed = false;
  let at = { x: 0, y: 0 };
  fnArray.forEach((operation, index) => {
    const args = argsArray[index] ?? [];
    if (operation === OPS.setDash) isDashed = args[0].length > 0;
    if (operation === OPS.transform && args[4] !== 0) at = { x: Number(args[4]), y: Number(args[5]) };
    if (operation === OPS.constructPath && args[0] === OPS.stroke)
      strokes.push({ isDashed, at, box: [...(args[2] ?? [])] });
  });
  return strokes;
};

it('has scissors in a gap of the line it is cut at', async () => {
  const { bytes } = await documentPdf(sampleDocument('rescissionNotice'));
  const strokes = await strokesOf(bytes);
  const dashed = strokes
    .filter((stroke) => stroke.isDashed)
    .toSorted((one, other) => Number(one.box[0]) - Number(other.box[0]));
  expect(dashed).toHaveLength(2);
  const [left, right] = dashed.map(({ box }) => ({ from: Number(box[0]), to: Number(box[2]), y: Number(box[1]) }));
  expect([left?.from, right?.to, left?.y]).toEqual([0, 612, right?.y]);
  const gap = { from: left?.to ?? 0, to: right?.from ?? 0 };
  expect(gap.to - gap.from).toBeGreaterThan(14);
  const drawn = strokes.filter(({ isDashed, at }) => !isDashed && at.x > gap.from && at.x < gap.to);
  expect(drawn.length).toBeGreaterThan(0);
});
