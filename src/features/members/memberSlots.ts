import { createContext, useContext, type ComponentType } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import type { PackageActName } from '@/domain/packageLife/possibleActs'
import type { Several } from '@/components/members/several'

type OnClose = { onClose: () => void }
type ForSeveral = ComponentType<OnClose & { who: Several }>
type PackageActProps = OnClose & { act: PackageActName; memberId: string }
type StartedActProps = PackageActProps & { leadId?: string }

/**
 * What other subjects show over the lists of members. Features do not know each other, so `app` fills these in, each to
 * be loaded when it is opened (decision 40).
 */
export type MemberSlots = {
  /** Tabs of the drawer. */
  PackageTab: ComponentType<{ member: Member }>
  /** `onCollect`: where something is due and this person may take it. */
  MoneyTab: ComponentType<{ member: Member; onCollect: (() => void) | undefined }>
  /** The sheet of one act: chosen in a menu, or asked for by the address. */
  PackageAct: ComponentType<StartedActProps>
  /** Fetches that sheet, for whoever may press next. */
  fetchPackageAct: () => void
  AddressedAct: ComponentType<PackageActProps>
  /** Takes money on an invoice of theirs. */
  Collect: ComponentType<OnClose & { memberId: string }>
  ExtendMany: ForSeveral
  SmsDialog: ForSeveral
  PrintCards: ForSeveral
  DoorAccess: ComponentType<OnClose & { member: ListedMember }>
  MemberImport: ComponentType<OnClose>
}

export const MemberSlotsContext = createContext<MemberSlots | null>(null)

export function useMemberSlots(): MemberSlots {
  const slots = useContext(MemberSlotsContext)
  if (slots === null) throw new Error('The lists of members stand within MemberSlotsContext.')
  return slots
}
