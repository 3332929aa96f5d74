import { leadSchema, type Lead } from '@/domain/leads/lead'
import { foundBy, newLead, type LeadForm } from '@/domain/leads/leadForm'
import { monthCame } from '@/domain/leads/leadMonths'
import type { LeadRow } from './leadRow'

/** The lead that a row becomes: new, and the owner follows up where the file says nothing of it. */
export const importedLead = (
  { id, gymId }: { id: string; gymId: string },
  { ownerId }: Pick<LeadRow, 'ownerId'>,
  form: LeadForm,
  { by, at }: { by: string; at: Date },
): Lead =>
  leadSchema.parse({
    ...newLead(form, by),
    ...foundBy(form),
    ...{ id, gymId, cameIn: monthCame(at), createdAt: at, updatedAt: at },
    ownerId: ownerId === '' ? gymId : (ownerId ?? ''),
  })

/** Nothing has happened: the lead bears the moment of the import, and nobody has talked to it. */
export const isAsImported = ({ updatedAt, interactions, status }: Lead, at: Date): boolean =>
  updatedAt?.getTime() === at.getTime() && interactions.length === 0 && status === 'New'
