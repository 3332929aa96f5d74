import type { ReactNode } from 'react'
import { useFileUrl } from '@/components/files/useFileUrl'
import { Avatar } from '@/ui/Avatar'
import type { Tune } from '../desk/tones'
import styles from './kiosk.module.css'
import type { PublicWords } from './publicWords'

const icons: Record<Tune, string> = {
  allow: 'pi-check-circle',
  greet: 'pi-star-fill',
  warn: 'pi-info-circle',
  stop: 'pi-user',
}

/** Fills the screen with colour and word, to be read from across the room. */
export function PublicVerdict({
  words: { tone, word, name, lines },
  photo,
  children,
}: {
  words: PublicWords
  photo: string
  /** What is to be answered, below the words. */
  children?: ReactNode
}) {
  const url = useFileUrl(photo)
  return (
    <section className={styles.verdict} data-verdict={tone} aria-label="Verdict">
      <p className={styles.word}>
        <i className={`pi ${icons[tone]}`} aria-hidden="true" /> <span>{word}</span>
      </p>
      {name !== '' && (
        <div className={styles.person}>
          <Avatar name={name} src={url} size={160} />
          <p className={styles.name}>{name}</p>
        </div>
      )}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {children}
    </section>
  )
}
