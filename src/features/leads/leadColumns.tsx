import { isOpenLead, type Lead, type Temperature } from '@/domain/leads/lead'
import { ageOfLead, dueGroupOf } from '@/domain/leads/leadQueue'
import { labelsText } from '@/domain/leads/labels'
import type { GymSettings } from '@/domain/gyms/settings'
import { daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { pincodeLabel } from '@/domain/shared/contact'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { peopleWords } from '@/domain/staff/peopleWords'
import { Money } from '@/components/money/Money'
import { dateColumn, moneyColumn, textColumn } from '@/components/records/columns'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, numberCell, phoneCell, textCell } from '@/lists/exportCell'
import { Marked } from '@/ui/Marked'
import { StateChip } from '@/ui/StateChip'
import { EVERYONE } from '@/components/leads/leadsLink'
import { isClosedTab, type LeadTab } from './leadViews'
import styles from './leadColumns.module.css'

export const temperatureMarks: Record<Temperature, string> = { Hot: 'red', Warm: 'amber', Cold: 'blue' }

const orMissing = (text: string) => text || MISSING
const hidden = { isOptional: true, onPhone: 'hidden' } as const

type Ground = {
  tab: LeadTab
  settings: GymSettings
  today: CivilDate
  /** Who follows up, by uid. */
  ownerOf: (uid: string) => string
}

/** "2 days late", "Today", "Tomorrow": what the queue says of a next date. */
export function dueText(lead: Lead, today: CivilDate): string {
  const { nextFollowUpOn } = lead
  if (nextFollowUpOn === null) return isOpenLead(lead) ? 'No date' : MISSING
  const late = daysBetween(nextFollowUpOn, today)
  if (late > 0) return late === 1 ? '1 day late' : `${late} days late`
  if (late === 0) return 'Today'
  return late === -1 ? 'Tomorrow' : formatCivil(nextFollowUpOn)
}

/** The next date, red when it has passed. */
export function NextCell({ lead, today }: { lead: Lead; today: CivilDate }) {
  const text = dueText(lead, today)
  return dueGroupOf(lead, today) === 'Overdue' ? (
    <StateChip tone="red" icon="pi-clock">
      {text}
    </StateChip>
  ) : (
    text
  )
}

const nextColumn = (today: CivilDate): Column<Lead> => ({
  ...{ id: 'next', header: 'Next follow-up', sort: 'due', width: 130, onPhone: 'badge' },
  cell: (lead) => <NextCell lead={lead} today={today} />,
  exported: ({ nextFollowUpOn }) => dateCell(nextFollowUpOn),
})

const countColumn = (
  id: string,
  header: string,
  countOf: (lead: Lead) => number,
  more?: Partial<Column<Lead>>,
): Column<Lead> => ({
  ...{ id, header, align: 'end', sort: id },
  cell: (lead) => String(countOf(lead)),
  exported: (lead) => numberCell(countOf(lead)),
  ...more,
})

/** What was only named: 0 is none, and nothing adds up. */
const amountColumn = (
  id: string,
  header: string,
  amountOf: (lead: Lead) => number,
  more: Partial<Column<Lead>>,
): Column<Lead> => ({
  ...{ id, header, align: 'end' },
  cell: (lead) => <Money rupees={amountOf(lead) || null} />,
  exported: (lead) => moneyCell(amountOf(lead) || null),
  ...more,
})

const soldColumn = moneyColumn<Lead>('sold', 'First sale', ({ soldFor }) => soldFor, {
  sort: 'sold',
  width: 120,
})

const standing = (tab: LeadTab): Column<Lead>[] =>
  tab === 'today' || tab === 'open'
    ? [textColumn('status', 'Status', ({ status }) => status, { width: 110 })]
    : tab === 'lost'
      ? [textColumn('reason', 'Reason', ({ lostReason }) => orMissing(lostReason), { width: 140 })]
      : tab === 'converted'
        ? [
            dateColumn('converted', 'Converted on', ({ convertedOn }) => convertedOn, { width: 125 }),
            soldColumn,
          ]
        : tab === EVERYONE
          ? [textColumn('status', 'Status', ({ status }) => status, { width: 110 }), soldColumn]
          : []

/** PRODUCT 4, screen 9. */
export const leadColumns = ({ tab, settings, today, ownerOf }: Ground): Column<Lead>[] => [
  textColumn('name', 'Name', ({ name }) => name, {
    sort: 'name',
    width: 180,
    cell: ({ name }) => <b className={styles.name}>{name || MISSING}</b>,
  }),
  {
    ...{ id: 'phone', header: 'Phone', width: 145 },
    cell: ({ phone }) => formatPhone(phone, settings.locale),
    exported: ({ phone }) => phoneCell(formatPhone(phone, settings.locale)),
  },
  ...standing(tab),
  textColumn('temperature', 'Temperature', ({ temperature }) => temperature, {
    sort: 'temperature',
    width: 90,
    cell: ({ temperature }) => <Marked colour={temperatureMarks[temperature]}>{temperature}</Marked>,
  }),
  ...(isClosedTab(tab) ? [] : [nextColumn(today)]),
  textColumn('lastOutcome', 'Last outcome', ({ lastOutcome }) => orMissing(lastOutcome), { width: 120 }),
  textColumn('owner', 'Assigned to', ({ ownerId }) => ownerOf(ownerId), {
    width: 120,
    // An empty cell of a file that is imported is the owner’s.
    exported: ({ ownerId }) => textCell(ownerId === '' ? peopleWords.nobody : ownerOf(ownerId)),
  }),
  textColumn('interest', 'Interest', ({ interest }) => orMissing(interest), {
    width: 150,
    onPhone: 'hidden',
  }),
  amountColumn('budget', 'Budget', ({ budget }) => budget, {
    sort: 'budget',
    width: 100,
    onPhone: 'hidden',
  }),
  amountColumn('promised', 'Promised discount', ({ promisedDiscount }) => promisedDiscount, {
    width: 140,
    ...hidden,
  }),
  textColumn('source', 'Source', ({ source }) => orMissing(source), { width: 110 }),
  textColumn('labels', 'Labels', ({ labels }) => orMissing(labelsText(labels)), {
    width: 140,
    onPhone: 'hidden',
  }),
  countColumn('attempts', 'Contacts', ({ attempts }) => attempts, { width: 85, onPhone: 'hidden' }),
  countColumn('age', 'Age, days', (lead) => ageOfLead(lead, today, settings.timezone), {
    width: 85,
    onPhone: 'hidden',
  }),
  dateColumn('trial', 'Trial on', ({ trialOn }) => trialOn, { sort: 'trial', width: 115 }),
  textColumn('email', 'E-mail', ({ email }) => orMissing(email), { width: 200, ...hidden }),
  textColumn('pincode', pincodeLabel(settings.locale), ({ pincode }) => orMissing(pincode), {
    width: 90,
    ...hidden,
  }),
]
