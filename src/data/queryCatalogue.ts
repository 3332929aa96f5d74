import { openStandings } from '@/domain/gyms/gymStanding'
import { businessTypes } from '@/domain/shared/businessType'
import { civil } from '@/domain/shared/civilDate'
import { auditList, type AuditFilter } from './audit/auditRepository'
import { personCorrections } from './attendance/correctDay'
import { partsOfDay, partsOfDays } from './attendance/dayParts'
import {
  alertsOfDay,
  commandsById,
  commandsOfPin,
  devicesOf,
  everybody,
  failedOfNobody,
  knocksOf,
  punchesOfDay,
  punchesOfPerson,
  punchesOfNobody,
  rosterOf,
  usersLeftBy,
  usersLeftEarlierBy,
  usersOf,
  usersOfPins,
  waitingCommands,
} from './biometric/deviceQueries'
import { issuedBetween, openOfGym, unpaidGymInvoices } from './gymInvoices/gymInvoiceRepository'
import { holdersOf } from './gymPackages/gymPackageRepository'
import { gymList, gymTotal, keptTotal, type GymCollection, type GymFilter } from './gyms/gymQueries'
import {
  contributionsOfMonth,
  contributionsPaid,
  contributionsSettled,
  contributionUses,
} from './contributions/contributionQueries'
import { categoryMembers, categoryUses, expenseList, recurringList } from './expenses/expenseQueries'
import {
  deletedInvoices,
  greatestOwed,
  invoiceList,
  invoiceTabs,
  isStatusTab,
  invoiceTotal,
  numberedInvoices,
  owedTotal,
  invoicesChangedSince,
  type InvoiceFilter,
} from './invoices/invoiceQueries'
import { chequesOfMember, memberInvoices } from './invoices/memberInvoices'
import { memberImportList } from './memberImport/memberImportRecords'
import { closeList } from './dayClose/dayCloseRecords'
import {
  billedEntries,
  creditEntries,
  dayEntries,
  entriesOfDate,
  expenseEntries,
  invoiceEntries,
  payoutsOf,
} from './ledger/ledgerRecords'
import {
  closedLeads,
  leadsOfMonths,
  leadsOfPhone,
  leadsOfPhones,
  leadsOnTrial,
  openLeads,
  openLeadsOf,
} from './leads/leadQueries'
import { mailsOfInvoice, refusedOn } from './messages/messageQueries'
import { promoUseList } from './promoCodes/promoUses'
import {
  everyMember,
  historyList,
  membersOfPhone,
  membersOfTrainer,
  membersOfTrainers,
  trainedNow,
  visitorsOn,
} from './members/memberQueries'
import { leavesBetween } from './staff/leaveRepository'
import { platformMonthList } from './platformMonths/platformMonths'
import { everyMonth } from './monthStats/monthStatsRepository'
import { pageOf } from './store/collection'
import { pageQuery } from './store/page'
import { shapeOf, type QueryShape } from './store/queryShape'
import { recordList } from './store/recordRepository'
import { behindTheDay } from '@/data/invoices/invoiceQueries'
import { rollOverLists } from '@/data/maintenance/rollOverQueries'

const directions = ['asc', 'desc'] as const
const today = civil('2026-11-20')
const anyGym = 'gym'
const onePage = { pageSize: 50 }

const gymFilters: GymFilter[] = (['all', 'active', 'disabled'] as const).flatMap((status) =>
  [null, ...businessTypes].flatMap((type) =>
    (['name', 'created'] as const).flatMap((sort) =>
      directions.flatMap((direction) =>
        ['', 'iron'].flatMap((search) =>
          [undefined, 'Kerala'].map((state): GymFilter => ({ status, type, state, sort, direction, search })),
        ),
      ),
    ),
  ),
)

/** Those that are served by name alone; Sales has neither the package's id nor the signs, nor asks for trials. */
const narrowedFilters = (collection: GymCollection): GymFilter[] => {
  const own = <T>(value: T) => (collection === 'gyms' ? [undefined, value] : [undefined])
  const days = [
    {},
    { ends: { from: today, to: today } },
    ...openStandings.map((of) => ({ status: 'active' as const, standing: { of, today } })),
  ]
  return days.flatMap((named) =>
    own('silent' as const).flatMap((sign) =>
      own('package').flatMap((packageId) =>
        own(true).flatMap((isTrial) =>
          [null, businessTypes[0]].flatMap((type) =>
            [undefined, 'Kerala'].flatMap((state) =>
              (['all', 'active'] as const).map((status): GymFilter => ({
                ...{ status, type, state, sign, packageId, isTrial, search: '' },
                ...{ sort: 'name', direction: 'asc', ...named },
              })),
            ),
          ),
        ),
      ),
    ),
  )
}

const span = { from: today, to: today }
const invoiceFilters: InvoiceFilter[] = invoiceTabs.flatMap((tab): InvoiceFilter[] => [
  { tab, lateUntil: today, issued: span },
  ...directions.flatMap((direction): InvoiceFilter[] => [
    { tab, lateUntil: today, direction },
    ...(isStatusTab(tab) ? [{ tab, lateUntil: today, due: span, direction }] : []),
  ]),
])

const expenseFilters = [undefined, 'category'].map((categoryId) => ({
  ...span,
  status: 'Confirmed' as const,
  categoryId,
}))

const auditFilters = [undefined, 'uid'].flatMap((by) =>
  [undefined, ['gym.update']].map((acts): AuditFilter => ({
    by,
    acts,
    from: new Date(0),
    until: new Date(1),
  })),
)

/** Every question the repositories can ask of a collection. A new query joins here, and the indexes follow. */
export const queryCatalogue: QueryShape[] = distinct([
  shapeOf(everyMember(anyGym)),
  shapeOf(pageOf(historyList(anyGym, 'member'), onePage)),
  shapeOf(pageOf(memberInvoices(anyGym, 'member'), onePage)),
  shapeOf(pageOf(chequesOfMember(anyGym, 'member'), onePage)),
  ...invoiceFilters.map((filter) => shapeOf(pageOf(invoiceList(anyGym, filter), onePage))),
  ...invoiceFilters.map((filter) => shapeOf(invoiceTotal(anyGym, filter))),
  shapeOf(pageOf(greatestOwed(anyGym, span), onePage)),
  shapeOf(pageOf(deletedInvoices(anyGym, span), onePage)),
  ...[null, span].map((due) => shapeOf(owedTotal(anyGym, due))),
  ...behindTheDay(anyGym, today).map(shapeOf),
  shapeOf(pageOf(numberedInvoices(anyGym, { seq: 1, fy: '26-27' }), onePage)),
  ...expenseFilters.map((filter) => shapeOf(pageOf(expenseList(anyGym, filter), onePage))),
  shapeOf(pageOf(recurringList(anyGym), onePage)),
  shapeOf(categoryUses(anyGym, 'category')),
  shapeOf(pageOf(categoryMembers(anyGym, 'category'), onePage)),
  shapeOf(pageOf(recordList('expenseCategories', anyGym), onePage)),
  shapeOf(pageOf(recordList('contributionCategories', anyGym), onePage)),
  shapeOf(contributionUses(anyGym, 'category')),
  shapeOf(contributionsPaid(anyGym, 'category', 'Earning', ['2026-11'])),
  shapeOf(pageOf(contributionsSettled(anyGym, ['2026-11']), onePage)),
  shapeOf(pageOf(contributionsOfMonth(anyGym, '2026-11'), onePage)),
  shapeOf(pageOf(recordList('promoCodes', anyGym), onePage)),
  shapeOf(pageOf(promoUseList(anyGym, 'promo'), onePage)),
  shapeOf(pageOf(invoicesChangedSince(anyGym, new Date(0)), onePage)),
  shapeOf(pageOf(dayEntries(anyGym, today), onePage)),
  shapeOf(pageOf(invoiceEntries(anyGym, 'invoice'), onePage)),
  shapeOf(pageOf(expenseEntries(anyGym, 'expense'), onePage)),
  shapeOf(pageOf(entriesOfDate(anyGym, today), onePage)),
  shapeOf(pageOf(billedEntries(anyGym, today, today), onePage)),
  ...[undefined, 'member'].map((member) => shapeOf(pageOf(creditEntries(anyGym, member), onePage))),
  shapeOf(pageOf(payoutsOf(anyGym, today, today), onePage)),
  shapeOf(pageOf(closeList(anyGym), onePage)),
  ...auditFilters.map((filter) => shapeOf(pageOf(auditList(anyGym, filter), onePage))),
  shapeOf(pageOf(everyMonth(anyGym), onePage)),
  shapeOf(pageOf(recordList('memberPackages', anyGym), onePage)),
  shapeOf(pageOf(personCorrections(anyGym, 'person'), onePage)),
  shapeOf(partsOfDay(anyGym, today)),
  shapeOf(partsOfDays(anyGym, [today])),
  shapeOf(visitorsOn(anyGym, today)),
  shapeOf(pageOf(membersOfTrainer(anyGym, 'ravi'), onePage)),
  shapeOf(pageOf(membersOfTrainers(anyGym, ['', 'ravi']), onePage)),
  shapeOf(pageOf(membersOfPhone(anyGym, '9876543210', 'en-IN'), onePage)),
  shapeOf(pageOf(trainedNow(anyGym, 'ravi'), onePage)),
  ...rollOverLists(anyGym, today).map((listed) => shapeOf(pageOf(listed, onePage))),
  ...(['gyms', 'gymsPublic'] as const).flatMap((collection) =>
    // Sales reads the public copies by name alone, from the first to the last.
    [...gymFilters, ...narrowedFilters(collection)]
      .filter(({ sort, direction }) => collection === 'gyms' || (sort === 'name' && direction === 'asc'))
      .flatMap((filter) => {
        const { path, where, orderBy } = gymList(filter, collection)
        return [shapeOf(pageQuery(path, where, orderBy, onePage)), shapeOf(gymTotal(filter, collection))]
      }),
  ),
  shapeOf(pageOf(recordList('gymRegPackages', null), onePage)),
  shapeOf(pageOf(recordList('gyms', null), onePage)),
  shapeOf(pageOf(recordList('gymInvoices', anyGym), onePage)),
  shapeOf(pageOf(issuedBetween(today, today), onePage)),
  shapeOf(pageOf(unpaidGymInvoices, onePage)),
  shapeOf(openOfGym(anyGym)),
  shapeOf(pageOf(platformMonthList, onePage)),
  shapeOf(holdersOf('package')),
  ...(['monthly', 'monthlyBefore'] as const).map((field) => shapeOf(keptTotal(field))),
  shapeOf(pageOf(recordList('staff', anyGym), onePage)),
  shapeOf(pageOf(openLeads(anyGym), onePage)),
  shapeOf(pageOf(openLeadsOf(anyGym, 'ravi'), onePage)),
  shapeOf(pageOf(closedLeads(anyGym, 'Lost'), onePage)),
  shapeOf(pageOf(leadsOfMonths(anyGym, ['2026-11']), onePage)),
  shapeOf(pageOf(leadsOnTrial(anyGym, today), onePage)),
  shapeOf(pageOf(leadsOfPhone(anyGym, '9876543210', 'en-IN'), onePage)),
  shapeOf(pageOf(leadsOfPhones(anyGym, ['9876543210']), onePage)),
  shapeOf(pageOf(recordList('biometricDevices', anyGym), onePage)),
  ...[
    devicesOf(anyGym),
    memberImportList(anyGym),
    rosterOf(anyGym, 'sn'),
    waitingCommands(anyGym, 'sn'),
    failedOfNobody(anyGym, 'sn'),
    commandsById(anyGym, 'sn', [1]),
    commandsOfPin(anyGym, 'sn', '1001'),
    punchesOfDay(anyGym, today),
    alertsOfDay(anyGym, today),
    punchesOfPerson(anyGym, 'person', '2026-11'),
    punchesOfNobody(anyGym, '1001'),
    knocksOf(anyGym),
    everybody('members', anyGym),
    everybody('staff', anyGym),
    usersOf(anyGym),
    usersLeftBy(anyGym, 'person'),
    usersLeftEarlierBy(anyGym, 'person'),
    usersOfPins(anyGym, ['1001']),
  ].map((listed) => shapeOf(pageOf(listed, onePage))),
  shapeOf(pageOf(mailsOfInvoice(anyGym, 'invoice'), onePage)),
  shapeOf(pageOf(refusedOn(anyGym, 'invoiceIssued', [today]), onePage)),
  shapeOf(pageOf(leavesBetween(anyGym, today, today), onePage)),
])

function distinct(shapes: QueryShape[]): QueryShape[] {
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()]
}
