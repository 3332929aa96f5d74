import { useFormat } from '@/ui/format/format'

/** What somebody where the centre is would write for an expense (PRODUCT 2.R). */
export const useExampleExpenses = (): string =>
  useFormat().callingCode === '91' ? 'bijli bill, rent, phenyl' : 'electricity bill, rent, cleaning'
