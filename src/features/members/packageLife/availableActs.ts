import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { Member } from '@/domain/members/member'
import { isFrozenOn } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isExpired } from '@/domain/packages/term'

export type PackageActName = 'sell' | 'renew' | 'change' | 'freeze' | 'endFreeze' | 'extend' | 'cancel'

export type AvailableAct = {
  act: PackageActName
  label: string
  icon: string
  key?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Why it is not possible now. */
  why?: string
}

const sell: AvailableAct = { act: 'sell', label: 'Sell a package', icon: 'pi-shopping-bag', key: 'R' }

function renewal({ futurePackage }: Member): AvailableAct {
  const act: AvailableAct = { act: 'renew', label: 'Renew', icon: 'pi-refresh', key: 'R' }
  return futurePackage
    ? { ...act, isDisabled: true, why: `Already renewed until ${formatCivil(futurePackage.endDate)}` }
    : act
}

const isFrozenNowOrLater = (member: Member, today: CivilDate) =>
  isFrozenOn(member.lookup, today) || (member.lookup.frozenFrom ?? '') > today

function stopping(member: Member, today: CivilDate): AvailableAct {
  if (isFrozenNowOrLater(member, today))
    return { act: 'endFreeze', label: 'End the freeze', icon: 'pi-sun', key: 'F' }
  const act: AvailableAct = { act: 'freeze', label: 'Freeze', icon: 'pi-pause', key: 'F' }
  return member.currentPackage?.freeze.allowed === false
    ? { ...act, isDisabled: true, why: `${member.currentPackage.name} can't be frozen` }
    : act
}

/** The package acts that make sense for this member today, for this role (PRODUCT 2.H, 2.I). */
export function availableActs(member: Member, today: CivilDate, role: Role): AvailableAct[] {
  if (member.deleted || !member.isActive) return []
  const { currentPackage: current, futurePackage: future, lastPackage: last } = member
  const isRunning = current !== null && current.endDate !== null && !isExpired(current.endDate, today)
  if (!isRunning && !future) return current === null && last === null ? [sell] : [renewal(member)]
  const cancellation: AvailableAct[] = may(role, 'members.cancelPackage')
    ? [{ act: 'cancel', label: 'Cancel package', icon: 'pi-times-circle', isDanger: true }]
    : []
  return [
    renewal(member),
    { act: 'change', label: 'Change package', icon: 'pi-arrow-right-arrow-left' },
    stopping(member, today),
    { act: 'extend', label: 'Extend', icon: 'pi-calendar-plus' },
    ...cancellation,
  ]
}
