import {
  createTheme,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** The cloth of a card table. */
const felt: MantineColorsTuple = [
  '#eef7f2',
  '#dcebe3',
  '#b5d6c5',
  '#8bc0a5',
  '#68ad8a',
  '#479775',
  '#2f7f5f',
  '#1f684c',
  '#17543d',
  '#0f3d2c',
];

/** The cups on it. */
const brass: MantineColorsTuple = [
  '#fdf7e3',
  '#f8ecc6',
  '#efd88c',
  '#e6c350',
  '#dcb12b',
  '#c99c1a',
  '#a87f10',
  '#84620a',
  '#674c08',
  '#4c3705',
];

/** Night at the table: a green that is nearly black. */
const dark: MantineColorsTuple = [
  '#d8e2dd',
  '#bccac3',
  '#9bada4',
  '#6f8379',
  '#465a50',
  '#33463d',
  '#22342b',
  '#16261f',
  '#101d17',
  '#0a1410',
];

/** The least that a finger finds without looking, in CSS pixels. */
const TARGET = 44;
const target = { root: { minHeight: TARGET } };

/** The top of a dialog is not the top of the page, which `<header>` would make it. */
const inDialog = { defaultProps: { attributes: { header: { role: 'presentation' } } } };

export const theme = createTheme({
  colors: { felt, brass, dark },
  primaryColor: 'felt',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  // One rhythm: spaces, sizes and corners of Mantine follow the tokens (tokens.css).
  spacing: {
    xs: 'var(--space-4)',
    sm: 'var(--space-5)',
    md: 'var(--space-6)',
    lg: 'var(--space-7)',
    xl: 'var(--space-8)',
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-xl)',
  },
  radius: { sm: 'var(--radius-s)', md: 'var(--radius-m)', lg: 'var(--radius-l)' },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  // By their names: a component imported here would be part of the first load, used or not.
  components: {
    ActionIcon: { defaultProps: { size: TARGET, variant: 'subtle' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { tt: 'none' } },
    Button: { defaultProps: { size: 'md' } },
    CloseButton: { defaultProps: { size: TARGET } },
    // Like every dialog below the header, where notices are.
    Drawer: {
      ...inDialog,
      styles: {
        content: { height: 'calc(100dvh - var(--header))', marginBlockStart: 'var(--header)' },
      },
    },
    Input: { defaultProps: { size: 'md' }, styles: { input: { minHeight: TARGET } } },
    InputWrapper: { defaultProps: { size: 'md' } },
    // As large as its words, until the window is smaller: then they break, and it scrolls.
    Menu: {
      defaultProps: { middlewares: { flip: true, shift: true, size: true } },
      styles: { dropdown: { overflowY: 'auto' }, item: { minHeight: TARGET } },
    },
    Modal: {
      defaultProps: { ...inDialog.defaultProps, yOffset: 'calc(var(--header) + 0.75rem)' },
      // Stronger than what it is the title of.
      styles: { title: { fontSize: 'var(--text-xl)', fontWeight: 650 } },
    },
    NavLink: { styles: { ...target, label: { fontSize: 'var(--mantine-font-size-md)' } } },
    SegmentedControl: {
      defaultProps: { size: 'md' },
      styles: { label: { minHeight: TARGET, alignContent: 'center', whiteSpace: 'normal' } },
    },
  },
});

/** Where the choice of light or dark is kept; public/colour-scheme.js reads it before the app does. */
export const colourScheme = localStorageColorSchemeManager({ key: 'kopperne-colour-scheme' });

/** Quiet and warning text that can still be read across a table, in bad light. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-placeholder': 'var(--hint)',
  },
  dark: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-placeholder': 'var(--hint)',
  },
});
