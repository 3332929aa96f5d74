import { writtenDates, type FilterDefinition } from './filter'

const LONGEST = 300

type Shown = {
  tab: string
  q: string
  filters: Readonly<Record<string, string | undefined>>
  definitions: readonly FilterDefinition[]
  isSelection: boolean
}

/** A choice by its value and not by its label, which may be somebody's name; typed text not at all. */
function conditionText(definition: FilterDefinition, value: string): string {
  if (definition.kind === 'flag' || definition.kind === 'text') return definition.label
  return `${definition.label}: ${definition.kind === 'dates' ? writtenDates(value) : value}`
}

/** Which rows were exported, for the audit log: what was set, and nothing that tells of a person. */
export function exportedRows({ tab, q, filters, definitions, isSelection }: Shown): string {
  const set = definitions.flatMap((definition) => {
    const value = filters[definition.id] ?? ''
    return value === '' ? [] : [conditionText(definition, value)]
  })
  return [tab, ...set, q !== '' && 'Searched', isSelection && 'Selected rows']
    .filter(Boolean)
    .join('; ')
    .slice(0, LONGEST)
}
