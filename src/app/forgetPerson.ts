import { forgetFileUrls } from '@/components/files/fileUrls'
import { useAsked } from '@/ui/feedback/askToConfirm'
import { useToasts } from '@/ui/feedback/toast'
import { useWork, type WorkState } from '@/ui/feedback/work'
import { dropAllDrafts } from '@/ui/form/draft'

/** ENGINEERING 3 "Cache hygiene": what the screens kept of a person and his centre goes when he does. */
export function forgetPerson(): void {
  dropAllDrafts()
  forgetFileUrls()
  useAsked.getState().asked?.answer(false)
  useToasts.setState({ shown: [] })
  endWork()
}

const isOver = (work: WorkState | null): boolean =>
  work === null || work.status === 'finished' || work.status === 'stopped'

/** After the row that runs, which nothing takes back. */
function endWork(): void {
  useWork.getState().current?.stop()
  if (isOver(useWork.getState().current)) return leaveWork()
  const unsubscribe = useWork.subscribe(({ current }) => {
    if (!isOver(current)) return
    unsubscribe()
    leaveWork()
  })
}

/** The word that work is done follows in the same turn of the page, with an Undo that is not for the next person. */
function leaveWork(): void {
  const { lastId } = useToasts.getState()
  useWork.getState().current?.close()
  setTimeout(() => useToasts.setState(({ shown }) => ({ shown: shown.filter(({ id }) => id <= lastId) })))
}
