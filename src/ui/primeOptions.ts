import type { APIOptions, PrimeReactPTOptions } from 'primereact/api'
import { primeStyles } from './primeStyles'

/**
 * PrimeReact leaves some controls without a name, or hides focusable ones from the reader; axe calls both serious.
 * Said once here for every use of a component.
 */
const names: PrimeReactPTOptions = {
  dropdown: {
    // The control inside has these; on the box around it they say nothing, and axe forbids them.
    root: {
      'aria-activedescendant': undefined,
      'aria-label': undefined,
      'aria-expanded': undefined,
      'aria-controls': undefined,
      'aria-invalid': undefined,
      'aria-required': undefined,
      'aria-describedby': undefined,
    },
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
  // The control inside is the switch; the box around it would be a second one, with a control in it.
  inputswitch: {
    root: {
      role: undefined,
      'aria-checked': undefined,
      'aria-invalid': undefined,
      'aria-required': undefined,
      'aria-describedby': undefined,
    },
  },
}

export const primeOptions: Partial<APIOptions> = {
  ripple: false,
  styleContainer: primeStyles(),
  // Its controls wait for their own motion to end, which base.css takes away from whoever asked for less.
  cssTransition: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  hideOverlaysOnDocumentScrolling: false,
  // As in tokens.css: above the popovers that they are opened from.
  zIndex: { modal: 900, overlay: 1410, menu: 1410, tooltip: 1600, toast: 1500 },
  pt: names,
  ptOptions: { mergeSections: true, mergeProps: true },
}
