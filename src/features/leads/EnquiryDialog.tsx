import { EnquiryShare } from '@/components/enquiry/EnquiryShare'
import { Dialog } from '@/ui/Dialog'
import styles from './leads.module.css'

export function EnquiryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Enquiry page" width={520} onClose={onClose}>
      <div className={styles.sections}>
        <p>
          Put this code at reception and the link in your profiles. Whoever leaves their number is a new lead,
          due today.
        </p>
        <EnquiryShare />
      </div>
    </Dialog>
  )
}
