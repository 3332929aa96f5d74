import { refused, type Refusal } from './refusal'
import { beginningOf } from './text'

/** How long a text may be that a page writes, what it is called in a sentence, and what shortens it where Edit does not. */
export type TextLimit<Field extends string = string> = {
  field: Field
  most: number
  /** It may not be empty. */
  isNeeded?: true
  called: string
  fix?: string
}

/** As much of a name as a sentence bears. */
const LONGEST_SAID = 60

/** As the rules count: by characters, of which some take two places in a string. */
const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most

const said = (name: string): string =>
  name.length > LONGEST_SAID ? `${beginningOf(name, LONGEST_SAID)}…` : name

/**
 * Why nothing of a record can be changed: an older one may hold a longer text than a page may write, or none where one is needed,
 * and the rules look at the whole record whatever the change is about. null where they find nothing. `otherwise`: what to do
 * where there is no Edit.
 */
export function refuseTexts<Field extends string>(
  name: string,
  record: Readonly<Record<NoInfer<Field>, string>>,
  limits: readonly TextLimit<Field>[],
  otherwise?: string,
): Refusal | null {
  const missing = limits.find(({ field, isNeeded }) => isNeeded === true && record[field] === '')
  if (missing) return refused(`There is no ${missing.called}. ${otherwise ?? 'Enter it with Edit first.'}`)
  const found = limits.find(({ field, most }) => isLonger(record[field], most))
  if (found === undefined) return null
  const { called, most, fix = otherwise ?? 'Shorten it with Edit first.' } = found
  return refused(`The ${called} of ${said(name)} is longer than ${most} letters. ${fix}`)
}
