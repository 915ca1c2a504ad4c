import { createHash } from 'node:crypto';
import { borrowerParty } from '../xml/mismo-borrower.ts';
import { labeled, leaf, node, writeXml, type XmlNode } from '../xml/write-xml.ts';
import type { CreditIdentity, CreditRequest } from './port.ts';

const MISMO = 'http://www.mismo.org/residential/2009/schemas';
const VERIFIED_BY = 'urn:fdc:mismo.org:2009:residential/PARTY_IsVerifiedBy_SERVICE';

/** `query` asks for an order placed before; `reference` is the gateway's number for it, where it gave one. */
export type MismoOrder = {
  request: CreditRequest;
  action: { kind: 'submit' } | { kind: 'query'; reference: string | null };
  /** Our own name for the order, the same each time. */
  ours: string;
  account: string | null;
  lender: string;
  /** The gateway's product for this kind of pull. */
  product: string;
  bureaus: readonly string[];
};

/** Short enough for any gateway, and the same for the same request. */
export const orderName = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);

const residence = ({ address }: CreditIdentity): XmlNode | null =>
  address &&
  node(
    'RESIDENCES',
    node(
      'RESIDENCE',
      node(
        'ADDRESS',
        leaf('AddressLineText', [address.line1, address.line2].filter(Boolean).join(' ')),
        leaf('CityName', address.city),
        leaf('PostalCode', address.zip),
        leaf('StateCode', address.state),
      ),
      node('RESIDENCE_DETAIL', leaf('BorrowerResidencyType', 'Current')),
    ),
  );

const ssnOf = ({ ssn }: CreditIdentity): XmlNode =>
  node(
    'TAXPAYER_IDENTIFIERS',
    node(
      'TAXPAYER_IDENTIFIER',
      leaf('TaxpayerIdentifierType', 'SocialSecurityNumber'),
      leaf('TaxpayerIdentifierValue', ssn),
    ),
  );

const borrower = (person: CreditIdentity, at: number): XmlNode =>
  borrowerParty(person, {
    at,
    labels: { 'xlink:label': `Party_${at + 1}` },
    residence: residence(person),
    identifiers: ssnOf(person),
  });

const lenderParty = ({ account, lender, request }: MismoOrder): XmlNode =>
  labeled(
    { SequenceNumber: String(request.people.length + 1) },
    node(
      'PARTY',
      node(
        'ROLES',
        node(
          'ROLE',
          node('REQUESTING_PARTY', leaf('InternalAccountIdentifier', account), leaf('RequestedByName', lender)),
          node('ROLE_DETAIL', leaf('PartyRoleType', 'RequestingParty')),
        ),
      ),
    ),
  );

const creditRequest = ({ request, action, ours, product, bureaus }: MismoOrder): XmlNode =>
  node(
    'CREDIT_REQUEST',
    node(
      'CREDIT_INQUIRIES',
      node(
        'CREDIT_INQUIRY',
        node(
          'CREDIT_REPOSITORIES',
          ...bureaus.map((bureau, at) =>
            labeled(
              { SequenceNumber: String(at + 1) },
              node('CREDIT_REPOSITORY', leaf('CreditRepositorySourceType', bureau)),
            ),
          ),
        ),
      ),
    ),
    node(
      'CREDIT_REQUEST_DATAS',
      node(
        'CREDIT_REQUEST_DATA',
        node(
          'CREDIT_REQUEST_DATA_DETAIL',
          leaf('CreditReportIdentifier', action.kind === 'query' ? action.reference : null),
          leaf('CreditReportProductDescription', product),
          leaf('CreditReportRequestActionType', action.kind === 'submit' ? 'Submit' : 'StatusQuery'),
          leaf('CreditReportTransactionIdentifier', ours),
          leaf('CreditReportType', 'Merge'),
          leaf('CreditRepositoriesSelectedCount', bureaus.length),
          leaf('CreditRequestType', request.people.length > 1 ? 'Joint' : 'Individual'),
        ),
      ),
    ),
  );

/** An order, or the question what became of one, as a MISMO 3.4 message. */
export const mismoOrder = (order: MismoOrder): string => {
  const { request, action } = order;
  const reference = action.kind === 'query' ? action.reference : null;
  const service = node(
    'SERVICE',
    node('CREDIT', creditRequest(order)),
    node(
      'SERVICE_PRODUCT',
      node('SERVICE_PRODUCT_REQUEST', node('SERVICE_PRODUCT_DETAIL', leaf('ServiceProductDescription', 'CreditOrder'))),
    ),
    reference === null
      ? null
      : node(
          'SERVICE_PRODUCT_FULFILLMENT',
          node('SERVICE_PRODUCT_FULFILLMENT_DETAIL', leaf('VendorOrderIdentifier', reference)),
        ),
  );
  const deal = node(
    'DEAL',
    node('PARTIES', ...request.people.map(borrower), lenderParty(order)),
    node(
      'RELATIONSHIPS',
      ...request.people.map((_, at) =>
        labeled(
          {
            SequenceNumber: String(at + 1),
            'xlink:arcrole': VERIFIED_BY,
            'xlink:from': `Party_${at + 1}`,
            'xlink:to': 'Service_1',
          },
          node('RELATIONSHIP'),
        ),
      ),
    ),
    node('SERVICES', labeled({ SequenceNumber: '1', 'xlink:label': 'Service_1' }, service)),
  );
  const sets = node('DEAL_SETS', node('DEAL_SET', node('DEALS', deal)));
  return writeXml(MISMO, labeled({ MISMOReferenceModelIdentifier: '3.4.032420160128' }, node('MESSAGE', sets)));
};
