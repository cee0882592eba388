import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
const isTone = (color: unknown): color is (typeof tones)[number] => tones.some((tone) => tone === color);
// Mantine requires ten shades; the values that count are the variables of `themeCss.ts`.
const shade = '#1D5BD6';
const shades: MantineColorsTuple = [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];

/** Colours come from the theme's variables; sizes give every control a thumb's height. */
export const mantineTheme = createTheme({
  primaryColor: 'accent',
  colors: Object.fromEntries(tones.map((tone) => [tone, shades])),
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    const color = input.color ?? 'accent';
    if (!isTone(color)) return resolved;
    if (input.variant === 'filled') return { ...resolved, color: `var(--mantine-color-${color}-contrast)` };
    if (input.variant === 'subtle' || input.variant === 'transparent' || input.variant === 'white') {
      return { ...resolved, color: `var(--mantine-color-${color}-text)` };
    }
    return resolved;
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md', hideControls: true } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2 } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right', comboboxProps: { shadow: 'md' } } },
    MultiSelect: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 200 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 200 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 200 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 200 } } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});
