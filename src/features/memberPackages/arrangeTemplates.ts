import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { cycleDays, isTerm } from '@/domain/packages/term'
import { civil } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'

export const templateTabs = ['onSale', 'archived'] as const
export type TemplateTab = (typeof templateTabs)[number]

export const templateSorts = ['name', 'price', 'duration'] as const
export type TemplateSort = (typeof templateSorts)[number]

export type Arrangement = {
  tab: TemplateTab
  q: string
  sort: { by: TemplateSort; direction: 'asc' | 'desc' }
  filters: { category?: string }
}

const isOnSale = ({ isActive, deleted }: PackageTemplate) => isActive && !deleted

export const templatesOf = (templates: readonly PackageTemplate[], tab: TemplateTab) =>
  templates.filter((template) => isOnSale(template) === (tab === 'onSale'))

/** Any start does: lengths are only compared with one another. */
const someDay = civil('2026-01-01')
const lengthOf = (template: PackageTemplate) => (isTerm(template) ? cycleDays(someDay, template) : 0)

const valueOf: Record<TemplateSort, (template: PackageTemplate) => string | number> = {
  name: (template) => lowerName(template.name),
  price: (template) => template.price,
  duration: lengthOf,
}

function compare(by: TemplateSort) {
  const value = valueOf[by]
  return (one: PackageTemplate, other: PackageTemplate) => {
    const [a, b] = [value(one), value(other)]
    return a < b ? -1 : a > b ? 1 : one.id < other.id ? -1 : 1
  }
}

/** The rows of the open tab: searched by any word of the name, filtered and sorted. */
export function arrangeRows(templates: readonly PackageTemplate[], { tab, q, sort, filters }: Arrangement) {
  const typed = lowerName(q)
  const rows = templatesOf(templates, tab)
    .filter(({ category }) => !filters.category || category === filters.category)
    .filter(({ name }) => typed === '' || ` ${lowerName(name)}`.includes(` ${typed}`))
    .sort(compare(sort.by))
  return sort.direction === 'desc' ? rows.reverse() : rows
}

/** All packages as one page of a list. */
export const arrange = (
  live: Live<PageOf<PackageTemplate>>,
  arrangement: Arrangement,
): Live<PageOf<PackageTemplate>> =>
  live.status === 'ready'
    ? {
        ...live,
        value: { ...live.value, rows: arrangeRows(live.value.rows, arrangement), next: null, previous: null },
      }
    : live
