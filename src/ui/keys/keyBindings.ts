/** One key, a chord (`mod+k`, `ctrl+enter`) or a sequence of two (`g d`). Names: esc, enter, space, up, down. */
export type KeyBinding = {
  keys: string
  label: string
  /** Absent when it is only listed: what has the focus hears it itself. */
  run?: (() => void) | undefined
  /** True for chords that work while typing too. */
  inInputs?: boolean
}

/** Bindings of one place. Only the topmost layer hears keys: a list is silent under an open drawer. */
export type KeyGroup = { group: string; layer: string; bindings: readonly KeyBinding[] }

export const PAGE_LAYER = 'page'

const SEQUENCE_MS = 1_000

const groups: KeyGroup[] = []
const layers: string[] = []
let isListening = false
let begun = { key: '', at: 0 }

const topLayer = () => layers.at(-1) ?? PAGE_LAYER

/** What the keys do here and now, for the sheet behind `?`. */
export const heardGroups = (): KeyGroup[] => groups.filter((group) => group.layer === topLayer())

export function addKeys(group: KeyGroup): () => void {
  listen()
  groups.push(group)
  return () => void groups.splice(groups.indexOf(group), 1)
}

export function addLayer(id: string): () => void {
  layers.push(id)
  return () => void layers.splice(layers.lastIndexOf(id), 1)
}

function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('keydown', hear)
}

function hear(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const chord = chordOf(event)
  const typing = isTyping(event.target)
  const sequence = begun.key && event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.key} ${chord}` : ''
  begun = { key: '', at: 0 }

  const heard = heardGroups()
    .reverse()
    .flatMap((group) => group.bindings)
    .filter((binding) => binding.run && (!typing || binding.inInputs))
  const binding = heard.find(({ keys }) => keys === sequence) ?? heard.find(({ keys }) => keys === chord)
  if (binding) {
    event.preventDefault()
    binding.run?.()
  } else if (heard.some(({ keys }) => keys.startsWith(`${chord} `))) {
    begun = { key: chord, at: event.timeStamp }
  }
}

const names: Record<string, string> = {
  Escape: 'esc',
  Enter: 'enter',
  ' ': 'space',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The pressed chord in our notation. Shift is left out of what it changes by itself: `?` is `?`. */
export function chordOf(event: KeyboardEvent): string {
  const name = names[event.key] ?? event.key.toLowerCase()
  const shift = event.shiftKey && (name.length > 1 || /[a-z]/.test(name)) ? 'shift+' : ''
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : ''
  const alt = event.altKey ? 'alt+' : ''
  return `${mod}${alt}${shift}${name}`
}

const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'])

/** Letters are inert where letters are typed (PRODUCT 3 "Keys"). */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.isContentEditable ||
    target.closest('[role=combobox],[role=listbox],[role=grid],[role=menu]') !== null
  )
}
