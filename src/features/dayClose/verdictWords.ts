import { nameOf } from '@/domain/ledger/factWords'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { DayVerdict } from '@/data/ledger/verifyDay'

/** Something that is not as it was entered, in words; `invoiceId` is '' where it is about none. */
export type Fault = { text: string; invoiceId: string }

/** What Verify says of a day: the entry at which its chain breaks, and the records that tell another story. */
export function faultsOf(day: CivilDate, { chain, mismatches }: DayVerdict): Fault[] {
  const broken: Fault[] =
    chain.kind === 'whole'
      ? []
      : [
          {
            text: `${formatCivil(day)}: ${chain.reason}${chain.entry ? ` ${nameOf(chain.entry)}.` : ''}`,
            invoiceId: chain.entry?.invoiceId ?? '',
          },
        ]
  return [...broken, ...mismatches.map(({ reason, invoiceId }) => ({ text: reason, invoiceId }))]
}
