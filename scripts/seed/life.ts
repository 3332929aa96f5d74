import type { ChangeMode } from '@/domain/packageLife/changePlan'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Person } from './person'

/** How a sale is paid. Shares are of the sale's amount; what is not paid stays due. */
export type Paying = {
  now: number
  mode: string
  /** Days after the sale; null when it was paid at once. */
  dueIn: number | null
  /** Share 1 means "all that is left". */
  later: readonly { after: number; share: number }[]
}

export type Sale = {
  template: PackageTemplate
  startDate: CivilDate
  paying: Paying
  /** Rupees, with its reason. */
  discount: number
  discountReason: string
  promo: { name: string; percentOff: number } | null
  comments: string
}

/** One thing that happened to a member on a day. `of` counts the member's invoices from 0. */
export type Act = { on: CivilDate } & (
  | { kind: 'assign' | 'renew'; sale: Sale }
  | { kind: 'change'; mode: ChangeMode; sale: Sale }
  | { kind: 'freeze'; from: CivilDate; to: CivilDate; reason: string }
  | { kind: 'endFreeze' }
  | { kind: 'extend'; days: number; reason: string }
  | { kind: 'cancel'; fee: number; reason: string }
  | { kind: 'pay'; of: number; share: number; mode: string }
  | { kind: 'bounce'; of: number }
  | { kind: 'forgive'; of: number }
  | { kind: 'block'; reason: string }
  | { kind: 'deactivate'; reason: string }
  | { kind: 'remove' }
)

/** How often a member comes, and when. */
export type Habit = {
  /** Visits in a week in which nothing gets in the way. */
  perWeek: number
  /** Minutes after midnight around which the visits begin. */
  around: number
  stayMinutes: number
  /** The first day on which they no longer came; null while they do. */
  stoppedOn: CivilDate | null
}

export type Life = {
  id: string
  person: Person
  joinedOn: CivilDate
  source: string
  acts: Act[]
  habit: Habit
  hasPhoto: boolean
  /** Known to the centre's fingerprint device. */
  isEnrolled: boolean
  notes: string
  /** What this life is in the demo to show. */
  scenario: string
}
