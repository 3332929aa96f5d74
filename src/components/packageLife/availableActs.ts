import type { Role } from '@/domain/access/role'
import type { ListedMember } from '@/domain/members/listedMember'
import { possibleActs, type PackageActName } from '@/domain/packageLife/possibleActs'
import type { CivilDate } from '@/domain/shared/civilDate'

type ActWords = { label: string; icon: string; key?: string; isDanger?: boolean }

export type AvailableAct = ActWords & {
  act: PackageActName
  isDisabled?: boolean
  /** Why it is not possible now. */
  why?: string
}

const words: Record<PackageActName, ActWords> = {
  sell: { label: 'Sell a package', icon: 'pi-shopping-bag', key: 'R' },
  renew: { label: 'Renew', icon: 'pi-refresh', key: 'R' },
  change: { label: 'Change package', icon: 'pi-arrow-right-arrow-left' },
  freeze: { label: 'Freeze', icon: 'pi-pause', key: 'F' },
  endFreeze: { label: 'End the freeze', icon: 'pi-sun', key: 'F' },
  extend: { label: 'Extend', icon: 'pi-calendar-plus' },
  cancel: { label: 'Cancel package', icon: 'pi-times-circle', isDanger: true },
}

/** The package acts of a member as menus show them. */
export const availableActs = (member: ListedMember, today: CivilDate, role: Role): AvailableAct[] =>
  possibleActs(member, today, role).map(({ act, why }) => ({
    act,
    ...words[act],
    ...(why !== null && { isDisabled: true, why }),
  }))
