import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULT_LOGO } from '@/domain/shared/constants'
import { picturesDrawn } from '@/components/documents/picturesDrawn'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import type { Several } from '@/components/members/several'
import styles from './cards.module.css'
import { MemberCard } from './MemberCard'
import { layouts, MOST_CARDS, sheetsOf, type Layout } from './sheetsOf'
import { useCards } from './useCards'

const SHEETS_ID = 'member-cards'
const cardsText = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`

/** Cards with a QR code for whom was chosen: a preview, then the browser's own print dialog. */
export function PrintCards({ who, onClose }: { who: Several; onClose: () => void }) {
  const { info } = useGym()
  const found = useCards(who)
  const [layout, setLayout] = useState<Layout>(10)
  const [isPrinting, setPrinting] = useState(false)
  const sheets = useRef<HTMLDivElement>(null)
  const logo = useFileUrl(info.dp) || DEFAULT_LOGO
  const cards = found.status === 'ready' ? found.cards : []
  const pages = sheetsOf(cards, layout)
  const [first] = cards

  useEffect(() => {
    const title = document.title
    document.title = `Member cards · ${info.name}`
    return () => {
      document.title = title
    }
  }, [info.name])

  async function print() {
    setPrinting(true)
    await picturesDrawn(sheets.current)
    setPrinting(false)
    window.print()
  }

  return (
    <Dialog
      title={who.count === 1 ? 'Print card' : 'Print cards'}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            kind="primary"
            icon="pi-print"
            isBusy={isPrinting}
            disabled={cards.length === 0}
            onClick={() => void print()}
            data-autofocus
          >
            Print {cardsText(found.status === 'ready' ? cards.length : Math.min(who.count, MOST_CARDS))}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {found.status === 'reading' && (
          <p role="status">
            Reading {found.done} of {found.of}.
          </p>
        )}
        {found.status === 'failed' && <ErrorLine error={found.error} />}
        {found.status === 'ready' && cards.length === 0 && <p>Nobody of the choice is there any more.</p>}
        {first && (
          <div className={styles.preview}>
            <MemberCard card={first} gym={info.name} logo={logo} />
          </div>
        )}
        {who.count > MOST_CARDS && (
          <p>
            At most {MOST_CARDS} cards are printed at a time: these are the first of {who.count}. Narrow the
            list down by a filter for the others.
          </p>
        )}
        {cards.length > 1 && (
          <fieldset className={styles.layouts}>
            <legend>On a sheet of A4</legend>
            {layouts.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="cards-layout"
                  checked={layout === count}
                  onChange={() => setLayout(count)}
                />{' '}
                {count === 10 ? '10 cards, edge to edge' : '8 cards, with room between them'}
              </label>
            ))}
          </fieldset>
        )}
        {cards.length > 0 && (
          <p className={styles.quiet}>
            {cardsText(cards.length)} on {pages.length} {pages.length === 1 ? 'sheet' : 'sheets'}, each the
            size of a bank card. Print at 100 %, without fitting to the page, and in black and white if you
            like.
          </p>
        )}
      </div>
      {createPortal(
        <div ref={sheets} id={SHEETS_ID} className={styles.sheets} aria-hidden="true">
          {pages.map((page) => (
            <div key={page[0]?.member.id} className={styles.sheet} data-layout={layout}>
              {page.map((card) => (
                <MemberCard key={card.member.id} card={card} gym={info.name} logo={logo} />
              ))}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
