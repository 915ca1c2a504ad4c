import { type PictureProblem, pictureProblem } from './picture-quality.ts';

const LONGEST = 1000;

/** Checks a picture in the browser before upload. Formats the browser cannot show (HEIC, PDF) are left to manual review. */
export const lookAtPicture = async (file: File): Promise<PictureProblem | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return pictureProblem(context.getImageData(0, 0, canvas.width, canvas.height), { width, height });
};
