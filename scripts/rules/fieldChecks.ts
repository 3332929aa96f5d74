import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Bound, Bounds } from './bounds'
import { functionText, listText, patternsText } from './lines'

/** A field as its schema has it: what it holds in the end, whether it may be null, and what it reads as when missing. */
type Field = { type: z.core.$ZodType; isNullable: boolean; missing: string | null }

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Only what a rule can write down: another default is never asked for. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return '[]'
  return typeof value === 'object' && value !== null ? '{}' : String(value)
}

function fieldOf(schema: z.core.$ZodType): Field {
  let type = schema
  let isNullable = false
  let missing: string | null = null
  for (;;) {
    if (type instanceof z.ZodDefault || type instanceof z.ZodPrefault) {
      missing = literal(type.def.defaultValue)
      type = type.def.innerType
    } else if (type instanceof z.ZodNullable) {
      isNullable = true
      type = type.def.innerType
    } else return { type, isNullable, missing }
  }
}

const isDate = ({ type }: Field) => type === civilDateSchema

/** RE2 repeats at most a thousand times, and its point is no line end. */
const LONGEST_REPEAT = 1000

/** From so many texts on, joining and matching them all at once costs fewer expressions than one check for each. */
const MANY_TEXTS = 5

/**
 * A text among others: its pattern, what the pattern can't say (how long one is that is longer than RE2 counts), and the
 * check of it alone.
 */
type JoinedText = { value: string; pattern: string; size: string; mayBeEmpty: boolean; alone: string }

/** Between the texts of a list that is matched as one. */
const BETWEEN = '\\u001e'

/** A list is joined, which fails, and so refuses, for what is no list. */
function joinedWords(list: string, { most, each }: Bound & { kind: 'words' }) {
  const word = `[^${BETWEEN}]{1,${each}}`
  return { value: `${list}.join('${BETWEEN}')`, pattern: `(|${word}(${BETWEEN}${word}){0,${most - 1}})` }
}

/** null for what is no text. */
function joinedText(value: string, bound: Bound): Omit<JoinedText, 'alone'> | null {
  if (bound.kind === 'pattern') return { value, pattern: `(${bound.pattern})`, size: '', mayBeEmpty: false }
  if (bound.kind === 'written')
    return { value: `string(${value})`, pattern: `(${bound.pattern})`, size: '', mayBeEmpty: false }
  if (bound.kind === 'words') return { ...joinedWords(value, bound), size: '', mayBeEmpty: true }
  if (bound.kind !== 'text') return null
  const mayBeEmpty = bound.least === 0
  if (bound.most <= LONGEST_REPEAT)
    return { value, pattern: `.{${bound.least},${bound.most}}`, size: '', mayBeEmpty }
  return { value, pattern: mayBeEmpty ? '.*' : '.+', size: `${value}.size() <= ${bound.most}`, mayBeEmpty }
}

/** A split drops the empty texts at its end, so the last is one that is never empty. */
function allTexts(texts: readonly JoinedText[]): string {
  const inOrder = [...texts.filter((text) => text.mayBeEmpty), ...texts.filter((text) => !text.mayBeEmpty)]
  const last = inOrder.at(-1)?.mayBeEmpty === false ? [] : [{ value: "'.'", pattern: '.' }]
  const all = [...inOrder, ...last]
  return `areTexts(${listText(all.map(({ value }) => value))}, ${patternsText(all.map(({ pattern }, at) => (at === 0 ? `(?s)${pattern}` : pattern)))})`
}

/** False for what is too long; fails, and so refuses, for what is no text. */
function textCheck(value: string, least: 0 | 1, most: number): string {
  if (most <= LONGEST_REPEAT) return `${value}.matches('(?s).{${least},${most}}')`
  return [
    `${value} is string`,
    ...(least === 0 ? [] : [`${value} != ''`]),
    `${value}.size() <= ${most}`,
  ].join(' && ')
}

const numberCheck = (value: string, { above, least, most }: Bound & { kind: 'number' }): string =>
  `${value} ${above ? '>' : '>='} ${least} && ${value} <= ${most}`

/** The same by its distance from the middle, which costs fewer expressions where the value is asked for by its name alone. */
const distanceCheck = (value: string, { above, least, most }: Bound & { kind: 'number' }): string | null =>
  above ? null : `math.abs(${value} - ${(least + most) / 2}) <= ${(most - least) / 2}`

/** '' where a bound is held elsewhere: by `isNew` and `isEdit`, or by hand. */
function boundCheck(name: string, value: string, bound: Bound, helper: string, isWhole: boolean): string {
  switch (bound.kind) {
    case 'text':
      return textCheck(value, bound.least, bound.most)
    case 'pattern':
      return `${value}.matches(${quoted(bound.pattern)})`
    case 'written':
      return `string(${value}).matches(${quoted(bound.pattern)})`
    case 'number':
      return (isWhole ? distanceCheck(value, bound) : null) ?? numberCheck(value, bound)
    case 'whole':
      return `${value} is int && ${value} >= ${bound.least} && ${value} <= ${bound.most}`
    case 'texts':
      return `${value} is list && ${value}.size() <= ${bound.most} && ${value}.join('').size() <= ${bound.characters}`
    case 'words': {
      const joined = joinedWords(value, bound)
      return `${joined.value}.matches('(?s)${joined.pattern}')`
    }
    case 'map':
      return `${helper}(${value})`
    case 'file':
      return `isFile(${value}, ${quoted(name)})`
    case 'maker':
    case 'kept':
    case 'server':
    case 'byHand':
      return ''
  }
}

/** The functions that check one map, the outermost last. */
export type Checks = { conditions: string[]; helpers: string[] }

/** Fields that every record has, held by `isNew` and `isEdit`. */
const ofEveryRecord = ['id', 'gymId', 'createdAt', 'updatedAt']

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

function helperOf(name: string, schema: z.core.$ZodType, bounds: Bounds, isWhole: boolean): string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is no map in its schema`)
  const { conditions, helpers } = checksOf('map', schema, bounds, name, isWhole)
  const keys = `map.keys().hasOnly(${quoted(Object.keys(schema.shape).join(' '))}.split(' '))`
  return [...helpers, functionText(`${name}(map)`, [], [keys, ...conditions])]
}

/**
 * The conditions of a record `it`: types, choices and days from the schema, sizes from the bounds. Fails when a bound is
 * missing for what a schema leaves open, or stands for a field that no schema knows. `isWhole`: every write of a page
 * brings all fields, so that none is asked for what it reads as when missing.
 */
export function checksOf(
  it: string,
  schema: z.ZodObject,
  bounds: Bounds,
  noun: string,
  isWhole = false,
): Checks {
  const conditions: string[] = []
  const helpers: string[] = []
  const texts: JoinedText[] = []
  const flags: string[] = []
  const days: string[] = []
  const unknown = Object.keys(bounds).filter((name) => !(name in schema.shape))
  if (unknown.length > 0) throw new Error(`${noun} has no ${unknown.join(', ')}`)
  for (const [name, stored] of Object.entries<z.core.$ZodType>(schema.shape)) {
    if (ofEveryRecord.includes(name)) continue
    const field = fieldOf(stored)
    const { type, isNullable, missing } = field
    const value = isWhole || missing === null ? `${it}.${name}` : `${it}.get(${quoted(name)}, ${missing})`
    const bound = bounds[name]
    if (bound !== undefined) {
      const helper = `${noun}${capital(name)}`
      if (bound.kind === 'map') helpers.push(...helperOf(helper, type, bound.bounds, isWhole))
      const check = boundCheck(name, isNullable ? `${it}.${name}` : value, bound, helper, isWhole)
      const text = isNullable && bound.kind !== 'written' ? null : joinedText(value, bound)
      if (text !== null) texts.push({ ...text, alone: check })
      else if (check !== '') conditions.push(isNullable ? `(${value} == null || ${check})` : check)
    } else if (type instanceof z.ZodBoolean) flags.push(value)
    else if (type instanceof z.ZodEnum) {
      const options = type.options.map(String)
      const values = [...(isNullable ? ['null'] : []), ...options.map(quoted)].join(', ')
      const alone = `${value} in [${values}]`
      if (isNullable) conditions.push(alone)
      else {
        const pattern = `(${options.join('|')})`
        texts.push({ value, pattern, size: '', mayBeEmpty: options.includes(''), alone })
      }
    } else if (isDate(field) && isNullable) days.push(value)
    else if (isDate(field)) conditions.push(`isCivilDate(${value})`)
    else throw new Error(`${noun}.${name} needs a bound`)
  }
  if (texts.length < MANY_TEXTS) conditions.unshift(...texts.map(({ alone }) => alone))
  else conditions.unshift(allTexts(texts), ...texts.flatMap(({ size }) => (size === '' ? [] : [size])))
  if (flags.length === 1) conditions.push(`${flags.join('')} is bool`)
  else if (flags.length > 1) conditions.push(`[${flags.join(', ')}].hasOnly([true, false])`)
  if (days.length === 1) conditions.push(`(${days.join('')} == null || isCivilDate(${days.join('')}))`)
  else if (days.length > 1) conditions.push(`datesOrNull([${days.join(', ')}], '{${days.length}}')`)
  return { conditions, helpers }
}
