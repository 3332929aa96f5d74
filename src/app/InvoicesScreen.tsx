import InvoicesPage from '@/features/invoices/InvoicesPage'
import { DayCloseHost } from './DayCloseHost'

/** The invoices, with the day's close over them: two features, which only meet here. */
export const InvoicesScreen = () => (
  <>
    <InvoicesPage />
    <DayCloseHost />
  </>
)
