import type { Page } from 'playwright-core'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { beginningContributionCategories } from '@/domain/contributions/contributionCategory'
import { addDays, addDuration, instantAt, startOfMonth } from '@/domain/shared/calendar'
import { datesOfMonth } from '@/domain/staffAttendance/muster'
import { adminStore } from '../../support/emulators'
import { emptyGymPage } from './emptyGymPage'
import { timezone, todayInIndia } from './people'

const collections = [
  ...['contributionCategories', 'contributions', 'payMonths', 'expenses', 'expenseCategories'],
  ...['staff', 'attendance', 'attendanceDays', 'monthStats', 'invoices'],
]

/** The month whose pay is worked on: the last one that is over. */
export const lastMonth = addDuration(startOfMonth(todayInIndia()), -1, 'Month')
export const datesOfLastMonth = datesOfMonth(lastMonth)

/**
 * A centre with one employee, for a file of tests on pay; made with the first sign-in of its owner.
 * @param gymId of this file alone
 */
export function payGym(gymId: string) {
  const gym = emptyGymPage(gymId)
  const staffId = `${gymId}-ravi`
  /** Together: one after the other each would wait for the functions that the one before has woken. */
  async function putAll(records: readonly (readonly [path: string, record: object])[]): Promise<void> {
    const batch = adminStore().batch()
    for (const [path, record] of records) batch.set(adminStore().doc(path), { gymId, ...record })
    await batch.commit()
  }
  const put = (path: string, record: object) => putAll([[path, record]])
  return {
    ...gym,
    staffId,
    put,
    all: (collection: string) => adminStore().collection(collection).where('gymId', '==', gymId).get(),
    /** Ravi Kumar, who came on every day of last month but its first. */
    async employ(pay: object = {}): Promise<void> {
      const employee = {
        ...{ id: staffId, name: 'Ravi Kumar', nameLower: 'ravi kumar', role: 'Manager' },
        ...{ shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: '' },
        ...{ joiningDate: addDays(lastMonth, -60), phone: '9876543210', email: `ravi@${gymId}.test` },
        ...{ isActive: true, deleted: false, ...pay },
      }
      const came = datesOfLastMonth.slice(1).map((date) => {
        const at = (time: string) => instantAt(date, time, timezone)
        return { date, visits: [{ entry: at('09:00'), exit: at('18:00'), isAutoExit: false }] }
      })
      const days = came.map(({ date, visits }) => {
        const line = { type: 'employee', name: 'Ravi Kumar', code: '', dp: '', visits, by: gymId }
        return [`attendanceDays/${gymId}_${date}`, { date, people: { [staffId]: line } }] as const
      })
      const history = {
        ...{ memberId: '', personId: staffId, personType: 'employee' },
        ...Object.fromEntries(came.map(({ date, visits }) => [dateKeyOf(date), visits])),
      }
      await putAll([[`staff/${staffId}`, employee], [`attendance/${gymId}_${staffId}`, history], ...days])
    },
    /** The usual categories, as their screen makes them. */
    begin: (): Promise<void> =>
      putAll(
        beginningContributionCategories(gymId).map(({ id, fields }) => [
          `contributionCategories/${id}`,
          { id, isActive: true, deleted: false, ...fields },
        ]),
      ),
    close: (): Promise<void> => gym.remove(collections),
  }
}

/** The line or the category with that text, and what is chosen in the menu of a row. */
export const onPayPage = (page: () => Page) => ({
  row: (text: string) => page().getByRole('row').filter({ hasText: text }),
  act: async (of: string, what: string): Promise<void> => {
    await page()
      .getByRole('button', { name: `Actions for ${of}` })
      .first()
      .click()
    await page().getByRole('menuitem', { name: what }).click()
  },
})
