import { useEffect, useRef, useState } from 'react'
import { Avatar } from '@/ui/Avatar'
import styles from './PersonCell.module.css'
import { useFileUrl } from '@/components/files/useFileUrl'

type Props = {
  name: string
  /** Member code, or what else tells two people of one name apart. */
  code?: string
  /** Storage path or http address of the photo; '' for none. */
  photo?: string
}

/** Photo, name and code: the first column of every list of people. The photo is read once it is in view. */
export function PersonCell({ name, code = '', photo = '' }: Props) {
  const cell = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(cell, photo !== '')
  const src = useFileUrl(isSeen ? photo : '')
  return (
    <span ref={cell} className={styles.person}>
      <Avatar name={name} src={src} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{name || '--'}</span>
        {code && <span className={styles.code}>{code}</span>}
      </span>
    </span>
  )
}

function useIsSeen(element: React.RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!isWanted || isSeen || !element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWanted, isSeen])
  return isSeen
}
