import type { PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'
import type { FilterChoice } from '@/lists/filter'
import type { GymRow } from './gymRow'

/** The packages of the centres that are shown, and the one that is asked for, by name. */
export function packageChoices(page: Live<PageOf<GymRow>>, chosen: string | undefined): FilterChoice[] {
  const names = new Map<string, string>(chosen ? [[chosen, chosen]] : [])
  if (page.status === 'ready')
    for (const { gym } of page.value.rows)
      if (gym?.currentPackage?.packageId)
        names.set(gym.currentPackage.packageId, gym.currentPackage.name || gym.currentPackage.packageId)
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
