import { z } from 'zod'
import type { ListedMember } from '@/domain/members/listedMember'
import { hasRunningPackage } from '@/domain/packageLife/possibleActs'
import { isRefused, refused } from '@/domain/shared/refusal'
import { beginWork } from '@/lists/beginWork'
import { newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import type { Work } from '@/ui/feedback/work'
import { untilLimit } from '@/components/records/untilLimit'
import type { Several } from '@/components/members/several'
import { useFirstNames } from '@/components/members/useFirstNames'
import { DaysGivenNote } from './DaysGivenNote'

const MOST_DAYS = 365

const schema = z.object({
  days: z
    .number()
    .nullable()
    .transform((days, context) => {
      if (days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days
      context.addIssue({ code: 'custom', message: `Enter 1 to ${MOST_DAYS} days` })
      return z.NEVER
    }),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason, for instance that the centre was closed')
    .max(200, 'At most 200 characters'),
})
type Form = z.input<typeof schema>

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** The same days for everybody who was chosen, for instance because the centre was closed. */
export function ExtendManyDialog({ who, onClose }: { who: Several; onClose: () => void }) {
  const act = useAct()
  const { today } = useGym()
  const names = useFirstNames(who)

  const extendOne = async (member: ListedMember, days: number, reason: string) => {
    // The act itself brings back a package that has just ended, which is meant for one member and not for a whole list.
    if (!hasRunningPackage(member, today)) throw new Error('No package runs today, so it is left as it is.')
    const answer = await act('extend', { memberId: member.id, days, reason }, newActKey())
    if (isRefused(answer)) throw new Error(answer.reason)
  }

  const extend = ({ days, reason }: z.output<typeof schema>) => {
    const work: Work<ListedMember> = {
      title: `Extend ${who.count} members by ${daysText(days)}`,
      count: who.count,
      rows: who.rows(),
      nameOf: (member) => member.name,
      each: untilLimit((member) => extendOne(member, days, reason)),
      doneText: (done) => `${done} ${done === 1 ? 'member has' : 'members have'} ${daysText(days)} more.`,
    }
    const notNow = beginWork(work, who.clear)
    return Promise.resolve(notNow ? refused(notNow) : undefined)
  }

  return (
    <FormSheet<Form, z.output<typeof schema>>
      as="dialog"
      title={`Extend ${who.count} ${who.count === 1 ? 'member' : 'members'}`}
      schema={schema}
      defaults={{ days: null, reason: '' }}
      submitLabel="Extend"
      onClose={onClose}
      onSubmit={extend}
    >
      <p>
        {names} Each package ends that many days later, at no charge. Whoever has no running package is left
        as they are, and named at the end.
      </p>
      <NumberField<Form> name="days" label="Days" suffix="days" isRequired autoFocus />
      <TextField<Form> name="reason" label="Reason" isRequired />
      <DaysGivenNote />
    </FormSheet>
  )
}
