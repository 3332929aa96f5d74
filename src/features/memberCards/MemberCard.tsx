import { useMemo } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { cardTextOf } from '@/domain/members/memberCard'
import { initialsOf } from '@/domain/shared/text'
import styles from './cards.module.css'
import { encode } from 'uqr'

/** Modules left white around a code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET = 4

/**
 * A QR code as one SVG path over `size` × `size` units, a unit a module. Level M: a card is scratched sooner or later.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  let path = ''
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`
    }
  return { size, path }
}

/** A member's card, ID-1 (85.6 × 54 mm), black on white. `photo` and `logo`: addresses, '' for none. */
export type Card = { member: ListedMember; photo: string }
type Props = { card: Card; gym: string; logo: string }

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

export function MemberCard({ card: { member, photo }, gym, logo }: Props) {
  return (
    <article className={styles.card} aria-label={`Card of ${member.name}`}>
      <header className={styles.head}>
        <img className={styles.logo} src={logo} alt="" />
        <span className={styles.gym}>{gym}</span>
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
