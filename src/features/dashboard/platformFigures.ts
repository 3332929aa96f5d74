import { SILENT_DAYS } from '@/domain/gyms/gymActivityOf'
import { UNHEALTHY_BELOW } from '@/domain/gyms/gymHealth'
import type { OpenStanding } from '@/domain/gyms/gymStanding'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import type { GymFilter } from '@/data/gyms/gymQueries'
import type { Tone } from '@/ui/StateChip'

/** A figure of the platform: how many centres a filter finds, and the address of the list that the filter makes. */
type PlatformFigure = {
  label: string
  icon: string
  tone: Tone
  note?: string
  /** Behind the path of Registered Gyms. */
  query: string
  filter: GymFilter
}
type FigureGroup = { title: string; figures: PlatformFigure[] }

const every: GymFilter = { search: '', status: 'all', type: null, sort: 'name', direction: 'asc' }
const open: GymFilter = { ...every, status: 'active' }

const standingLooks = {
  Trial: { icon: 'pi-hourglass', tone: 'blue', note: 'More than 7 days left', query: '?tab=trial' },
  Active: {
    ...{ icon: 'pi-check-circle', tone: 'green', query: '?tab=active' },
    note: 'Paid, not ending within 7 days',
  },
  Expiring: {
    ...{ icon: 'pi-clock', tone: 'amber', query: '?tab=expiring' },
    note: 'Trial or package ends within 7 days',
  },
  Expired: {
    ...{ icon: 'pi-exclamation-circle', tone: 'red', query: '?tab=expired' },
    note: 'The last day has passed',
  },
  'No package': { icon: 'pi-box', tone: 'grey', note: 'None was given yet', query: '?tab=none' },
} as const satisfies Record<OpenStanding, Omit<PlatformFigure, 'label' | 'filter'>>

const standingFigure = (of: OpenStanding, today: CivilDate): PlatformFigure => ({
  label: of,
  ...standingLooks[of],
  filter: { ...open, standing: { of, today } },
})

/** The others come to the first. */
const subscriptions = (today: CivilDate): PlatformFigure[] => [
  { label: 'Registered centres', icon: 'pi-building', tone: 'blue', query: '', filter: every },
  ...(['Trial', 'Active', 'Expiring', 'Expired'] as const).map((of) => standingFigure(of, today)),
  {
    label: 'Disabled',
    icon: 'pi-ban',
    tone: 'grey',
    note: 'Nobody signs in, data kept',
    query: '?tab=disabled',
    filter: { ...every, status: 'disabled' },
  },
  standingFigure('No package', today),
]

function endingSoon(today: CivilDate): PlatformFigure[] {
  const ending = (days: number, isTrial: boolean) => ({
    query: `?ends=${days}&kind=${isTrial ? 'trial' : 'paid'}`,
    filter: { ...open, ends: { from: today, to: addDays(today, days - 1) }, isTrial },
  })
  return [
    { label: 'Trials ending in 7 days', icon: 'pi-hourglass', tone: 'amber', ...ending(7, true) },
    { label: 'Subscriptions ending in 7 days', icon: 'pi-clock', tone: 'amber', ...ending(7, false) },
    { label: 'Subscriptions ending in 30 days', icon: 'pi-calendar', tone: 'blue', ...ending(30, false) },
  ]
}

/** Out of what each centre's last night kept. */
const needsAttention: PlatformFigure[] = [
  {
    label: 'Silent centres',
    icon: 'pi-volume-off',
    tone: 'red',
    note: `No check-in, sale or sign-in for ${SILENT_DAYS} days`,
    query: '?attention=silent',
    filter: { ...open, sign: 'silent' },
  },
  {
    label: 'Unhealthy centres',
    icon: 'pi-heart',
    tone: 'red',
    note: `Health below ${UNHEALTHY_BELOW} of 100`,
    query: '?attention=unhealthy',
    filter: { ...open, sign: 'unhealthy' },
  },
  {
    label: 'Failing nights',
    icon: 'pi-moon',
    tone: 'red',
    note: 'Last night found a problem',
    query: '?attention=problems',
    filter: { ...open, sign: 'problems' },
  },
  {
    label: 'Failing devices',
    icon: 'pi-wifi',
    tone: 'red',
    note: 'Centres with a device that did not answer',
    query: '?attention=devices',
    filter: { ...open, sign: 'devices' },
  },
]

const byType: PlatformFigure[] = [
  { label: 'Gyms', icon: 'pi-bolt', tone: 'grey', query: '?type=GYM', filter: { ...every, type: 'GYM' } },
  {
    label: 'Skating rinks',
    icon: 'pi-star',
    tone: 'grey',
    query: '?type=SKATING',
    filter: { ...every, type: 'SKATING' },
  },
]

/** The centres of the platform as they stand on that day. */
export const platformFigures = (today: CivilDate): FigureGroup[] => [
  { title: 'Centres', figures: subscriptions(today) },
  { title: 'Ending soon', figures: endingSoon(today) },
  { title: 'Needs attention', figures: needsAttention },
  { title: 'By type', figures: byType },
]

export const platformMoney = (rupees: number): string => formatMoney(rupees, PLATFORM_MONEY)

/** What came to the income of 30 days ago, or went, with its sign and its share. Rupees. */
export function incomeChange(now: number, before: number): string {
  const change = now - before
  if (Math.abs(change) < 0.005) return 'Same as 30 days ago'
  const sign = change > 0 ? '+' : '−'
  const share = before > 0 ? ` (${sign}${Math.round((Math.abs(change) / before) * 100)} %)` : ''
  return `${sign}${platformMoney(Math.abs(change))}${share} since 30 days ago`
}
