const LOAN_NUMBER = /\b[A-Z]{2}-\d+/;

/** A text whose loan numbers stay on one line: browsers would break after their hyphen. */
export const Unbroken = ({ text }: { text: string }) => {
  const found = LOAN_NUMBER.exec(text);
  if (found === null) return text;
  const [number] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className="nowrap">{number}</span>
      <Unbroken text={text.slice(found.index + number.length)} />
    </>
  );
};
