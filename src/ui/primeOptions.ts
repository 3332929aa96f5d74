import type { APIOptions, PrimeReactPTOptions } from 'primereact/api'

/**
 * PrimeReact leaves some controls without a name, or hides focusable ones from the reader; axe calls both serious.
 * Said once here for every use of a component.
 */
const names: PrimeReactPTOptions = {
  dropdown: {
    root: { 'aria-activedescendant': undefined },
    select: { 'aria-hidden': true, tabIndex: -1 },
    trigger: {
      role: 'presentation',
      'aria-haspopup': undefined,
      'aria-expanded': undefined,
      'aria-label': undefined,
      'aria-hidden': true,
    },
    filterInput: { 'aria-label': 'Filter options' },
  },
  speeddial: { button: { root: { 'aria-label': 'Quick add' } } },
}

export const primeOptions: Partial<APIOptions> = {
  ripple: false,
  hideOverlaysOnDocumentScrolling: false,
  pt: names,
  ptOptions: { mergeSections: true, mergeProps: true },
}
