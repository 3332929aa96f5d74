import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { HeldPromo } from '@/domain/promoCodes/promoSale'
import { recordUse } from '@/domain/promoCodes/promoUse'
import type { Invoice } from '@/domain/invoices/invoice'
import { amountReader, flagReader, textReader, type Reader, type StoredRecord } from '@/domain/shared/readers'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, StoreTransaction, Writer } from '@/data/store/documentStore'

export const promoPath = (id: string) => `promoCodes/${id}`
export const usePath = (promoId: string, slot: string) => `promoCodes/${promoId}/uses/${slot}`

/** Older codes have a name and a percentage, which may be text (SPECIFICATION 5). */
const promoReaders: Record<string, Reader> = {
  name: textReader,
  percentOff: amountReader,
  isActive: flagReader(true),
}

export function upgradePromo(id: string, stored: StoredRecord): Upgraded {
  const { data, ...rest } = upgradeRecord(stored, promoReaders)
  return { data: { ...data, id }, ...rest }
}

function readPromo(stored: StoredDocument | null): PromoCode | null {
  const parsed = stored && promoCodeSchema.safeParse(upgradePromo(stored.id, stored.data).data)
  return parsed?.success ? parsed.data : null
}

/** More uses of a member than a code ever allows; what the rules let a page ask for. */
const USES_COUNTED = 100

/** How often a member has used a code that is limited for each; 0 for one that is not. */
export async function usesByMember(
  store: Pick<DocumentStore, 'query'>,
  { id, gymId, perMember }: Pick<PromoCode, 'id' | 'gymId' | 'perMember'>,
  memberId: string,
): Promise<number> {
  if (perMember === 0) return 0
  const uses = await store.query({
    collection: `promoCodes/${id}/uses`,
    where: [tenantFilter(gymId), { field: 'memberId', op: '==', value: memberId }],
    orderBy: [],
    limit: USES_COUNTED,
  })
  return uses.length
}

/**
 * The code inside the transaction of a sale, and the member's uses of it; another centre's is none. Each use writes the
 * code's document, which this transaction has read first: a use that comes in between makes it begin again.
 */
export async function promoIn(
  store: Pick<DocumentStore, 'query'>,
  transaction: StoreTransaction,
  gymId: string,
  promoId: string,
  memberId: string,
): Promise<HeldPromo> {
  const promo = promoId === '' ? null : readPromo(await transaction.get(promoPath(promoId)))
  if (promo === null || promo.gymId !== gymId) return { promo: null, usedByMember: 0 }
  return { promo, usedByMember: await usesByMember(store, promo, memberId) }
}

/** The writes that count the use of a code on an invoice; both belong into the transaction that issues it. */
export function useOfPromo(
  { promo, usedByMember }: HeldPromo,
  invoice: Invoice,
  isNewMember: boolean,
): { kind: 'use'; write: (writer: Writer) => void } | Refusal {
  if (promo === null || invoice.promoId !== promo.id) return { kind: 'use', write: () => undefined }
  const used = recordUse(promo, invoice, usedByMember, isNewMember)
  if (isRefused(used)) return { ...used, field: 'promoCode' }
  return {
    kind: 'use',
    write: (writer) => {
      writer.create(usePath(promo.id, used.use.id), used.use)
      writer.update(promoPath(promo.id), [{ at: ['usedCount'], value: used.promo.usedCount }])
    },
  }
}
