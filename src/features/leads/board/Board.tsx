import { useEffect, useMemo, useRef, useState } from 'react'
import { openStatuses, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { queueKey } from '@/domain/leads/leadQueue'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import styles from './board.module.css'
import { BoardCard } from './BoardCard'
import { useBoardDrag } from './useBoardDrag'
import { useBoardMove, type BoardDoors } from './useBoardMove'

/** Of a column at first; a card is costly to draw. */
const SHOWN = 30

type Props = {
  leads: readonly Lead[]
  doors: BoardDoors
  mayConvert: boolean
  ownerOf: (uid: string) => string
  onOpen: (id: string) => void
}

/** Those whom nobody follows up any more come last. */
const columnsInOrder = [...openStatuses, 'Lost', 'Converted'] as const satisfies readonly LeadStatus[]

const isOpenStatus = (status: LeadStatus) => openStatuses.some((one) => one === status)

/** Open leads by status: a card is dragged to another column, or moved by its menu. Won and lost ones leave the board. */
export function Board({ leads, doors, mayConvert, ownerOf, onOpen }: Props) {
  const moveTo = useBoardMove(doors, mayConvert)
  const board = useRef<HTMLDivElement>(null)
  const drag = useBoardDrag({
    board,
    drop: (id, to) => {
      const lead = leads.find((one) => one.id === id)
      if (lead) moveTo(lead, to)
    },
  })
  const follow = useFollow(board, leads)
  const columns = useMemo(() => {
    const inOrder = [...leads].sort((one, other) => (queueKey(one) < queueKey(other) ? -1 : 1))
    return columnsInOrder.map((status) => ({ status, own: inOrder.filter((lead) => lead.status === status) }))
  }, [leads])
  const dragged = leads.find(({ id }) => id === drag?.id)
  return (
    <div ref={board} className={styles.board} data-dragging={dragged && true}>
      {columns.map(({ status, own }) => (
        <section
          key={status}
          className={styles.column}
          aria-label={status}
          data-status={status}
          data-end={!isOpenStatus(status) || undefined}
          data-over={(dragged && drag?.over === status && dragged.status !== status) || undefined}
        >
          <h2 className={styles.head}>
            {status} {isOpenStatus(status) && <span className={styles.count}>{own.length}</span>}
          </h2>
          {isOpenStatus(status) ? (
            <Cards
              leads={own}
              card={(lead) => (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  owner={ownerOf(lead.ownerId)}
                  isDragged={lead === dragged}
                  onOpen={() => onOpen(lead.id)}
                  onMove={(to) => {
                    follow(lead)
                    moveTo(lead, to)
                  }}
                />
              )}
            />
          ) : (
            <p className={styles.hint}>
              {status === 'Converted' ? 'Drop here to sell a package' : 'Drop here to give up'}
            </p>
          )}
        </section>
      ))}
      {dragged && (
        <p className={styles.ghost} aria-hidden="true">
          {dragged.name}
        </p>
      )}
    </div>
  )
}

/** Whoever moved a card by keys goes on from it: in its new column it is another element. */
function useFollow(board: React.RefObject<HTMLElement | null>, leads: readonly Lead[]): (lead: Lead) => void {
  const followed = useRef<Lead | null>(null)
  useEffect(() => {
    const { id, status } = followed.current ?? {}
    const lead = leads.find((one) => one.id === id)
    if (!lead || lead.status === status) return
    followed.current = null
    if (document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(lead.id)}"] button`)?.focus()
  }, [board, leads])
  return (lead) => {
    followed.current = lead
  }
}

function Cards({ leads, card }: { leads: readonly Lead[]; card: (lead: Lead) => React.ReactNode }) {
  const { settings } = useGym()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? leads : leads.slice(0, SHOWN)
  return (
    <>
      <ul className={styles.cards}>{shown.map(card)}</ul>
      {leads.length === 0 && <p className={styles.hint}>No leads</p>}
      {shown.length < leads.length && (
        <Button size="s" kind="quiet" onClick={() => setWhole(true)}>
          Show all {leads.length.toLocaleString(settings.locale)}
        </Button>
      )}
    </>
  )
}
