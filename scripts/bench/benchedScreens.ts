import { invoiceTabs } from '@/data/invoices/invoiceQueries'
import { screens, type ScreenId } from '@/domain/access/screens'

type Opened = {
  /** Who opens it: the centre's owner, or the super admin over all centres. */
  who: 'owner' | 'admin'
  /** A selector: the screen stands once this is there and nothing says any more that it is loading. */
  shows: string
  /** At most, when it is opened (ENGINEERING 1.4); in words, why that grows with a centre: its ratios are shown, and fail nothing. */
  reads: number | string
  /** Why its time grows with a centre although its reads do not: it is shown, and fails nothing; its reads fail as any. */
  grows?: string
  /** The same of its time after a reload alone: in the app what it needs is there already. */
  loads?: string
  /** The button that opens it, where it has no address of its own: it is measured from the press. */
  press?: string
}

export type BenchedScreen = Opened & {
  /** More of the same screen that has data of its own: what follows the path. `{gym}` is the centre's id. */
  views?: Readonly<Record<string, Partial<Opened>>>
}

const row = 'main tbody tr'
/** A list of which the centre may have none. */
const rowOrNone = `${row}, main [class*="_empty_"]`
/** The directory and the last visits, and what the frame needs. */
const HELD = 20
/** A page of a list, with its frame. */
const PAGE = 51
/** A page, the directory of its search, and what its figures count. */
const INVOICES = 60

/** ENGINEERING 1.4 gives such a report a read a day: every visit of those days is in them. */
const ofVisits = 'is made of every visit of its days'

/** Every member, as many as a centre has; a screen of the app that comes to them finds them there. */
const directory = 'loads the directory of all members'

const otherTabs = invoiceTabs.slice(1).map((tab) => [`?tab=${tab}`, { shows: rowOrNone }] as const)

/** Every screen with what it may read and when it stands; one that is missing does not compile. */
export const benchedScreens: Readonly<Record<ScreenId, BenchedScreen>> = {
  // Kept in two documents (decision 50); one more for each invoice that waits for approval, and what the frame needs.
  dashboard: {
    who: 'owner',
    shows: 'main a[href$="?tab=owed"]',
    reads: 12 + 8,
    // A count for each figure, and twelve months.
    views: { '': { who: 'admin', shows: 'main section[aria-label="By month"] canvas', reads: PAGE } },
  },
  gyms: {
    who: 'admin',
    shows: row,
    reads: PAGE,
    // A page of forty lines, with a name for each.
    views: { '?section=audit': { reads: 100 } },
  },
  // The packages, and every centre for who has which: as many reads as there are centres.
  gymPackages: { who: 'admin', shows: row, reads: PAGE, views: { '?section=invoices': { reads: PAGE } } },
  members: { who: 'owner', shows: row, reads: HELD, loads: directory },
  inactiveMembers: { who: 'owner', shows: row, reads: HELD, loads: directory },
  memberPackages: { who: 'owner', shows: row, reads: PAGE },
  markAttendance: {
    who: 'owner',
    shows: 'main section[aria-label="Today"] tbody tr',
    reads: HELD,
    loads: directory,
  },
  attendanceReports: {
    who: 'owner',
    shows: row,
    reads: HELD,
    loads: 'loads every visit of today',
    views: {
      '?tab=grid': { reads: HELD + 31, grows: ofVisits },
      '?tab=heatmap': { reads: HELD + 28, grows: ofVisits, shows: 'main [aria-label^="Entries by day"] td' },
      '?tab=person&person={gym}-m001': { shows: 'main table td' },
      '?tab=person&q=sha': { shows: 'main [aria-label="Members found"] li', loads: directory },
      '?tab=absentees': { loads: directory },
      '?tab=overridden': { reads: HELD + 31, grows: ofVisits, shows: rowOrNone },
    },
  },
  leads: {
    who: 'owner',
    shows: row,
    reads: PAGE,
    views: {
      '?view=board': { shows: 'main li[data-lead]' },
      '?view=funnel': { shows: 'main canvas' },
    },
  },
  staff: { who: 'owner', shows: row, reads: PAGE },
  // A month of lines, the employees and the categories.
  contributions: { who: 'owner', shows: row, reads: 2 * PAGE },
  // The categories, and a count of the uses of each.
  contributionCategories: { who: 'owner', shows: row, reads: PAGE },
  staffAttendance: { who: 'owner', shows: 'main li[data-state]', reads: PAGE },
  // The employees, and a history of each.
  staffAttendanceReports: { who: 'owner', shows: row, reads: 2 * PAGE },
  invoices: {
    who: 'owner',
    shows: row,
    reads: INVOICES,
    views: {
      ...Object.fromEntries(otherTabs),
      '?close=today': { shows: '[role=dialog] form', reads: 'adds up every invoice that changed today' },
      '': { press: 'GSTR-1', shows: '[role=dialog] table', reads: 'is made of every invoice of its month' },
    },
  },
  expenseCategories: { who: 'owner', shows: row, reads: PAGE },
  expenses: { who: 'owner', shows: row, reads: 2 * PAGE },
  promoCodes: { who: 'owner', shows: row, reads: PAGE },
  siteConfig: {
    who: 'owner',
    shows: 'main input',
    reads: PAGE,
    // As the platform's.
    views: { '?section=audit': { shows: row, reads: 100 } },
  },
}

export type BenchedAddress = Opened & { path: string }

/** Each address that the bench opens. */
export const benchedAddresses = (): BenchedAddress[] =>
  Object.entries(benchedScreens).flatMap(([id, { views = {}, ...screen }]) => {
    const { path } = screens[id as ScreenId]
    const more = Object.entries(views).map(([rest, view]) => ({ path: `${path}${rest}`, ...screen, ...view }))
    return [{ path, ...screen }, ...more]
  })
