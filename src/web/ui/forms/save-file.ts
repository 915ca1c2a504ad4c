/** A browser may still be reading what it was handed a moment ago. */
const KEPT_MILLISECONDS = 60_000;

/** Hands a file that was made in the page to the person. */
export const saveFile = ({ name, content }: { name: string; content: Blob }): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
};
