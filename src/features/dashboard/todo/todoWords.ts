import { screens } from '@/domain/access/screens'
import type { TodoKind, TodoRow } from '@/domain/dashboard/todoRow'
import type { GymSettings } from '@/domain/gyms/settings'
import { DUE_NOW } from '@/domain/leads/leadQueue'
import { keptDays } from '@/domain/members/memberFilter'
import { agoText, aheadText } from '@/domain/shared/agoText'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatInstant, formatTime } from '@/domain/shared/formatDate'
import { formatShortMoney } from '@/domain/shared/money'
import { graceSpanOn } from '@/data/invoices/invoiceQueries'
import { deviceName, findingWords } from '@/components/devices/deviceWords'
import { nightDoor } from '@/components/money/nightDoor'

/** So many of a group stand on the dashboard; the list behind its head has all. */
export const SHOWN_ROWS = 3

/** Where there is no list behind it, so many of a group stand here until it is unfolded. */
export const MOST_ROWS = 12

/** The leads to follow up today, late ones among them. */
export const DUE_LEADS = `${screens.leads.path}?tab=open&due=${DUE_NOW}`

const devicesPath = `${screens.siteConfig.path}?section=devices`

type Words = { title: string; icon: string; to: string | null }

export const groupWords: Record<TodoKind, Words> = {
  night: {
    title: 'Not done last night',
    icon: 'pi-moon',
    to: null,
  },
  drift: {
    title: 'Figures that differ from the records',
    icon: 'pi-calculator',
    to: null,
  },
  device: {
    title: 'Devices with a problem',
    icon: 'pi-tablet',
    to: devicesPath,
  },
  approval: {
    title: 'Waiting for your approval',
    icon: 'pi-verified',
    to: `${screens.invoices.path}?tab=toApprove`,
  },
  overdue: {
    title: 'Overdue invoices',
    icon: 'pi-receipt',
    to: `${screens.invoices.path}?tab=overdue`,
  },
  pastDue: {
    title: 'Past due, in grace',
    icon: 'pi-receipt',
    to: null,
  },
  expired: {
    title: 'Expired, not renewed',
    icon: 'pi-exclamation-circle',
    to: `${screens.members.path}?tab=expired&sort=endsOn`,
  },
  grace: {
    title: 'In grace',
    icon: 'pi-hourglass',
    to: `${screens.members.path}?tab=grace&sort=endsOn`,
  },
  expiring: {
    title: 'Expiring',
    icon: 'pi-clock',
    to: `${screens.members.path}?tab=expiring&sort=endsOn`,
  },
  absent: {
    title: 'Absent',
    icon: 'pi-user-minus',
    to: `${screens.members.path}?tab=absent&sort=lastVisit`,
  },
  lead: { title: 'Leads due', icon: 'pi-phone', to: DUE_LEADS },
  staff: { title: 'Staff not marked out', icon: 'pi-id-card', to: null },
  birthday: {
    title: 'Birthdays today',
    icon: 'pi-gift',
    to: `${screens.members.path}?birthday=today`,
  },
}

/** The list behind a group's head; null where there is none, and all of it stands here. */
export function groupList(kind: TodoKind, today: CivilDate, { graceDays }: GymSettings): string | null {
  if (kind !== 'pastDue') return groupWords[kind].to
  const { from, to } = graceSpanOn(today, graceDays) ?? { from: today, to: today }
  return `${screens.invoices.path}?tab=owed&due=${from}..${to}`
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** What a group is about, by the centre's own days; '' where its title says it. */
export function groupHint(kind: TodoKind, settings: GymSettings): string {
  const { expiringDays, graceDays, absentDays } = settings
  switch (kind) {
    case 'expiring':
      return expiringDays === 1 ? 'Today' : `Within ${expiringDays} days, today included`
    case 'grace':
      return graceDays === 1
        ? 'Ended yesterday, still let in'
        : `Ended in the last ${days(graceDays)}, still let in`
    case 'expired':
      // Those who are still let in are not among them.
      return graceDays === 0
        ? `In the last ${keptDays(settings)} days`
        : `In the last ${keptDays(settings)} days, not let in any more`
    case 'absent':
      return `Paying and not seen for ${days(absentDays)} or more`
    case 'overdue':
      return graceDays === 0 ? 'Past the due date' : `Past the due date and ${days(graceDays)} of grace`
    case 'pastDue':
      return graceDays === 1
        ? 'Due yesterday, overdue from tomorrow'
        : `Due in the last ${days(graceDays)}, not overdue yet`
    case 'lead':
      return 'To follow up today, or late'
    case 'staff':
      return 'Today and yesterday. Without the exit the day has no hours'
    default:
      return ''
  }
}

/** Why it waits, in a few words. */
export function whyOf(row: TodoRow, today: CivilDate, settings: GymSettings): string {
  switch (row.kind) {
    case 'expiring':
      return `${row.member.packageName || 'Package'} ends ${aheadText(row.member.lookup.coverUntil, today)}`
    case 'grace':
    case 'expired':
      return `${row.member.packageName || 'Package'} ended ${agoText(row.member.lookup.coverUntil, today)}`
    case 'absent':
      return row.member.lastVisitOn === null
        ? 'Has not come yet'
        : `Last seen ${agoText(row.member.lastVisitOn, today)}`
    case 'birthday':
      return 'Birthday today'
    case 'overdue':
    case 'pastDue':
      return `${row.invoice.invoiceNumber} was due ${agoText(row.invoice.dueOn ?? today, today)}`
    case 'approval': {
      const { discount, packageName } = row.invoice
      const what = packageName || 'Invoice'
      return discount > 0 ? `${what}, ${formatShortMoney(discount, settings)} off` : what
    }
    case 'staff':
      return `In at ${formatTime(row.exit.entry, settings.timezone)}, ${formatCivil(row.exit.date)}`
    case 'lead': {
      const { temperature, nextFollowUpOn, lastOutcome } = row.lead
      const due = agoText(nextFollowUpOn ?? today, today)
      return `Follow-up due ${due} · ${temperature} · ${lastOutcome || 'Not contacted yet'}`
    }
    case 'night':
    case 'drift':
      return row.item.text
    case 'device': {
      const { lastSeenAt } = row.device
      const wrong = row.findings.map((finding) => {
        const since = finding === 'silent' ? ` since ${formatInstant(lastSeenAt, settings.timezone)}` : ''
        return `${findingWords[finding].what.toLowerCase()}${since}`
      })
      return `${deviceName(row.device)}: ${wrong.join('; ')}`
    }
  }
}

const at = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`

/** Where its record opens; null where no screen has it. */
export function recordOf(row: TodoRow, today: CivilDate): string | null {
  switch (row.kind) {
    case 'approval':
    case 'overdue':
    case 'pastDue':
      return at(screens.invoices.path, row.invoice.id)
    case 'lead':
      return at(screens.leads.path, row.lead.id)
    case 'staff': {
      if (row.exit.date === today) return screens.staffAttendance.path
      const { date, staffId } = row.exit
      return `${screens.staffAttendanceReports.path}?${new URLSearchParams({ month: date.slice(0, 7), person: staffId }).toString()}`
    }
    case 'device':
      return `${devicesPath}&device=${encodeURIComponent(row.device.id)}`
    case 'night':
    case 'drift':
      return nightDoor(row.item)?.to ?? null
    default:
      return at(screens.members.path, row.member.id)
  }
}

/** Whom or what it is about. */
export function personOf(row: TodoRow): { name: string; code: string; photo: string } | null {
  switch (row.kind) {
    case 'approval':
    case 'overdue':
    case 'pastDue':
      return { name: row.invoice.customerName, code: '', photo: '' }
    case 'staff':
      return { name: row.exit.name, code: row.exit.code, photo: row.exit.dp }
    case 'lead':
      return { name: row.lead.name, code: '', photo: '' }
    case 'night':
    case 'drift':
    case 'device':
      return null
    default:
      return { name: row.member.name, code: row.member.memberCode, photo: row.member.dp }
  }
}

export function nameOf(row: TodoRow): string {
  if (row.kind === 'device') return deviceName(row.device)
  const name = row.kind === 'night' ? row.item.who : personOf(row)?.name
  return name || 'this finding'
}
