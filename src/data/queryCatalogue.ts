import { genders } from '@/domain/members/member'
import { activeTabs, inactiveTabs, type MemberFilter } from '@/domain/members/memberFilter'
import { openStandings } from '@/domain/gyms/centreStanding'
import { businessTypes } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { staffRoles } from '@/domain/staff/staff'
import { staffSorts, staffTabs, type StaffFilter } from '@/domain/staff/staffFilter'
import { personCorrections } from './attendance/correctDay'
import { gymList, gymTotal, type GymFilter } from './gyms/gymQueries'
import {
  categoryList,
  categoryMembers,
  categoryUses,
  expenseList,
  recurringList,
} from './expenses/expenseQueries'
import {
  invoiceList,
  invoiceTabs,
  invoiceTotal,
  numberedInvoices,
  owedTotal,
  type InvoiceFilter,
} from './invoices/invoiceQueries'
import { memberInvoices } from './invoices/memberInvoices'
import { invoicesChangedSince } from './ledger/catchUpLedger'
import { closeList } from './dayClose/dayCloseRecords'
import { dayEntries, entriesOfDate, expenseEntries, invoiceEntries } from './ledger/ledgerRecords'
import { templateList } from './memberPackages/templateQueries'
import { promoList } from './promoCodes/promoCodeRepository'
import { promoUseList } from './promoCodes/promoUses'
import { rollOverLists } from './maintenance/rollOverQueries'
import {
  duesTotal,
  everyMember,
  historyList,
  memberList,
  memberSortsOf,
  memberTotal,
  upToDateMembers,
  visitorsOn,
} from './members/memberQueries'
import { leavesBetween } from './staff/leaveRepository'
import { everyMonth } from './monthStats/monthStatsRepository'
import { staffList, staffTotal } from './staff/staffQueries'
import { pageOf } from './store/collection'
import { pageQuery } from './store/page'
import { shapeOf, type QueryShape } from './store/queryShape'

const directions = ['asc', 'desc'] as const
const today = civil('2026-11-20')
const anyGym = 'gym'
const onePage = { pageSize: 50 }

/** Every subset, because each filter of a list is there or not. */
const choices = <T>(...options: T[]): T[][] =>
  options.reduce<T[][]>((sets, option) => [...sets, ...sets.map((set) => [...set, option])], [[]])

const optional = choices<Partial<MemberFilter>>(
  { packageId: 'package' },
  { gender: genders[0] },
  { source: 'Walk-in' },
  { endsFrom: today, endsTo: today },
).map((set): Partial<MemberFilter> => Object.assign({}, ...set) as Partial<MemberFilter>)

const memberFilters: MemberFilter[] = [...activeTabs, ...inactiveTabs].flatMap((tab) =>
  memberSortsOf(tab).flatMap((sort) =>
    directions.flatMap((direction) =>
      optional.map((set): MemberFilter => ({ ...set, tab, sort, direction })),
    ),
  ),
)

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

const standingFilters: GymFilter[] = openStandings.flatMap((of) =>
  [null, businessTypes[0]].flatMap((type) =>
    ['', 'iron'].flatMap((search) =>
      [undefined, 'Kerala'].map((state): GymFilter => ({
        status: 'active',
        standing: { of, today },
        type,
        state,
        search,
        sort: 'name',
        direction: 'asc',
      })),
    ),
  ),
)

const staffFilters: StaffFilter[] = staffTabs.flatMap((tab) =>
  staffSorts.flatMap((sort) =>
    directions.flatMap((direction) =>
      ['', 'ravi'].flatMap((search) =>
        [undefined, staffRoles[0]].map((role): StaffFilter => ({ tab, role, search, sort, direction })),
      ),
    ),
  ),
)

const span = { from: today, to: today }
const invoiceFilters: InvoiceFilter[] = invoiceTabs.flatMap((tab): InvoiceFilter[] => [
  { tab, issued: span },
  ...directions.flatMap((direction): InvoiceFilter[] => [
    { tab, direction },
    ...(tab === 'all' ? [] : [{ tab, due: span, direction }]),
  ]),
])

const expenseFilters = [undefined, 'category'].map((categoryId) => ({
  ...span,
  status: 'Confirmed' as const,
  categoryId,
}))

/** Every question the repositories can ask of a collection. A new query joins here, and the indexes follow. */
export const queryCatalogue: QueryShape[] = distinct([
  ...memberFilters.map((filter) => shapeOf(pageOf(memberList(anyGym, filter, today), onePage))),
  ...memberFilters.map((filter) => shapeOf(memberTotal(anyGym, filter, today))),
  shapeOf(duesTotal(anyGym, today)),
  shapeOf(everyMember(anyGym)),
  shapeOf(upToDateMembers(anyGym)),
  shapeOf(pageOf(historyList(anyGym, 'member'), onePage)),
  shapeOf(pageOf(memberInvoices(anyGym, 'member'), onePage)),
  ...invoiceFilters.map((filter) => shapeOf(pageOf(invoiceList(anyGym, filter), onePage))),
  ...invoiceFilters.map((filter) => shapeOf(invoiceTotal(anyGym, filter))),
  ...[null, span].map((due) => shapeOf(owedTotal(anyGym, due))),
  shapeOf(pageOf(numberedInvoices(anyGym, { seq: 1, fy: '26-27' }), onePage)),
  ...expenseFilters.map((filter) => shapeOf(pageOf(expenseList(anyGym, filter), onePage))),
  shapeOf(pageOf(recurringList(anyGym), onePage)),
  shapeOf(categoryUses(anyGym, 'category')),
  shapeOf(pageOf(categoryMembers(anyGym, 'category'), onePage)),
  shapeOf(pageOf(categoryList(anyGym), onePage)),
  shapeOf(pageOf(promoList(anyGym), onePage)),
  shapeOf(pageOf(promoUseList(anyGym, 'promo'), onePage)),
  shapeOf(pageOf(invoicesChangedSince(anyGym, new Date(0)), onePage)),
  shapeOf(pageOf(dayEntries(anyGym, today), onePage)),
  shapeOf(pageOf(invoiceEntries(anyGym, 'invoice'), onePage)),
  shapeOf(pageOf(expenseEntries(anyGym, 'expense'), onePage)),
  shapeOf(pageOf(entriesOfDate(anyGym, today), onePage)),
  shapeOf(pageOf(closeList(anyGym), onePage)),
  shapeOf(pageOf(everyMonth(anyGym), onePage)),
  shapeOf(pageOf(templateList(anyGym), onePage)),
  shapeOf(pageOf(personCorrections(anyGym, 'person'), onePage)),
  shapeOf(everyMember(anyGym)),
  shapeOf(upToDateMembers(anyGym)),
  shapeOf(visitorsOn(anyGym, today)),
  ...rollOverLists(anyGym, today).map((listed) => shapeOf(pageOf(listed, onePage))),
  ...(['gyms', 'gymsPublic'] as const).flatMap((collection) =>
    // Sales reads the public copies by name alone.
    [...gymFilters, ...standingFilters]
      .filter(({ sort }) => collection === 'gyms' || sort === 'name')
      .flatMap((filter) => {
        const { path, where, orderBy } = gymList(filter, collection)
        return [shapeOf(pageQuery(path, where, orderBy, onePage)), shapeOf(gymTotal(filter, collection))]
      }),
  ),
  ...staffFilters.map((filter) => shapeOf(pageOf(staffList(anyGym, filter), onePage))),
  ...staffFilters.map((filter) => shapeOf(staffTotal(anyGym, filter))),
  shapeOf(pageOf(leavesBetween(anyGym, today, today), onePage)),
])

function distinct(shapes: QueryShape[]): QueryShape[] {
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()]
}
