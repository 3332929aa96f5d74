import { useFormat } from '@/ui/format/format'

/** What the number of a bank transfer is called where the centre is (PRODUCT 2.R). */
export const useTransferWord = (): string => (useFormat().callingCode === '91' ? 'UTR' : 'Bank reference')
