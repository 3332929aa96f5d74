import { expect, it } from 'vitest'
import { host, ports } from '../support/emulators'
import { rulesProjects, rulesText } from './support/environment'

type Expression = { line: number; from: number; to: number; values: Set<'true' | 'false' | 'other'> }

const POSITION = Buffer.from('"sourcePosition": {')
const VALUE = Buffer.from('"value": {')
const CAUSE = Buffer.from('"undefined": {')
const BOOLEANS = ['true', 'false'] as const
const bytesOf = { true: Buffer.from('"boolValue": true'), false: Buffer.from('"boolValue": false') }
/** More than a marker with the line before it, or a position with its numbers, takes. */
const AROUND = 2_048
/** Read so much, then look through it. */
const AT_ONCE = 16 * 1024 * 1024

const SPACE = 32

/** Whether this comes first before it, spaces and ends of lines left out. */
function isAfter(part: Buffer, at: number, before: Buffer): boolean {
  let end = at
  while ((part[end - 1] ?? SPACE + 1) <= SPACE) end -= 1
  return part.subarray(Math.max(0, end - before.length), end).equals(before)
}

/** The numbers of a position that begins here. */
function placeAt(text: string): { line: number; from: number; to: number } {
  const numberOf = (name: string) => Number(new RegExp(`"${name}": (\\d+)`).exec(text)?.[1] ?? 0)
  return { line: numberOf('line'), from: numberOf('currentOffset'), to: numberOf('endOffset') }
}

/**
 * Adds to every expression of the rules, by its place, the values it took. The emulator's report holds whole documents as
 * values, some hundred megabytes of them, so it is searched for what counts and never parsed: of a position its numbers,
 * of a value whether it is a boolean. What could not be evaluated names the position of the cause, which is not the
 * expression's own.
 */
function reader(expressions: Map<string, Expression>) {
  let current: Expression = { line: 0, from: 0, to: 0, values: new Set() }

  /** Searches no further than these values go: the next marker may stand megabytes behind them. */
  function readValues(part: Buffer, from: number, to: number): void {
    const own = part.subarray(from, Math.min(part.length, to + bytesOf.false.length))
    if (current.values.size === 0 && own.includes(VALUE)) current.values.add('other')
    for (const value of BOOLEANS) {
      let at = own.indexOf(bytesOf[value])
      while (at !== -1 && !current.values.has(value)) {
        if (isAfter(part, from + at, VALUE)) current.values.add(value)
        at = own.indexOf(bytesOf[value], at + 1)
      }
    }
  }

  /** Reads what begins in `part` before `to`; looks around as far as `part` goes. */
  return (part: Buffer, from: number, to: number): void => {
    let done = from
    for (;;) {
      const found = part.indexOf(POSITION, done)
      const at = found === -1 || found >= to ? to : found
      readValues(part, done, at)
      if (at === to) return
      done = at + POSITION.length
      if (isAfter(part, at, CAUSE)) continue
      const place = placeAt(part.toString('latin1', at, at + AROUND))
      const key = `${String(place.from)}-${String(place.to)}`
      current = expressions.get(key) ?? { ...place, values: new Set() }
      expressions.set(key, current)
    }
  }
}

async function readReport(
  report: ReadableStream<Uint8Array>,
  expressions: Map<string, Expression>,
): Promise<void> {
  const read = reader(expressions)
  let kept = Buffer.alloc(0)
  let fresh: Uint8Array[] = []
  let size = 0
  const look = (isLast: boolean) => {
    const part = Buffer.concat([kept, ...fresh])
    const from = Math.max(0, kept.length - AROUND)
    read(part, from, isLast ? part.length : Math.max(from, part.length - AROUND))
    kept = part.subarray(Math.max(0, part.length - 2 * AROUND))
    fresh = []
    size = 0
  }
  for await (const chunk of report) {
    fresh.push(chunk)
    size += chunk.length
    if (size > AT_ONCE) look(false)
  }
  look(true)
}

function lackOf({ values }: Expression): string | null {
  if (values.size === 0) return 'never reached'
  if (!values.has('true') && !values.has('false')) return null
  return values.has('true') ? (values.has('false') ? null : 'never false') : 'never true'
}

const reportOf = async (project: string): Promise<ReadableStream<Uint8Array>> => {
  const url = `http://${host}:${String(ports.firestore)}/emulator/v1/projects/${project}:ruleCoverage`
  const answer = await fetch(url)
  // "Internal" when the values that the tests brought are too many for its memory: make them smaller, or more projects.
  if (!answer.ok || answer.body === null)
    throw new Error(`There is no report of ${project}: ${await answer.text()}`)
  return answer.body
}

it('every condition of firestore.rules was once true and once false, over all tests of the rules', async () => {
  const found = new Map<string, Expression>()
  for (const project of rulesProjects) await readReport(await reportOf(project), found)
  const expressions = [...found.values()]
  const source = rulesText('firestore.rules')
  const lacking = expressions.flatMap((expression) => {
    const lack = lackOf(expression)
    const text = source.slice(expression.from, expression.to + 1).replace(/\s+/g, ' ')
    const isLiteral = text === 'true' || text === 'false'
    return lack === null || isLiteral ? [] : [`line ${String(expression.line)}: ${lack}: ${text}`]
  })
  expect(expressions.length).toBeGreaterThan(500)
  expect(lacking).toEqual([])
}, 180_000)
