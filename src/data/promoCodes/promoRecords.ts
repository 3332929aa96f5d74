import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { HeldPromo } from '@/domain/promoCodes/promoSale'
import { recordUse, slotsOf } from '@/domain/promoCodes/promoUse'
import type { Invoice } from '@/domain/invoices/invoice'
import { amountReader, flagReader, textReader, type Reader } from '@/domain/shared/readers'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { upgradeRecord } from '@/domain/shared/upgradeRecord'
import {
  serverTime,
  type StoredDocument,
  type StoreTransaction,
  type Writer,
} from '@/data/store/documentStore'

export const promoPath = (id: string) => `promoCodes/${id}`
export const usePath = (promoId: string, slot: string) => `promoCodes/${promoId}/uses/${slot}`

/** Older codes have a name and a percentage, which may be text (SPECIFICATION 5). */
const promoReaders: Record<string, Reader> = {
  name: textReader,
  percentOff: amountReader,
  isActive: flagReader(true),
}

export const upgradedPromo = ({ id, data }: Pick<StoredDocument, 'id' | 'data'>) => ({
  ...upgradeRecord(data, promoReaders).data,
  id,
})

function readPromo(stored: StoredDocument | null): PromoCode | null {
  const parsed = stored && promoCodeSchema.safeParse(upgradedPromo(stored))
  return parsed?.success ? parsed.data : null
}

/** Which of a member's slots are taken already. */
export async function takenSlots(
  read: (path: string) => Promise<StoredDocument | null>,
  promo: PromoCode,
  memberId: string,
  invoiceId: string,
): Promise<ReadonlySet<string>> {
  const slots = slotsOf(promo, memberId, invoiceId)
  const found = await Promise.all(slots.map((slot) => read(usePath(promo.id, slot))))
  return new Set(slots.filter((_, at) => found[at] !== null))
}

/** The code and the member's uses of it inside the transaction of a sale; another centre's is none. */
export async function promoIn(
  transaction: StoreTransaction,
  gymId: string,
  promoId: string,
  { memberId, invoiceId }: { memberId: string; invoiceId: string },
): Promise<HeldPromo> {
  const promo = readPromo(await transaction.get(promoPath(promoId)))
  if (promo === null || promo.gymId !== gymId) return { promo: null, taken: new Set() }
  const taken = await takenSlots((path) => transaction.get(path), promo, memberId, invoiceId)
  return { promo, taken }
}

/** The writes that count the use of a code on an invoice; both belong into the transaction that issues it. */
export function useOfPromo(
  { promo, taken }: HeldPromo,
  invoice: Invoice,
  isNewMember: boolean,
): { kind: 'use'; write: (writer: Writer) => void } | Refusal {
  if (promo === null || invoice.promoId !== promo.id) return { kind: 'use', write: () => undefined }
  const used = recordUse(promo, invoice, taken, isNewMember)
  if (isRefused(used)) return used
  const fields = {
    usedCount: used.promo.usedCount,
    lastUseId: used.use.id,
    lastInvoiceId: invoice.id,
    updatedAt: serverTime,
  }
  return {
    kind: 'use',
    write: (writer) => {
      writer.create(usePath(promo.id, used.use.id), used.use)
      writer.update(
        promoPath(promo.id),
        Object.entries(fields).map(([field, value]) => ({ at: [field], value })),
      )
    },
  }
}
