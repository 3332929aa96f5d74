/**
 * Where PrimeReact puts its controls' styles. Each control writes them again as it appears, the same words, and the browser
 * lays out the whole page anew each time, the list behind a dialog too. Here the same words change nothing, and as the
 * box is the last of the page, styles that come are put after those that stand, which spares them.
 */
export function primeStyles(): HTMLElement {
  const box = document.createElement('div')
  const append = box.appendChild.bind(box)
  box.appendChild = (node) => {
    if (node instanceof HTMLStyleElement) ignoreSameWords(node)
    return append(node)
  }
  box.hidden = true
  document.documentElement.append(box)
  return box
}

function ignoreSameWords(style: HTMLStyleElement) {
  let words: string | null = null
  Object.defineProperty(style, 'textContent', {
    get: () => words,
    set: (next: string | null) => {
      if (next === words) return
      words = next
      style.replaceChildren(next ?? '')
    },
  })
}
