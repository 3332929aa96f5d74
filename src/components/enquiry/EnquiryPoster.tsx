import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULT_LOGO } from '@/domain/shared/constants'
import { formatPhone } from '@/domain/shared/phone'
import { qrPath } from '@/documents/qrPath'
import { picturesDrawn } from '@/components/documents/picturesDrawn'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { shownLink } from './enquiryLink'
import styles from './EnquiryPoster.module.css'

const POSTER_ID = 'enquiry-poster'

/** One sheet of A4 for the reception: mounted, it is printed once by the browser's own dialog, and is gone. */
export function EnquiryPoster({ link, onPrinted }: { link: string; onPrinted: () => void }) {
  const { info, settings } = useGym()
  const sheet = useRef<HTMLDivElement>(null)
  const path = useFileUrl(info.dp)
  const logo = info.dp === '' || path === '' ? DEFAULT_LOGO : path
  const { size, path: code } = qrPath(link)

  useEffect(() => {
    // The address of the logo is still read.
    if (logo === undefined) return
    let isLeft = false
    const title = document.title
    const printed = () => onPrinted()
    window.addEventListener('afterprint', printed)
    void picturesDrawn(sheet.current).then(() => {
      if (isLeft) return
      document.title = `Enquiry poster · ${info.name}`
      window.print()
    })
    return () => {
      isLeft = true
      document.title = title
      window.removeEventListener('afterprint', printed)
    }
  }, [logo, info.name, onPrinted])

  return createPortal(
    <div ref={sheet} id={POSTER_ID} className={styles.poster} aria-hidden="true">
      <header className={styles.head}>
        {logo !== undefined && <img className={styles.logo} src={logo} alt="" />}
        <span className={styles.name}>{info.name}</span>
      </header>
      <div className={styles.middle}>
        <span className={styles.call}>Scan to join or ask</span>
        <svg viewBox={`0 0 ${size} ${size}`} className={styles.code} shapeRendering="crispEdges">
          <path d={code} fill="#000000" />
        </svg>
        <span className={styles.link}>{shownLink(link)}</span>
      </div>
      <p className={styles.foot}>
        Leave your number and we call you back.
        {/\d/.test(info.phone) && (
          <>
            <br />
            Or call {formatPhone(info.phone, settings.locale)}.
          </>
        )}
      </p>
    </div>,
    document.body,
  )
}
