import { useMemo, useRef, useState } from 'react'
import { openStatuses, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { queueKey } from '@/domain/leads/leadQueue'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import styles from './board.module.css'
import { BoardCard } from './BoardCard'
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
  // A drop may come before React has drawn what the drag began with.
  const dragged = useRef<Lead | null>(null)
  const [over, setOver] = useState<LeadStatus | null>(null)
  const columns = useMemo(() => {
    const inOrder = [...leads].sort((one, other) => (queueKey(one) < queueKey(other) ? -1 : 1))
    return columnsInOrder.map((status) => ({ status, own: inOrder.filter((lead) => lead.status === status) }))
  }, [leads])
  const end = () => {
    dragged.current = null
    setOver(null)
  }
  return (
    <div className={styles.board}>
      {columns.map(({ status, own }) => (
        <section
          key={status}
          className={styles.column}
          aria-label={status}
          data-end={!isOpenStatus(status) || undefined}
          data-over={over === status || undefined}
          onDragOver={(event) => {
            if (dragged.current === null) return
            event.preventDefault()
            event.dataTransfer.dropEffect = 'move'
            setOver(dragged.current.status === status ? null : status)
          }}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged.current !== null) moveTo(dragged.current, status)
            end()
          }}
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
                  onOpen={() => onOpen(lead.id)}
                  onMove={(to) => moveTo(lead, to)}
                  onDrag={() => {
                    dragged.current = lead
                  }}
                  onDragEnd={end}
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
    </div>
  )
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
