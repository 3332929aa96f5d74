import type { PersonType, Visit } from '@/domain/attendance/attendance'
import { areSameVisits, visitProblem } from '@/domain/attendance/reports/correctedVisits'
import { AppError } from '@/domain/shared/appError'
import { civilDateIn } from '@/domain/shared/calendar'
import { correctDay as correctedDay } from '@/data/attendance/correctDay'
import type { MarkedPerson } from '@/data/attendance/markedPerson'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { memberPath } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Handler } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** As the record says; 403 for nobody and for somebody of another centre alike. */
async function personOf(
  store: DocumentStore,
  gymId: string,
  personId: string,
  personType: PersonType,
): Promise<MarkedPerson> {
  const isMember = personType === 'member'
  const stored = await store.get(isMember ? memberPath(personId) : staffPath(personId))
  if (stored === null || stored.data['gymId'] !== gymId || stored.data['erased'] !== undefined)
    throw notAllowed()
  const { name, memberCode, empId, dp } = stored.data
  return {
    personId,
    memberId: isMember ? personId : '',
    personType,
    name: textIn(name),
    code: textIn(isMember ? memberCode : empId),
    dp: textIn(dp),
  }
}

/** An exit is automatic only where it stood there as one. */
const withOwnExits = (visits: readonly Visit[], seen: readonly Visit[]): Visit[] =>
  visits.map((visit) => ({
    ...visit,
    isAutoExit: seen.some(
      (stood) => stood.isAutoExit && areSameVisits([stood], [{ ...visit, isAutoExit: true }]),
    ),
  }))

/** Past days are written by no page: rules can't look through a list of visits, and nothing may change without a reason. */
export const correctDay: Handler<'correctDay'> = async (input, { caller, store, now }) => {
  const { gymId, key, personId, personType, date, seen, reason } = input
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const person = await personOf(store, gymId, personId, personType)
  const settings = storedSettings(gym)
  const { timezone } = settings
  const today = civilDateIn(now, timezone)
  const visits = withOwnExits(input.visits, seen)
  if (date > today) return { kind: 'refused', reason: 'This day is still to come.' }
  const problem = visitProblem(visits, { date, today, timezone, now, before: seen })
  if (problem !== null)
    return {
      kind: 'refused',
      reason: problem.message,
      field: `visits.${String(problem.at)}.${problem.field}`,
    }
  const correct = correctedDay(store, now, (writer, documentId, made) => {
    recordAct(writer, {
      ...{ source: documentId, gymId, ...byCaller({ caller, now }) },
      ...{ act: 'attendanceCorrection.create', collection: 'attendanceCorrections', documentId },
      ...{ before: null, after: made },
    })
  })
  try {
    await correct({ id: gymId, settings }, { key, person, date, seen, visits, reason, by: caller.uid })
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      return { kind: 'refused', reason: error.message }
    throw error
  }
  return { kind: 'done' }
}
