type Attributes = Record<string, string | boolean | undefined>

/** An element with its attributes and content; `true` is an attribute without a value, false and undefined are none. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...content: (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  element.append(...content.filter((part) => part !== null))
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing of one stroke, 24 units wide; decorative, its meaning stands beside it. */
export function drawing(path: string, className: string | undefined): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' }
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries({ ...look, ...ends })) svg.setAttribute(name, value)
  if (className !== undefined) svg.setAttribute('class', className)
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
