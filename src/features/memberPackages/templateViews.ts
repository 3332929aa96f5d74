import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { cycleDays, isTerm } from '@/domain/packages/term'
import type { Views } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'

/** Any start does: lengths are only compared with one another. */
const someDay = civil('2026-01-01')

type Filter = 'category' | 'starter'

/** How the list of packages is looked at. `starter` opens the dialog of the usual four and is about no row. */
export const templateViews: Views<
  PackageTemplate,
  'onSale' | 'archived',
  'name' | 'price' | 'duration',
  Filter
> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  tabs: {
    onSale: { label: 'On sale', has: isOnSale },
    archived: { label: 'Archived', has: (template) => !isOnSale(template) },
  },
  sorts: {
    name: ({ name }) => lowerName(name),
    price: ({ price }) => price,
    duration: (template) => (isTerm(template) ? cycleDays(someDay, template) : 0),
  },
  descending: ['price'],
  filters: { category: ({ category }, chosen) => category === chosen, starter: () => true },
}
