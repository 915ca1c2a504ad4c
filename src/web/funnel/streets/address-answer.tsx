import type { ComponentProps } from 'react';
import { AddressField } from '#web/ui/fields/address-field.tsx';
import { CheckedAddressField } from './checked-address-field.tsx';

type Props = ComponentProps<typeof AddressField> & { path: string };

/** The home is looked up; other addresses are past homes or employers, entered freely. */
export const AddressAnswer = ({ path, ...props }: Props) =>
  path === 'address' ? <CheckedAddressField {...props} /> : <AddressField {...props} />;
