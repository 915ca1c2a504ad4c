export type Turn = { width: number; height: number; transform: string };

/** The frame of a page turned by quarters to the right, and how its contents are placed in it. */
export const turned = ({ width, height }: { width: number; height: number }, quarters: number): Turn => {
  switch (quarters) {
    case 1:
      return { width: height, height: width, transform: `translate(${height} 0) rotate(90)` };
    case 2:
      return { width, height, transform: `translate(${width} ${height}) rotate(180)` };
    case 3:
      return { width: height, height: width, transform: `translate(0 ${width}) rotate(270)` };
    default:
      return { width, height, transform: '' };
  }
};
