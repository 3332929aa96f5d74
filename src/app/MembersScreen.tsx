import { lazy } from 'react'
import InactiveMembersPage from '@/features/members/InactiveMembersPage'
import { MemberSlotsContext, type MemberSlots } from '@/features/members/memberSlots'
import MembersPage from '@/features/members/MembersPage'

const packageAct = () => import('@/features/packageLife/PackageAct')

const slots: MemberSlots = {
  PackageTab: lazy(async () => ({
    default: (await import('@/features/packageLife/packageTab/PackageTab')).PackageTab,
  })),
  MoneyTab: lazy(async () => ({
    default: (await import('@/features/packageLife/moneyTab/MoneyTab')).MoneyTab,
  })),
  PackageAct: lazy(async () => ({ default: (await packageAct()).PackageAct })),
  // Without it the press fetches it, and says so where it can't.
  fetchPackageAct: () => void packageAct().catch(() => undefined),
  AddressedAct: lazy(async () => ({
    default: (await import('@/features/packageLife/AddressedAct')).AddressedAct,
  })),
  Collect: lazy(async () => ({
    default: (await import('@/features/invoices/acts/CollectOfMember')).CollectOfMember,
  })),
  ExtendMany: lazy(async () => ({
    default: (await import('@/features/packageLife/ExtendManyDialog')).ExtendManyDialog,
  })),
  SmsDialog: lazy(async () => ({ default: (await import('@/features/messages/SmsDialog')).SmsDialog })),
  PrintCards: lazy(async () => ({
    default: (await import('@/features/memberCards/PrintCards')).PrintCards,
  })),
  DoorAccess: lazy(async () => ({
    default: (await import('@/features/doorAccess/DoorAccess')).DoorAccess,
  })),
  MemberImport: lazy(async () => ({
    default: (await import('@/features/memberImport/MemberImport')).MemberImport,
  })),
}

/** The members who train here, with what other subjects do to them: packages, money, messages, cards, the door. */
export const MembersScreen = () => (
  <MemberSlotsContext value={slots}>
    <MembersPage />
  </MemberSlotsContext>
)

/** The same over those who have left. */
export const InactiveMembersScreen = () => (
  <MemberSlotsContext value={slots}>
    <InactiveMembersPage />
  </MemberSlotsContext>
)
