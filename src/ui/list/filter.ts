import { writtenDate } from '../civilText'

export type FilterChoice = { value: string; label: string }

/**
 * A condition a person may set. Its value is one URL parameter named `id`: the choice's value, `flag` is '1', `dates`
 * and `amounts` are `from..to` with either side open, `amount` a number.
 */
export type FilterDefinition<Id extends string = string> = { id: Id; label: string } & (
  | { kind: 'choice'; options: readonly FilterChoice[] }
  | { kind: 'dates' }
  | { kind: 'amount' }
  | { kind: 'text' }
  | { kind: 'flag' }
)

/** The two ends of a `from..to` value; an open end is absent. */
export function rangeOf(value: string | undefined): { from?: string; to?: string } {
  const [from = '', to = ''] = (value ?? '').split('..')
  return { ...(from && { from }), ...(to && { to }) }
}

export const rangeText = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')

/** A set condition as a person reads it. */
export function filterWords(definition: FilterDefinition, value: string): string {
  switch (definition.kind) {
    case 'choice':
      return definition.options.find((option) => option.value === value)?.label ?? value
    case 'flag':
      return 'Yes'
    case 'amount':
      return `₹${Number(value).toLocaleString('en-IN')}`
    case 'text':
      return value
    case 'dates': {
      const { from, to } = rangeOf(value)
      if (from && to) return from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`
      return from ? `from ${writtenDate(from)}` : `until ${writtenDate(to ?? '')}`
    }
  }
}
