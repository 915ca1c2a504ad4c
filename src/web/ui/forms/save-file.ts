/** A browser may still be reading the file it was just given. */
const KEPT_MILLISECONDS = 60_000;

/** Downloads a file generated in the page. */
export const saveFile = ({ name, content }: { name: string; content: Blob }): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
};
