import { z } from 'zod'
import { folderOf } from '@/domain/files/fileKinds'
import { addDays } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'
import { isWholeText } from '@/domain/shared/isWholeText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { tidy } from '@/domain/shared/text'

/** A contract, a certificate, a check by the police: with the last day on which it holds, null for without end. */
export const staffDocumentSchema = z.object({
  id: z.string().min(1),
  title: z.string(),
  /** In Storage, in the employee's own folder. */
  path: z.string(),
  expiresOn: civilDateSchema.nullable().catch(null).default(null),
  addedOn: civilDateSchema.nullable().catch(null).default(null),
})
export type StaffDocument = z.infer<typeof staffDocumentSchema>

const MOST_DOCUMENTS = 30
/** Whoever renews a certificate needs some weeks for it. */
const NOTICE_DAYS = 30

export const documentTitle = z
  .string()
  .transform(tidy)
  .pipe(
    z
      .string()
      .min(1, 'Enter what it is')
      .max(80, 'At most 80 characters')
      .refine(isWholeText, 'Enter plain text'),
  )

/** What a page names of one that is put there. */
export const staffDocumentFields = z.strictObject({
  id: idSchema,
  title: documentTitle,
  path: z
    .string()
    .max(400)
    .regex(/^[!-~]+$/, 'This is no path of a file.'),
  expiresOn: civilDateSchema.nullable(),
})
export type StaffDocumentFields = z.output<typeof staffDocumentFields>

type Owner = { gymId: string; id: string; documents: readonly StaffDocument[] }

/** The employee's documents with that one: a repeat finds it there. The newest is the last. */
export function withDocument(
  { gymId, id, documents }: Owner,
  added: StaffDocumentFields,
  today: CivilDate,
): StaffDocument[] | Refusal {
  if (!added.path.startsWith(`${folderOf(gymId, 'staffDocument', id)}/document-`))
    return refused('Upload the document again.')
  const known = documents.find((one) => one.id === added.id)
  const others = documents.filter((one) => one.id !== added.id)
  if (others.length >= MOST_DOCUMENTS)
    return refused(
      `At most ${MOST_DOCUMENTS} documents are kept of one person. Remove one that is of no use now.`,
    )
  return [...others, { ...added, addedOn: known?.addedOn ?? today }]
}

/** Whether another of them is this very file: what was added twice lies at one path (`filePathOf`). */
export const isFileOfOther = (
  documents: readonly StaffDocument[],
  { id, path }: Pick<StaffDocument, 'id' | 'path'>,
): boolean => documents.some((other) => other.id !== id && other.path === path)

export type DocumentStanding = 'expired' | 'expiring' | 'holds'

/** Whether it holds today, and for how long. */
export function documentStanding(
  { expiresOn }: Pick<StaffDocument, 'expiresOn'>,
  today: CivilDate,
): DocumentStanding {
  if (expiresOn === null || expiresOn > addDays(today, NOTICE_DAYS)) return 'holds'
  return expiresOn < today ? 'expired' : 'expiring'
}

/** Of somebody's, one that has ended or is about to. */
export type EndingDocument = { staffId: string; name: string; title: string; expiresOn: CivilDate }

/** What has ended or is about to of those who work here, the first to end first. */
export function endingDocuments(
  staff: readonly { id: string; name: string; documents: readonly StaffDocument[] }[],
  today: CivilDate,
): EndingDocument[] {
  return staff
    .flatMap(({ id, name, documents }) =>
      documents.flatMap((document) =>
        document.expiresOn === null || documentStanding(document, today) === 'holds'
          ? []
          : [{ staffId: id, name, title: document.title, expiresOn: document.expiresOn }],
      ),
    )
    .sort((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1))
}

/** The worst of them; `holds` where there is none. */
export function documentsStanding(
  documents: readonly Pick<StaffDocument, 'expiresOn'>[],
  today: CivilDate,
): DocumentStanding {
  const standings = documents.map((one) => documentStanding(one, today))
  if (standings.includes('expired')) return 'expired'
  return standings.includes('expiring') ? 'expiring' : 'holds'
}
