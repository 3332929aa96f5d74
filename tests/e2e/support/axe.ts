import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const findingsSchema = z.array(
  z.object({ id: z.string(), impact: z.string().nullish(), nodes: z.array(z.object({ html: z.string() })) }),
)

type Options = {
  /** A selector: only what is inside is looked at, for windows over a page that is looked at by itself. */
  within?: string
  /** Another theme changes the colours and nothing else. */
  onlyContrast?: boolean
}

/** No serious or critical accessibility finding on what the page shows now; colour contrast included. */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, onlyContrast = false }: Options = {},
): Promise<void> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source)
  const context = within === undefined ? 'document' : JSON.stringify(within)
  const options = { resultTypes: ['violations'], ...(onlyContrast && { runOnly: ['color-contrast'] }) }
  const answer: unknown = await page.evaluate(
    `axe.run(${context}, ${JSON.stringify(options)}).then((result) => result.violations)`,
  )
  const grave = findingsSchema
    .parse(answer)
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(grave, what).toEqual([])
}
