import type { ClientInfo } from '@/domain/gyms/gym'
import { newMember } from '@/domain/members/applyForm'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { memberFormSchema, type MemberForm } from '@/domain/members/memberForm'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { phoneDigits } from '@/domain/shared/phone'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { lowerName } from '@/domain/shared/text'
import { fingerprintOf } from '@/domain/ledger/chain'
import { heldElsewhere, heldProblem } from './heldElsewhere'
import { formOfRow, type ImportRow } from './importRow'

type Moment = { now: Date; today: CivilDate; timezone: string }
type Gym = Pick<ClientInfo, 'name' | 'email' | 'ownerName'>

type Named = Pick<ImportRow, 'phone' | 'name'>

async function idOf(of: { gymId: string; importId?: string }, { phone, name }: Named): Promise<string> {
  const print = await fingerprintOf({ ...of, phone: phoneDigits(phone), name: lowerName(name) })
  return `i${print.slice(0, 27)}`
}

/**
 * The same person of the same centre has the same id, whichever file brings them and however often: a repeat finds its own work
 * done.
 */
export const importedId = (gymId: string, person: Named): Promise<string> => idOf({ gymId }, person)

/** Where another centre's record stands in that place: as no other centre knows the import, it can't be told beforehand. */
export const laterId = (gymId: string, importId: string, person: Named): Promise<string> =>
  idOf({ gymId, importId }, person)

type ReadRow = { kind: 'read'; form: MemberForm }

/** The row by the rules of the form for a new member, and of the package that it takes over. */
export function readRow(row: ImportRow, today: CivilDate, locale: string): ReadRow | Refusal {
  const form = memberFormSchema(today, locale).safeParse(formOfRow(row))
  if (!form.success) return refused(form.error.issues[0]?.message ?? 'This row can’t be read')
  if (row.joinedOn !== null && row.joinedOn > today) return refused('The day of joining lies in the future')
  const problem = row.held && heldProblem(row.held, today)
  return problem === null ? { kind: 'read', form: form.data } : refused(problem)
}

/**
 * The member that a row becomes. The day of joining is the file's, else the first day of the package, else unknown: nobody joined on
 * the day of the import. `template`: of the package that is taken over, null for none.
 */
export function importedMember(
  { id, gymId, gym }: { id: string; gymId: string; gym: Gym },
  row: ImportRow,
  form: MemberForm,
  template: PackageTemplate | null,
  moment: Moment,
): Member {
  const member: Member = {
    ...newMember(id, gymId, form, moment),
    createdAt: row.joinedOn && instantAt(row.joinedOn, '12:00', moment.timezone),
    currentPackage: row.held && template && heldElsewhere(`${id}_held`, row.held, template, gym, moment),
  }
  return { ...member, lookup: lookupOf(member, moment.timezone, null) }
}
