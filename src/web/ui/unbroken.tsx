const LOAN_NUMBER = /\b[A-Z]{2}-\d+/;

/** A sentence whose loan number stays on one line: browsers would break after its hyphen. */
export const Unbroken = ({ text }: { text: string }) => {
  const found = LOAN_NUMBER.exec(text);
  if (found === null) return text;
  const [number] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className="nowrap">{number}</span>
      {text.slice(found.index + number.length)}
    </>
  );
};
