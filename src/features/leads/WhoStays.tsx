import type { Lead, LeadStatus } from '@/domain/leads/lead'
import { whyStays, type Stay } from '@/domain/leads/moveChosen'
import { namesOf } from '@/lists/bulkAction'
import { ErrorLine } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'

export const named = (leads: readonly Lead[]) =>
  namesOf(
    leads.map(({ name }) => name),
    leads.length,
  )

const of = (count: number, one: string, many: string) =>
  count === 1 ? `1 lead ${one}` : `${count} leads ${many}`

const words: Record<Stay, (count: number, to: LeadStatus) => string> = {
  silent: (count) => `${of(count, 'stays', 'stay')} until a contact is logged`,
  there: (count, to) =>
    to === 'Lost'
      ? `${of(count, 'is', 'are')} lost already`
      : `${of(count, 'has', 'have')} the status ${to} already`,
  member: (count) => of(count, 'is a member already', 'are members already'),
  contacted: (count) => `${of(count, 'has', 'have')} been contacted, and can’t be new again`,
  deleted: (count) => `${of(count, 'was', 'were')} deleted meanwhile`,
  merged: (count) => `${of(count, 'was merged into another lead', 'were merged into other leads')} meanwhile`,
}
const stays = Object.keys(words) as Stay[]

/** Who of a choice stays where it is, and why: said before anything is done. */
export function WhoStays({ chosen, to }: { chosen: readonly Lead[]; to: LeadStatus }) {
  return stays.map((why) => {
    const staying = chosen.filter((lead) => whyStays(lead, to) === why)
    return (
      staying.length > 0 && (
        <Note key={why}>
          {words[why](staying.length, to)}: {named(staying)}
        </Note>
      )
    )
  })
}

export const UnreadChoice = () => (
  <ErrorLine
    error={{
      message: 'The chosen leads could not be read. Check the connection, close this and try again.',
    }}
  />
)
