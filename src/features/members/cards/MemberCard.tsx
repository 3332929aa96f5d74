import { useMemo } from 'react'
import type { Member } from '@/domain/members/member'
import { cardTextOf } from '@/domain/members/memberCard'
import { initialsOf } from '@/domain/shared/text'
import styles from './cards.module.css'
import { qrPath } from './qrPath'

/** A member's card, ID-1 (85.6 × 54 mm), black on white. `photo` and `logo`: addresses, '' for none. */
export type Card = { member: Member; photo: string }
type Props = { card: Card; centre: string; logo: string }

function Code({ text }: { text: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-text={text}
      aria-hidden="true"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

export function MemberCard({ card: { member, photo }, centre, logo }: Props) {
  return (
    <article className={styles.card} aria-label={`Card of ${member.name}`}>
      <header className={styles.head}>
        <img className={styles.logo} src={logo} alt="" />
        <span className={styles.centre}>{centre}</span>
      </header>
      <div className={styles.body}>
        <div className={styles.person}>
          {photo === '' ? (
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(member.name)}
            </span>
          ) : (
            <img className={styles.photo} src={photo} alt="" />
          )}
          <span className={styles.name}>{member.name}</span>
          <span className={styles.memberCode}>{member.memberCode}</span>
        </div>
        <Code text={cardTextOf(member.gymId, member.id)} />
      </div>
    </article>
  )
}
