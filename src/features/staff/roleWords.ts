import type { StaffRole } from '@/domain/staff/staff'

/** PRODUCT 2.I in plain words: what somebody of that role may do once signed in. */
export const roleWords: Record<
  StaffRole,
  { summary: string; may: readonly string[]; mayNot: readonly string[] }
> = {
  Manager: {
    summary: 'Works the front desk of this centre.',
    may: [
      'Mark attendance',
      'Add and edit members',
      'Sell, renew, freeze and extend packages, and take payments',
      'See the packages that are on sale',
    ],
    mayNot: [
      'Change prices, cancel packages or delete members',
      'Export lists',
      'See the dashboard, staff or settings',
    ],
  },
  Sales: {
    summary: 'Sees the list of registered centres, and nothing of this one.',
    may: ['See the name, place, owner and package of every registered centre'],
    mayNot: ['See members, money or anything else of any centre', 'Mark attendance'],
  },
}
