import { screens, type ScreenId } from '@/domain/access/screens'

export type BenchedScreen = {
  /** Who opens it: the centre's owner, or the super admin in that centre. */
  who: 'owner' | 'admin'
  /** A selector: the screen stands once this is there and nothing says any more that it is loading. */
  shows: string
  /** Reads when it is opened (ENGINEERING 1.4). */
  reads: number
  /** More of the same screen that has data of its own: what follows the path. */
  views?: Readonly<Record<string, { reads: number; shows?: string }>>
}

const row = 'main tbody tr'
/** The directory and the last visits, and what the frame needs. */
const HELD = 20
/** A page of a list, with its frame. */
const PAGE = 51

/** Every screen with what it may read and when it stands; one that is missing does not compile. */
export const benchedScreens: Readonly<Record<ScreenId, BenchedScreen>> = {
  // Kept in two documents (decision 50); one more for each invoice that waits for approval, and what the frame needs.
  dashboard: { who: 'owner', shows: 'main a[href*="tab=dues"]', reads: 12 + 8 },
  gyms: { who: 'admin', shows: row, reads: PAGE },
  // The packages, and every centre for who has which: as many reads as there are centres.
  gymPackages: { who: 'admin', shows: row, reads: PAGE },
  members: { who: 'owner', shows: row, reads: HELD },
  inactiveMembers: { who: 'owner', shows: row, reads: HELD },
  memberPackages: { who: 'owner', shows: row, reads: PAGE },
  markAttendance: { who: 'owner', shows: 'main section[aria-label="Today"] tbody tr', reads: HELD },
  attendanceReports: {
    who: 'owner',
    shows: row,
    reads: HELD,
    views: { '?tab=grid': { reads: HELD + 31 } },
  },
  leads: {
    who: 'owner',
    shows: row,
    reads: PAGE,
    views: {
      '?view=board': { reads: PAGE, shows: 'main li[draggable]' },
      '?view=funnel': { reads: PAGE, shows: 'main canvas' },
    },
  },
  staff: { who: 'owner', shows: row, reads: PAGE },
  // A month of lines, the employees and the categories.
  contributions: { who: 'owner', shows: row, reads: 2 * PAGE },
  // The categories, and a count of the uses of each.
  contributionCategories: { who: 'owner', shows: row, reads: PAGE },
  staffAttendance: { who: 'owner', shows: 'main li[data-state]', reads: PAGE },
  staffAttendanceReports: { who: 'owner', shows: row, reads: PAGE + 31 },
  // A page, the directory of its search, and what its figures count.
  invoices: {
    who: 'owner',
    shows: row,
    reads: 60,
    views: { '?tab=overdue': { reads: 60 } },
  },
  expenseCategories: { who: 'owner', shows: row, reads: PAGE },
  expenses: { who: 'owner', shows: row, reads: 2 * PAGE },
  promoCodes: { who: 'owner', shows: row, reads: PAGE },
  siteConfig: { who: 'owner', shows: 'main input', reads: PAGE },
}

export type BenchedAddress = { path: string; who: BenchedScreen['who']; shows: string; reads: number }

/** Each address that the bench opens. */
export const benchedAddresses = (): BenchedAddress[] =>
  Object.entries(benchedScreens).flatMap(([id, { who, shows, reads, views = {} }]) => {
    const { path } = screens[id as ScreenId]
    const more = Object.entries(views).map(([rest, view]) => ({
      path: `${path}${rest}`,
      who,
      shows,
      ...view,
    }))
    return [{ path, who, shows, reads }, ...more]
  })
