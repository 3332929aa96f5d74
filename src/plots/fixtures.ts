import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { PlotConfiguration } from './chartJs'

/** What was to be drawn, the latest last. */
const drawn: PlotConfiguration[] = []

/** In place of chart.js where there is no canvas. */
export function drawOn(_canvas: HTMLCanvasElement, configuration: PlotConfiguration) {
  drawn.push(configuration)
  return { destroy: () => undefined }
}

/** The values of each series of the latest drawing, by its label. */
export const drawnSeries = (): Record<string, (number | null)[]> =>
  Object.fromEntries((drawn.at(-1)?.data.datasets ?? []).map(({ label = '', data }) => [label, data]))

/** For a file whose tests draw: without media queries, and each without what was drawn before. */
export function drawAfresh() {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  })
  afterEach(() => void drawn.splice(0))
  afterAll(() => vi.unstubAllGlobals())
}

/** Each row of a table as its cells read, the head first. */
export const cellsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  )
