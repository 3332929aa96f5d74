import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { qrPath } from '@/documents/qrPath'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { copyEnquiryLink, enquiryLinkOf, shownLink } from './enquiryLink'
import styles from './EnquiryShare.module.css'

const EnquiryPoster = lazy(async () => ({ default: (await import('./EnquiryPoster')).EnquiryPoster }))

const openApart = (address: string) => window.open(address, '_blank', 'noopener')

/** The address of the centre's enquiry page with its code, and the ways to hand it out. */
export function EnquiryShare() {
  const { info } = useGym()
  if (info.referralCode === '')
    return <p>This centre has no referral code yet. Ask our support for one to open its enquiry page.</p>
  return <Share name={info.name} referralCode={info.referralCode} />
}

function Share({ name, referralCode }: { name: string; referralCode: string }) {
  const { settings } = useGym()
  const link = enquiryLinkOf(referralCode)
  const { size, path } = useMemo(() => qrPath(link), [link])
  const [isPrinting, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const words = `Interested in ${name}? Leave your number here and we call you back: ${link}`
  return (
    <div className={styles.share}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className={styles.code}
        role="img"
        aria-label="Code of the enquiry page"
      >
        <path d={path} fill="#000000" shapeRendering="crispEdges" />
      </svg>
      <div className={styles.side}>
        {!settings.enquiryPage && (
          <p className={styles.off} role="status">
            Switched off: the page gives your phone number and takes no enquiries. An owner switches it on in
            Site config.
          </p>
        )}
        <p className={styles.link}>{shownLink(link)}</p>
        <div className={styles.acts}>
          <Button icon="pi-print" isBusy={isPrinting} onClick={() => setPrinting(true)}>
            Print poster
          </Button>
          <Button icon="pi-copy" onClick={() => void copyEnquiryLink(referralCode)}>
            Copy link
          </Button>
          <Button icon="pi-external-link" onClick={() => openApart(link)}>
            Open
          </Button>
          <Button
            icon="pi-whatsapp"
            onClick={() => openApart(`https://wa.me/?text=${encodeURIComponent(words)}`)}
          >
            WhatsApp
          </Button>
        </div>
      </div>
      {isPrinting && (
        <Suspense fallback={null}>
          <EnquiryPoster link={link} onPrinted={printed} />
        </Suspense>
      )}
    </div>
  )
}
