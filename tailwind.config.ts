import type { Config } from 'tailwindcss';

const role = (name: string) => `var(--${name})`;

/** All values are roles. Their light and dark values are in app/globals.css. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      background: role('background'),
      surface: role('surface'),
      raised: role('raised'),
      fill: role('fill'),
      hover: role('hover'),
      selected: role('selected'),
      border: role('border'),
      edge: role('edge'),
      text: role('text'),
      muted: role('muted'),
      accent: { DEFAULT: role('accent'), solid: role('accent-solid'), soft: role('accent-soft') },
      'on-accent': role('on-accent'),
      positive: { DEFAULT: role('positive'), soft: role('positive-soft') },
      negative: { DEFAULT: role('negative'), solid: role('negative-solid'), soft: role('negative-soft') },
      provisional: { DEFAULT: role('provisional'), soft: role('provisional-soft') },
      warning: { DEFAULT: role('warning'), soft: role('warning-soft') },
      chart: {
        1: role('chart-1'),
        2: role('chart-2'),
        3: role('chart-3'),
        4: role('chart-4'),
        5: role('chart-5'),
        6: role('chart-6'),
        7: role('chart-7'),
        8: role('chart-8'),
      },
    },
    borderRadius: { none: '0', DEFAULT: '6px', full: '9999px' },
    fontFamily: {
      sans: ['var(--font-geist-sans)', 'ui-sans-serif', 'system-ui', 'sans-serif'],
      mono: ['var(--font-geist-mono)', 'ui-monospace', 'monospace'],
    },
    fontSize: {
      xs: ['12px', { lineHeight: '16px' }],
      sm: ['13px', { lineHeight: '20px' }],
      base: ['14px', { lineHeight: '20px' }],
      lg: ['18px', { lineHeight: '24px', letterSpacing: '-0.011em' }],
      xl: ['24px', { lineHeight: '32px', letterSpacing: '-0.019em' }],
    },
    boxShadow: { none: 'none', raised: role('shadow-raised'), overlay: role('shadow-overlay') },
    transitionDuration: { DEFAULT: '100ms', 100: '100ms' },
  },
} satisfies Config;
