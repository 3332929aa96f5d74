import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Bound, Bounds } from './bounds'
import { functionText } from './lines'

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

/** '' where a bound is held elsewhere: by `isNew` and `isEdit`, or by hand. */
function boundCheck(name: string, value: string, bound: Bound, helper: string): string {
  switch (bound.kind) {
    case 'text':
      return textCheck(value, bound.least, bound.most)
    case 'pattern':
      return `${value}.matches(${quoted(bound.pattern)})`
    case 'number':
      return numberCheck(value, bound)
    case 'whole':
      return `${value} is int && ${value} >= ${bound.least} && ${value} <= ${bound.most}`
    case 'texts':
      return `${value} is list && ${value}.size() <= ${bound.most} && ${value}.join('').size() <= ${bound.characters}`
    case 'map':
      return `${helper}(${value})`
    case 'file':
      return `isFile(${quoted(name)})`
    case 'maker':
    case 'kept':
    case 'byHand':
      return ''
  }
}

/** The functions that check one map, the outermost last. */
export type Checks = { conditions: string[]; helpers: string[] }

/** Fields that every record has, held by `isNew` and `isEdit`. */
const ofEveryRecord = ['id', 'gymId', 'createdAt', 'updatedAt']

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

function helperOf(name: string, schema: z.core.$ZodType, bounds: Bounds): string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is no map in its schema`)
  const { conditions, helpers } = checksOf('map', schema, bounds, name)
  const keys = `map.keys().hasOnly(${quoted(Object.keys(schema.shape).join(' '))}.split(' '))`
  return [...helpers, functionText(`${name}(map)`, [], [keys, ...conditions])]
}

/**
 * The conditions of a record `it`: types, choices and days from the schema, sizes from the bounds. Fails when a bound is
 * missing for what a schema leaves open, or stands for a field that no schema knows.
 */
export function checksOf(it: string, schema: z.ZodObject, bounds: Bounds, noun: string): Checks {
  const conditions: string[] = []
  const helpers: string[] = []
  const flags: string[] = []
  const days: string[] = []
  const unknown = Object.keys(bounds).filter((name) => !(name in schema.shape))
  if (unknown.length > 0) throw new Error(`${noun} has no ${unknown.join(', ')}`)
  for (const [name, stored] of Object.entries<z.core.$ZodType>(schema.shape)) {
    if (ofEveryRecord.includes(name)) continue
    const field = fieldOf(stored)
    const { type, isNullable, missing } = field
    const value = missing === null ? `${it}.${name}` : `${it}.get(${quoted(name)}, ${missing})`
    const bound = bounds[name]
    if (bound !== undefined) {
      const helper = `${noun}${capital(name)}`
      if (bound.kind === 'map') helpers.push(...helperOf(helper, type, bound.bounds))
      const check = boundCheck(name, isNullable ? `${it}.${name}` : value, bound, helper)
      if (check !== '') conditions.push(isNullable ? `(${value} == null || ${check})` : check)
    } else if (type instanceof z.ZodBoolean) flags.push(value)
    else if (type instanceof z.ZodEnum)
      conditions.push(
        `${value} in [${[...(isNullable ? ['null'] : []), ...type.options.map((one) => quoted(String(one)))].join(', ')}]`,
      )
    else if (isDate(field) && isNullable) days.push(value)
    else if (isDate(field)) conditions.push(`isCivilDate(${value})`)
    else throw new Error(`${noun}.${name} needs a bound`)
  }
  if (flags.length > 0) conditions.push(`[${flags.join(', ')}].hasOnly([true, false])`)
  if (days.length > 0) conditions.push(`datesOrNull([${days.join(', ')}])`)
  return { conditions, helpers }
}
