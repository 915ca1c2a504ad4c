import { createTheme, Input, type InputWrapperProps, Textarea, TextInput } from '@mantine/core';

const fieldClasses = {
  label: 'field-label',
  description: 'field-help',
  error: 'field-error',
  input: 'input',
} as const;

/** The problem stands between the field and its help, where the eye already is. */
const fieldDefaults: Pick<InputWrapperProps, 'unstyled' | 'inputWrapperOrder'> = {
  unstyled: true,
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
};

/**
 * Fields take their looks from our own static classes, which the public pages share; the library brings the behaviour and the
 * wiring of label, help and error. Its variables are set in mantine-variables.css, so that no style element is needed.
 */
export const theme = createTheme({
  fontFamily: 'var(--hl-font)',
  primaryColor: 'spruce',
  primaryShade: 7,
  defaultRadius: '8px',
  breakpoints: { xs: '0em', sm: '37.5em', md: '62.5em', lg: '75em', xl: '96em' },
  colors: {
    spruce: [
      '#eef5f2',
      '#dcebe5',
      '#b9d6cc',
      '#8bbaac',
      '#579788',
      '#337a6b',
      '#1f6255',
      '#154d43',
      '#0f3b34',
      '#0a2a26',
    ],
  },
  components: {
    InputWrapper: Input.Wrapper.extend({ defaultProps: fieldDefaults, classNames: fieldClasses }),
    TextInput: TextInput.extend({ defaultProps: fieldDefaults, classNames: fieldClasses }),
    Textarea: Textarea.extend({ defaultProps: fieldDefaults, classNames: fieldClasses }),
  },
});
