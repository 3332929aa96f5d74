import { z } from 'zod'
import type { GymSettings } from '@/domain/gyms/settings'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinState, tidyGstin } from '@/domain/tax/gstin'
import type { StoredDocument, Writer } from '@/data/store/documentStore'

/** What the numbers of a centre's invoices and notes follow from. */
export type SeriesSettings = Pick<GymSettings, 'gstin' | 'invoicePrefix' | 'taxRegime'>

/** Whose a prefix is under a GSTIN: the centre that issued the first document with it. */
const holderSchema = z.object({ gymId: z.string() })

/**
 * DOMAIN 2.3: a number is unique within its GSTIN, which several centres may share, so a prefix belongs to one of them. null
 * for a centre without a GSTIN, whose numbers nobody else can have.
 */
export function gstinPrefixPath({ gstin, invoicePrefix, taxRegime }: SeriesSettings): string | null {
  const isRegistered = taxRegime === 'regular' || taxRegime === 'composition'
  return isRegistered && gstinState(gstin) !== ''
    ? `gstinPrefixes/${tidyGstin(gstin)}_${invoicePrefix}`
    : null
}

/** Why a centre can't number its documents like that: another one with its GSTIN does. `stored` is what the path holds. */
export function refuseSeries(
  stored: StoredDocument | null,
  gymId: string,
  { gstin, invoicePrefix }: SeriesSettings,
): Refusal | null {
  if (stored === null || holderSchema.parse(stored.data).gymId === gymId) return null
  return refused(
    `Another centre with the GSTIN ${tidyGstin(gstin)} already numbers its invoices ${invoicePrefix}/. Choose another invoice prefix in the settings.`,
  )
}

type Reads = { get(path: string): Promise<StoredDocument | null> }

/** `take` writes whose the prefix is, where nobody had it. */
export type Claimed = { kind: 'claimed'; take(writer: Writer): void }

/** Takes the prefix with the first number under it; both belong into the same transaction. */
export async function claimSeries(
  transaction: Reads,
  gymId: string,
  settings: SeriesSettings,
): Promise<Claimed | Refusal> {
  const path = gstinPrefixPath(settings)
  const held: Claimed = { kind: 'claimed', take: () => undefined }
  if (path === null) return held
  const stored = await transaction.get(path)
  const refusal = refuseSeries(stored, gymId, settings)
  if (refusal) return refusal
  const { gstin, invoicePrefix } = settings
  if (stored !== null) return held
  const claim = { gymId, gstin: tidyGstin(gstin), prefix: invoicePrefix }
  return { kind: 'claimed', take: (writer) => writer.set(path, claim) }
}
