import { z } from 'zod'
import { ERASED_NAME } from '@/domain/members/erase'
import { mapOf } from '@/domain/shared/readers'
import { tenantFilter } from '@/data/store/collection'
import { invoicePath } from '@/data/invoices/invoiceRecords'
import type { DocumentStore, Where } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { changeEach } from './changeEach'
import type { Traces } from './traces'

/** A draft was given to nobody: it goes, with whom it was for. */
const goneDraft = [
  ...['customerEmail', 'customerPhone', 'customerPic', 'billingAddress', 'customerGstin', 'note'].map(
    (field) => ({ at: [field], value: '' }),
  ),
  { at: ['customerName'], value: ERASED_NAME },
  { at: ['sale'], value: null },
  { at: ['isDeleted'], value: true },
]

/** An issued invoice stays as it was printed (CGST Act, section 36); the photo is not printed, nor what was said when it was asked for. */
const unprinted = (hasSale: boolean) => [
  { at: ['customerPic'], value: '' },
  ...(hasSale
    ? ['comments', 'discountReason'].map((field) => ({ at: ['sale', 'terms', field], value: '' }))
    : []),
]

async function eraseInvoices(store: DocumentStore, { invoices }: Traces): Promise<void> {
  for (const { id, isIssued } of invoices) {
    const stored = await store.get(invoicePath(id))
    if (stored === null) continue
    const hasSale = mapOf(mapOf(stored.data['sale'])?.['terms']) !== null
    await store.batch((writer) => writer.update(stored.path, isIssued ? unprinted(hasSale) : goneDraft))
  }
}

/** The invoice as it stood after an act: what a repeat of that act was answered. */
const eraseAnswers = (store: DocumentStore, { gymId, memberId }: Traces) =>
  changeEach(
    store,
    {
      collection: 'acts',
      where: [tenantFilter(gymId), { field: 'answer.invoice.memberId', op: '==', value: memberId }],
    },
    () => [{ at: ['answer', 'invoice'], value: null }],
  )

async function erasePromoUses(store: DocumentStore, { gymId, memberId }: Traces): Promise<void> {
  const codes = { collection: 'promoCodes', where: [tenantFilter(gymId)], orderBy: [] }
  const ofMember: Where[] = [tenantFilter(gymId), { field: 'memberId', op: '==', value: memberId }]
  for await (const page of pagesOf(store, codes))
    for (const { path } of page)
      await changeEach(store, { collection: `${path}/uses`, where: ofMember }, () => [
        { at: ['customerName'], value: ERASED_NAME },
      ])
}

/** The pay of whoever sold to them says for whom it was. */
const erasePayLines = (store: DocumentStore, { gymId, memberId, names }: Traces) =>
  changeEach(
    store,
    {
      collection: 'contributions',
      where: [tenantFilter(gymId), { field: 'source.memberId', op: '==', value: memberId }],
    },
    ({ data }) =>
      ['note', 'reason'].flatMap((field) => {
        const text = data[field]
        if (typeof text !== 'string') return []
        const after = names.reduce((words, name) => words.replaceAll(name, ERASED_NAME), text)
        return after === text ? [] : [{ at: [field], value: after }]
      }),
  )

/** What a line of the night's check says of whom. */
const aboutSchema = z.object({ memberId: z.string().default(''), invoiceId: z.string().default('') })

/** What the night found, put right or could not do for them: the owner reads it by name. */
async function eraseFindings(store: DocumentStore, { gymId, memberId, invoices }: Traces): Promise<void> {
  const ids = new Set(invoices.map(({ id }) => id))
  const isOfOthers = (line: unknown) => {
    const about = aboutSchema.safeParse(line).data
    return about === undefined || (about.memberId !== memberId && !ids.has(about.invoiceId))
  }
  await store.transact(async (transaction) => {
    const stored = await transaction.get(`moneyChecks/${gymId}`)
    const left = ['failures', 'drifts', 'corrections'].flatMap((list) => {
      const lines: unknown = stored?.data[list]
      const others = Array.isArray(lines) ? lines.filter(isOfOthers) : []
      return Array.isArray(lines) && others.length < lines.length ? [{ at: [list], value: others }] : []
    })
    if (stored !== null && left.length > 0) transaction.update(stored.path, left)
  })
}

/** What stands of a person beside the documents that the tax law keeps. */
export async function eraseBooks(store: DocumentStore, traces: Traces): Promise<void> {
  await eraseInvoices(store, traces)
  await eraseAnswers(store, traces)
  await erasePromoUses(store, traces)
  await erasePayLines(store, traces)
  await eraseFindings(store, traces)
}
