import type { ConditionWords } from './condition-words.ts';

export const propertyConditionWords = {
  303: {
    title: 'Home insurance',
    what: 'Send the declarations page of your home insurance.',
    why: 'The home is the security, so it has to be insured.',
    good: 'In force, for this address, with the lender named.',
  },
  304: {
    title: 'Condo master policy',
    what: 'Send the association’s insurance policy, or let us ask the association.',
    why: 'The building is insured by the association, not by you.',
    good: 'Liability of $1,000,000 or more per occurrence.',
  },
  305: {
    title: 'Flood insurance',
    what: 'Send your flood insurance policy.',
    why: 'The home is in Florida or in a flood zone.',
    good: 'In force, for this address, with the lender named. It covers everything owed on the home with this line fully drawn; $250,000 or what the home is worth is enough.',
  },
  306: {
    title: 'Property tax bill',
    what: 'Send the latest property tax bill.',
    why: 'No mortgage pays the taxes for you, so we count them ourselves.',
    good: 'Shows the address and the yearly amount.',
  },
  307: {
    title: 'HOA invoice',
    what: 'Send a recent bill from the homeowners’ association.',
    why: 'The dues are part of what the home costs you a month.',
    good: 'Shows the address, the amount and how often it is due.',
  },
  308: {
    title: 'Mortgage statement',
    what: 'Send the latest statement for the mortgage on this property.',
    why: 'It shows the balance, the payment and whether taxes and insurance are in it.',
    good: 'The latest one, all pages.',
  },
  309: {
    title: 'Trust document',
    what: 'Send the trust agreement or a certification of trust.',
    why: 'The home is held in trust, and the trustees have to be able to sign.',
    good: 'Names the trustees, says that it is revocable, and is signed.',
  },
  310: {
    title: 'Valuation or title question',
    what: 'Let someone see the home, or help us clear a question about its title.',
    why: 'The models were not sure of the value, or the records show another claim or name.',
    good: 'A day and time that suits you, or the document that clears the claim.',
  },
} as const satisfies Record<number, ConditionWords>;
