import { useState } from 'react'
import { DEFAULT_LOGO } from '@/domain/shared/constants'
import { useFileUrl } from '@/components/files/useFileUrl'
import styles from './Logo.module.css'

type LogoProps = {
  /** Storage path or address; '' for none. */
  logo: string
  /** Pixels. */
  size?: number
}

/** The centre's logo; /logo.png when there is none or it does not load. Decorative: the name stands beside it. */
export function Logo({ logo, size = 32 }: LogoProps) {
  const url = useFileUrl(logo) || DEFAULT_LOGO
  const [failed, setFailed] = useState('')
  return (
    <img
      className={styles.logo}
      src={url === failed ? DEFAULT_LOGO : url}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(url)}
    />
  )
}
