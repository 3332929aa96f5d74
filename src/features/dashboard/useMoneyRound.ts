import { useMemo } from 'react'
import { duesOf } from '@/domain/members/memberTotals'
import type { ListedMember } from '@/domain/members/listedMember'

/**
 * When a sum that the store reckons, and so has no listener, is asked again: when what the members owe together has
 * changed, which every act on money does. null while that is not known: nothing is asked twice for it.
 */
export const useMoneyRound = (members: readonly ListedMember[] | null): string | null =>
  useMemo(() => (members === null ? null : String(duesOf(members))), [members])
