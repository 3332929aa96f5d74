import { writtenDate } from '@/ui/civilText'
import { amountText, type Format } from '@/ui/format/format'

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

/** Choices by the words for each value. */
export const optionsOf = (words: Record<string, string>): FilterChoice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const choiceFilter = <Id extends string>(id: Id, label: string, words: Record<string, string>) => ({
  id,
  label,
  kind: 'choice' as const,
  options: optionsOf(words),
})

/** The two ends of a `from..to` value; an open end is absent. */
export function rangeOf(value: string | undefined): { from?: string; to?: string } {
  const [from = '', to = ''] = (value ?? '').split('..')
  return { ...(from && { from }), ...(to && { to }) }
}

export const rangeText = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')

/** `20 Nov, 2026 to 25 Nov, 2026` of a `from..to` value. */
export function writtenDates(value: string): string {
  const { from, to } = rangeOf(value)
  if (from && to) return from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`
  return from ? `from ${writtenDate(from)}` : `until ${writtenDate(to ?? '')}`
}

/** A set condition as a person at the centre reads it. */
export function filterWords(definition: FilterDefinition, value: string, format: Format): string {
  switch (definition.kind) {
    case 'choice':
      return definition.options.find((option) => option.value === value)?.label ?? value
    case 'flag':
      return 'Yes'
    case 'amount':
      return amountText(Number(value), format)
    case 'text':
      return value
    case 'dates':
      return writtenDates(value)
  }
}
