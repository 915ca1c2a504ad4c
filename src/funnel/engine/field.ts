export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'ssn'
  | 'date'
  | 'month'
  | 'money'
  | 'percent'
  | 'basisPoints'
  | 'number'
  | 'zip'
  | 'state'
  | 'choice'
  | 'choices'
  | 'yesNo'
  /** "I agree that ...": a single checkbox. */
  | 'statement'
  | 'address'
  | 'list'
  | 'longText';

type PartOf<Value> = Value extends readonly (infer Item)[]
  ? Stored<Item>[]
  : // A branded day or amount is an object to the compiler.
    Value extends string | number
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: Value[Key] | null }
      : Value;

/** Answers as stored in progress: missing ones are null, also inside an address. */
export type Stored<Answers> = { [Name in keyof Answers]: PartOf<Answers[Name]> | null };

/** An entry's position in its list, for a question that depends on the other entries. */
export type ListPlace = { items: readonly Record<string, unknown>[]; at: number };

type OptionOf<Value> = Value extends readonly (infer Item)[] ? Extract<Item, string> : Extract<Value, string>;
type ItemFields<Value> = Value extends readonly (infer Item extends object)[] ? readonly FieldOf<Item>[] : never;

/** A field of these answers; a name or option not in the schema does not compile. */
export type FieldOf<Answers> = {
  [Name in keyof Answers & string]: {
    name: Name;
    kind: FieldKind;
    options?: readonly OptionOf<NonNullable<Answers[Name]>>[];
    optional?: true;
    /** An answer to any of these is enough. */
    answeredBy?: readonly (keyof Answers & string)[];
    isAsked?(answers: Stored<Answers>, place?: ListPlace): boolean;
    autocomplete?: string;
    /** Digits only: a phone shows its number keys. */
    digits?: true;
    /** The value goes to the vault; only its last four digits are kept, under `keptAs`. */
    secret?: true;
    keptAs?: keyof Answers & string;
    /** Once on file, changing it needs a fresh proof of who the applicant is. */
    isGuarded?: true;
    item?: ItemFields<NonNullable<Answers[Name]>>;
    /** The options are this application's homes, known only when the page is shown. */
    optionsFrom?: 'homes';
  };
}[keyof Answers & string];

/** Any field, for code that walks over steps. */
export type Field = {
  name: string;
  kind: FieldKind;
  options?: readonly string[];
  optional?: true;
  answeredBy?: readonly string[];
  isAsked?(answers: Record<string, unknown>, place?: ListPlace): boolean;
  autocomplete?: string;
  digits?: true;
  secret?: true;
  keptAs?: string;
  isGuarded?: true;
  item?: readonly Field[];
  optionsFrom?: 'homes';
};
