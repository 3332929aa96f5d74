import type { PageOf } from '@/data/store/live'
import type { Gym } from '@/domain/gyms/gym'
import { publicGymOf, type PublicGym } from '@/domain/gyms/publicGym'
import type { Live } from '@/live/live'

/** A centre as the list shows it. `gym` is the whole record: an administrator's alone, Sales has null. */
export type GymRow = PublicGym & { gym: Gym | null }

export const rowOfGym = (gym: Gym): GymRow => ({ ...publicGymOf(gym), gym })
export const rowOfPublic = (gym: PublicGym): GymRow => ({ ...gym, gym: null })

/** The same page with each record as a row. */
export const rowsOf = <T>(page: Live<PageOf<T>>, rowOf: (record: T) => GymRow): Live<PageOf<GymRow>> =>
  page.status === 'ready' ? { ...page, value: { ...page.value, rows: page.value.rows.map(rowOf) } } : page
