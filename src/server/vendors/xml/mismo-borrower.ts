import { labeled, leaf, node, type XmlNode } from './write-xml.ts';

type Borrower = {
  firstName: string | null;
  lastName: string | null;
  middleName: string | null;
  suffix: string | null;
  dateOfBirth: string | null;
};

type Parts = {
  /** The party's place in the message; the first borrower is the primary one. */
  at: number;
  labels?: Record<string, string>;
  /** Inside BORROWER, after its detail. */
  residence?: XmlNode | null;
  /** After the roles. */
  identifiers?: XmlNode | null;
};

/** A borrower as MISMO writes a party: name, birth date, role. What only some messages carry is given. */
export const borrowerParty = (
  person: Borrower,
  { at, labels = {}, residence = null, identifiers = null }: Parts,
): XmlNode =>
  labeled(
    { SequenceNumber: String(at + 1), ...labels },
    node(
      'PARTY',
      node(
        'INDIVIDUAL',
        node(
          'NAME',
          leaf('FirstName', person.firstName),
          leaf('LastName', person.lastName),
          leaf('MiddleName', person.middleName),
          leaf('SuffixName', person.suffix),
        ),
      ),
      node(
        'ROLES',
        node(
          'ROLE',
          node(
            'BORROWER',
            node(
              'BORROWER_DETAIL',
              leaf('BorrowerBirthDate', person.dateOfBirth),
              leaf('BorrowerClassificationType', at === 0 ? 'Primary' : 'Secondary'),
            ),
            residence,
          ),
          node('ROLE_DETAIL', leaf('PartyRoleType', 'Borrower')),
        ),
      ),
      identifiers,
    ),
  );
