import { z } from 'zod'
import { host, ports } from '../../support/emulators'
import { loadRules } from './environment'

export type Expression = { line: number; from: number; to: number; values: Set<'true' | 'false' | 'other'> }

const POSITION = Buffer.from('"sourcePosition": {')
const VALUE = Buffer.from('"value": {')
const CAUSE = Buffer.from('"undefined": {')
const BOOLEANS = ['true', 'false'] as const
const bytesOf = { true: Buffer.from('"boolValue": true'), false: Buffer.from('"boolValue": false') }
/** More than a marker with the line before it, or a position with its numbers, takes. */
const AROUND = 2_048
/** So much is read, then looked through. */
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

export async function readReport(
  report: ReadableStream<Uint8Array>,
  expressions: Map<string, Expression>,
  atOnce = AT_ONCE,
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
    if (size > atOnce) look(false)
  }
  look(true)
}

const emulator = `http://${host}:${String(ports.firestore)}`
/** What each suite of tests has reached, in a project where nothing else is. */
const suites = `${emulator}/v1/projects/demo-rules-coverage/databases/(default)/documents/suites`
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function answerOf(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return answer
}

/**
 * Keeps what the tests of a suite have reached, and lets the emulator forget it: it holds every value of every expression, whole
 * documents among them, and those of all suites together are more than its memory.
 */
export async function keepCoverage(project: string, suite: string): Promise<void> {
  const expressions = new Map<string, Expression>()
  const { body } = await answerOf(`${emulator}/emulator/v1/projects/${project}:ruleCoverage`)
  if (body === null) throw new Error(`There is no report of ${project}.`)
  await readReport(body, expressions)
  await loadRules(project)
  const found = [...expressions.values()].map(({ values, ...place }) => ({ ...place, values: [...values] }))
  const fields = { found: { stringValue: JSON.stringify(found) } }
  await answerOf(`${suites}/${suite}`, { method: 'PATCH', headers: owner, body: JSON.stringify({ fields }) })
}

const keptSchema = z.object({
  documents: z.array(z.object({ fields: z.object({ found: z.object({ stringValue: z.string() }) }) })),
})
const foundSchema = z.array(
  z.object({
    ...{ line: z.number(), from: z.number(), to: z.number() },
    values: z.array(z.enum(['true', 'false', 'other'])),
  }),
)

/** Every expression with the values that it took in any suite. */
export async function keptCoverage(): Promise<Expression[]> {
  const { documents } = keptSchema.parse(
    await (await answerOf(`${suites}?pageSize=100`, { headers: owner })).json(),
  )
  const all = new Map<string, Expression>()
  for (const { fields } of documents)
    for (const { values, ...place } of foundSchema.parse(JSON.parse(fields.found.stringValue))) {
      const key = `${String(place.from)}-${String(place.to)}`
      const known = all.get(key) ?? { ...place, values: new Set() }
      for (const value of values) known.values.add(value)
      all.set(key, known)
    }
  return [...all.values()]
}
